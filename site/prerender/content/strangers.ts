import { ALBUMS } from '../../../widgets/kit/model/gallery';
import { LANGUAGES } from '../../../widgets/kit/model/language';
import { TOUR_SLUGS } from '../../../widgets/kit/model/tour';
import { PLAIN_KINDS } from './schemas';
import { closestMatch } from '../../../widgets/kit/model/closest-match';
import { shownPath, type Reader } from './read/reader';
import { SAMPLES_FILE } from './samples/samples';

/** Every file that is read by its name; posts are read whatever they are called. */
const NAMED = new Set([
  'README.md',
  'fields.md',
  'going-live.md',
  'going-live-cloudflare.md',
  'going-live-netlify.md',
  'settings.yaml',
  'search.yaml',
  SAMPLES_FILE,
  ...TOUR_SLUGS.map((slug) => `tours/${slug}.yaml`),
  ...LANGUAGES.map((language) => `languages/${language}.yaml`),
  ...ALBUMS.map((album) => `gallery/${album}.yaml`),
  ...PLAIN_KINDS.map(({ file }) => file),
]);

/**
 * Tells whether a file is left behind by programs, or begins with an underscore: examples, and whatever is put aside.
 */
const isAside = (name: string): boolean =>
  name.split('/').some((part) => /^[._]|^(Thumbs\.db|desktop\.ini)$|~$/i.test(part));
const isPost = (name: string): boolean => /^posts\/[^/]+\.md$/.test(name);
const isPicture = (name: string): boolean => /\.(jpe?g|png|webp|svg|avif|gif|hei[cf]|tiff?)$/i.test(name);

const baseName = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

/** Says what a file that nothing reads was most likely meant to be. */
function advice(name: string): string {
  const file = baseName(name);
  const plain = file.replace(/\.(md|ya?ml)(\.(txt|rtf|docx?|bak))?$/i, '');
  if (isPicture(name)) return 'Pictures belong into site/content/pictures.';
  if (name.startsWith('posts/') && name.split('/').length > 2)
    return 'Move it into site/content/posts itself.';
  if (name.startsWith('posts/'))
    return `A post's name ends in ".md": rename it to ${plain.split('.')[0]}.md.`;
  const guess = closestMatch(name.replace(file, `${plain}.yaml`), [...NAMED]);
  if (guess && guess !== name) return `Rename it to ${baseName(guess)}, if it is to replace that one.`;
  if (name.startsWith('tours/')) {
    return `The site has these tours: ${TOUR_SLUGS.join(', ')}. A further one needs a change of the program; put an underscore before the name to keep the file.`;
  }
  return 'Move it elsewhere, or put an underscore before its name to keep it.';
}

/** Reports every file of the content folder that nothing reads. Pictures are looked at by themselves. */
export async function reportStrangers(reader: Reader): Promise<void> {
  for (const name of await reader.folder.names()) {
    if (name.startsWith('pictures/') || isAside(name) || NAMED.has(name) || isPost(name)) continue;
    reader.problems.push({
      file: shownPath(reader, name),
      line: 1,
      field: '',
      wrong: 'is read by nothing',
      right: advice(name),
      kind: 'content',
    });
  }
}
