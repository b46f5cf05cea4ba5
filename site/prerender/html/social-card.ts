import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { CARD_SIZE, renderSocialCard, socialCardText } from '../../art/social-card';
import type { PageFacts } from '../../seo/page-facts';
import { findMasters } from '../pictures/masters';
import { sha256 } from '../pictures/plan';
import { MASTERS_DIR } from '../pictures/settings';
import { writeWhole } from '../pictures/store';

/** Cards of earlier builds, by a hash of all that is on them. */
const STORE = '.cache/cards';

/** Bytes; networks give up on heavy pictures. */
const BUDGET = 100_000;
const QUALITIES = [82, 74, 66, 58];

export interface PublishedCard {
  /** Root-relative. */
  href: string;
  width: number;
  height: number;
  alt: string;
}

/**
 * Puts a page's card into a built site, drawn unless an earlier build has drawn the same one.
 * @param outDir the built site's folder
 */
export async function publishCard(card: PageFacts['card'], outDir: string): Promise<PublishedCard> {
  const { file, hash: ofMaster } = masterOf(card.picture);
  const inputs = [socialCardText(card), ofMaster, card.focus, QUALITIES];
  const hash = sha256(JSON.stringify(inputs)).slice(0, 16);
  const stored = path.join(STORE, `${hash}.jpg`);
  if (!existsSync(stored)) writeWhole(stored, await draw(card, file));
  const href = `/img/cards/${hash}.jpg`;
  mkdirSync(path.join(outDir, 'img/cards'), { recursive: true });
  copyFileSync(stored, path.join(outDir, href));
  return { href, ...CARD_SIZE, alt: `${card.title}. ${card.alt}` };
}

/** The card as JPEG, in the best quality that fits the budget. */
async function draw(card: PageFacts['card'], picture: string): Promise<Buffer> {
  const drawn = await renderSocialCard({ ...card, picture });
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  let jpeg = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    jpeg = await sharp(data, { raw: info }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= BUDGET) break;
  }
  return jpeg;
}

let masters: ReadonlyMap<string, string> | undefined;
const hashes = new Map<string, string>();

/** The file of a picture's key, and the hash of what is in it. Many pages share a picture. */
function masterOf(key: string): { file: string; hash: string } {
  masters ??= new Map(findMasters(MASTERS_DIR).masters.map((master) => [master.key, master.file]));
  const file = masters.get(key);
  if (!file) throw new Error(`${MASTERS_DIR}: no picture has the key "${key}".`);
  const hash = hashes.get(file) ?? sha256(readFileSync(file));
  hashes.set(file, hash);
  return { file, hash };
}
