import { TOUR_SLUGS } from '../../../widgets/kit/model/tour';
import { newYorkClock } from '../../../widgets/kit/schedule/departures';
import { guidePath, GUIDES } from '../../pages/guide-names';
import { loadContent } from './load';
import { nodesOf } from './posts/markdown';
import type { LoadedPost } from './posts/posts';
import { valuesAt } from './read/field-path';
import { formatProblem, problemAt, type ContentProblem, type Report } from './read/problems';
import type { Folder, Loaded, Reader } from './read/reader';
import { checkReferences, linkFault, pictureFault, pictureKeys, type Targets } from './references';
import { findSamples, readSamples } from './samples/samples';
import { checkDays, checkTexts, checkTranslations, unreadFiles, unreadyForGuests } from './warnings';

export type CheckedContent = ReturnType<typeof checkFolder>;

/** Returns the paths of this site's pages, also of files with mistakes in other fields; undefined if a file is not YAML. */
function pagesOf({ sources }: Reader): Set<string> | undefined {
  const pages = new Set([...TOUR_SLUGS.map((slug) => `/tours/${slug}`), ...GUIDES.map(guidePath)]);
  for (const [name, { data }] of sources) {
    if (data === undefined) return undefined;
    const { id, path } = (data ?? {}) as { id?: unknown; path?: unknown };
    if (typeof path === 'string') pages.add(path);
    if (name.startsWith('posts/')) pages.add(`/blog/${id}`).add(`/blog?post=${id}`);
  }
  return pages;
}

/** Checks the links and pictures inside a post's body. */
function checkBody({ file, body, bodyLine }: LoadedPost, targets: Targets, report: Report): void {
  for (const node of nodesOf(body)) {
    if (node.type !== 'link' && node.type !== 'image') continue;
    const isPicture = node.type === 'image';
    const fault = isPicture ? pictureFault(node.url, targets) : linkFault(node.url, targets);
    if (!fault) continue;
    const line = (node.position?.start.line ?? 1) + bodyLine - 1;
    report({ file, line, field: 'body', ...fault, kind: isPicture ? 'missing-picture' : 'content' });
  }
}

/** Reports every value of a field, such as `pictures[].id`, that occurs a second time. */
function checkUnique(files: readonly Loaded<unknown>[], field: string, report: Report): void {
  const first = new Map<unknown, string>();
  for (const file of files)
    for (const { path, value } of valuesAt(file.data, field)) {
      const before = first.get(value);
      const wrong = `is "${value}", which is already used in ${before}`;
      if (before) report(problemAt(file, path, { wrong, right: 'Change or remove one of the two.' }));
      else first.set(value, `${file.file}:${file.lineOf(path)}`);
    }
}

const inOrder = (a: ContentProblem, b: ContentProblem) =>
  Number(a.kind === 'missing-picture') - Number(b.kind === 'missing-picture') ||
  a.file.localeCompare(b.file) ||
  a.line - b.line;

/** Returns problems in order without duplicates, such as two HTML tags on a line. */
const sorted = (problems: readonly ContentProblem[]): ContentProblem[] =>
  [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()].sort(inOrder);

/** Reads and checks a content folder; missing pictures come last. `now` decides whether a season is over. */
export function checkFolder(folder: Folder, now: Date = new Date()) {
  const today = new Date(newYorkClock(now.getTime())).toISOString().slice(0, 10);
  const reader: Reader = { folder, problems: [], sources: new Map(), samples: [] };
  const report: Report = (problem) => reader.problems.push(problem);
  reader.samples = readSamples(reader);
  const content = loadContent(reader);
  const { settings, tours, albums, search, posts, plain } = content;
  const site = settings?.data.business.siteUrl;
  const targets: Targets = { pictures: pictureKeys(folder), pages: pagesOf(reader), site };
  const files: (Loaded<unknown> | undefined)[] = [settings, search, ...tours, ...albums, ...posts, ...plain];
  for (const file of files) if (file) checkReferences(file, targets, report);
  for (const post of posts) checkBody(post, targets, report);
  checkUnique(posts, 'id', report);
  checkUnique(tours, 'id', report);
  checkUnique(plain, 'path', report);
  const featured = tours.filter(({ data }) => data.featured);
  checkUnique(featured, 'featured', report);
  for (const album of albums)
    for (const field of ['pictures[].id', 'pictures[].picture']) checkUnique([album], field, report);
  const found = findSamples(reader);
  const texts = checkTexts(reader);
  reader.problems.push(...texts.filter(({ kind }) => kind === 'content'));
  return {
    reader,
    content,
    problems: sorted(reader.problems),
    ...found,
    /** Missing facts that guests need before they pay. */
    unready: unreadyForGuests(content, found.samples, today),
    /** Warnings, which stop nothing. */
    advice: sorted([
      ...texts.filter(({ kind }) => kind === 'style'),
      ...checkTranslations(content),
      ...checkDays(content, today),
      ...unreadFiles(reader),
    ]),
  };
}
