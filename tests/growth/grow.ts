import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ALBUMS = ['tours', 'fans'];

/** A number that no original has, for each round of copies. */
const later = (id: string, round: number) => String(Number(id) + round * 1000);

/**
 * Gives a copy of the project so many times its posts and its albums' pictures: each of them again, with a number and a
 * picture file of its own.
 */
export function growContent(project: string, times: number): void {
  const content = path.join(project, 'site/content');
  for (let round = 1; round < times; round++) copyPosts(content, round);
  for (const album of ALBUMS) growAlbum(content, album, times);
}

/** Posts whose files begin with _ are not published. */
function copyPosts(content: string, round: number): void {
  const posts = path.join(content, 'posts');
  for (const name of readdirSync(posts).filter((file) => /^(?!_|again-).*\.md$/.test(file))) {
    const text = readFileSync(path.join(posts, name), 'utf8');
    const [, id = ''] = /^id: (\d+)/m.exec(text)!;
    const again = text
      .replace(/^id: \d+/m, `id: ${later(id, round)}`)
      .replace(/^title: (['"]?)/m, `title: $1${round} `);
    writeFileSync(path.join(posts, `again-${round}-${name}`), again);
    // A post that names no picture has the file of its number.
    copyFileSync(
      path.join(content, `pictures/posts/${id}.webp`),
      path.join(content, `pictures/posts/${later(id, round)}.webp`),
    );
  }
}

function growAlbum(content: string, album: string, times: number): void {
  const file = path.join(content, `gallery/${album}.yaml`);
  const text = readFileSync(file, 'utf8');
  const items = text.slice(text.indexOf('  - id:'));
  const rounds = Array.from({ length: times - 1 }, (_, index) => index + 1);
  const more = rounds.map((round) =>
    items
      .replace(/(?<=- id: )\d+/g, (id) => later(id, round))
      .replace(/(?<=picture: gallery\/\w+\/)\d+/g, (id) => later(id, round)),
  );
  writeFileSync(file, text.trimEnd() + '\n' + more.join(''));
  const folder = path.join(content, `pictures/gallery/${album}`);
  for (const name of readdirSync(folder)) {
    const { name: id, ext } = path.parse(name);
    for (const round of rounds)
      copyFileSync(path.join(folder, name), path.join(folder, `${later(id, round)}${ext}`));
  }
}
