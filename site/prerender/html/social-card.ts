import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { CARD_SIZE, renderSocialCard, socialCardText } from '../../art/social-card';
import type { PageFacts } from '../../seo/page-facts';
import { findMasters } from '../pictures/masters';
import { sha256 } from '../pictures/plan-renditions';
import { MASTERS_DIR } from '../pictures/settings';
import { writeWhole } from '../tools/files';

const CACHE = '.cache/cards';

/** Social networks skip heavy pictures. */
const BUDGET_BYTES = 100_000;
const QUALITIES = [82, 74, 66, 58];

export type PublishedCard = Awaited<ReturnType<typeof publishCard>>;

/** Copies a page's card into the built site; draws it if it is not cached. */
export async function publishCard(card: PageFacts['card'], outDir: string) {
  const { file, hash: ofMaster } = masterOf(card.picture);
  const inputs = [socialCardText(card), ofMaster, card.focus, QUALITIES];
  const hash = sha256(JSON.stringify(inputs)).slice(0, 16);
  const cached = path.join(CACHE, `${hash}.jpg`);
  if (!existsSync(cached)) writeWhole(cached, await draw(card, file));
  const href = `/img/cards/${hash}.jpg`;
  mkdirSync(path.join(outDir, 'img/cards'), { recursive: true });
  copyFileSync(cached, path.join(outDir, href));
  return { href, ...CARD_SIZE, alt: `${card.title}. ${card.alt}` };
}

/** Returns the card as JPEG, in the best quality that fits the budget. */
async function draw(card: PageFacts['card'], picture: string): Promise<Buffer> {
  const drawn = await renderSocialCard({ ...card, picture });
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  let jpeg = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    jpeg = await sharp(data, { raw: info }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= BUDGET_BYTES) break;
  }
  return jpeg;
}

let masters: ReadonlyMap<string, string> | undefined;

/** Returns the file of a picture and its hash. */
export function masterOf(key: string): { file: string; hash: string } {
  masters ??= new Map(findMasters(MASTERS_DIR).masters.map((master) => [master.key, master.file]));
  const file = masters.get(key);
  if (!file) throw new Error(`${MASTERS_DIR}: no picture has the key "${key}".`);
  return { file, hash: sha256(readFileSync(file)) };
}
