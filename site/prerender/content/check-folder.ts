import { TOUR_SLUGS } from '../../../widgets/kit/model/tour';
import { checkUnique, uniques } from './duplicates';
import { checkFacts } from './samples/facts';
import { loadContent, type Content } from './load';
import { nodesOf } from './posts/markdown';
import type { LoadedPost } from './posts/posts';
import { formatProblem, type ContentProblem } from './read/problems';
import type { Folder } from './read/folder';
import { openReader, type Loaded } from './read/reader';
import { checkReferences, linkFault, pictureFault, pictureKeys, type Targets } from './references';
import { reportUnseen, type ListedSample, type Sample } from './samples/samples';
import { unlistedStandIns } from './samples/stand-ins';
import { findStale } from './stale';
import { reportStrangers } from './strangers';
import { adviseOn } from './style/house-style';
import { adviseOnTranslations, checkTranslations } from './translations';

/** All that is known about a content folder after reading and checking it. */
export interface CheckedContent {
  content: Content;
  problems: ContentProblem[];
  samples: Sample[];
  /** Departures from the house style, and translations that are never used; they stop nothing. */
  advice: ContentProblem[];
  /** Rows of the list of samples whose value is the owner's now. */
  settled: ListedSample[];
  /** Texts that name a year or season that is over, and days that are past; the site can go out with them. */
  stale: ContentProblem[];
}

type Report = (problem: ContentProblem) => void;

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

function checkDuplicates({ posts, tours, albums, plain }: Content, report: Report): void {
  const ids = (files: readonly Loaded<{ id: number }>[]) =>
    files.flatMap((file) => uniques(file, [{ path: ['id'], value: file.data.id }]));
  checkUnique(ids(posts), report);
  checkUnique(ids(tours), report);
  for (const file of albums) {
    const column = <K extends 'id' | 'picture'>(key: K) =>
      file.data.pictures.map((item, index) => ({ path: ['pictures', index, key], value: item[key] }));
    checkUnique(uniques(file, column('id')), report);
    checkUnique(uniques(file, column('picture')), report);
  }
  const paths = plain.flatMap((file) => {
    const address = (file.data as { path?: unknown }).path;
    return typeof address === 'string' ? uniques(file, [{ path: ['path'], value: address }]) : [];
  });
  checkUnique(paths, report);
}

/** Drops what is said twice of one line: two tags of HTML are one mistake. */
const once = (problems: readonly ContentProblem[]): ContentProblem[] => [
  ...new Map(problems.map((problem) => [formatProblem(problem), problem])).values(),
];

const inOrder = (a: ContentProblem, b: ContentProblem) =>
  Number(a.kind === 'missing-picture') - Number(b.kind === 'missing-picture') ||
  a.file.localeCompare(b.file) ||
  a.line - b.line;

/**
 * Reads a whole content folder and checks files, links and pictures; missing pictures come last.
 * @param now by which a year or season is over
 */
export async function checkFolder(folder: Folder, now: Date = new Date()): Promise<CheckedContent> {
  const reader = await openReader(folder);
  const report: Report = (problem) => reader.problems.push(problem);
  const pictures = await pictureKeys(folder);
  const content = await loadContent(reader, pictures);
  const targets: Targets = {
    pictures,
    pages: new Set([...reader.pages, ...TOUR_SLUGS.map((slug) => `/tours/${slug}`)]),
    ...(content.settings && { site: content.settings.data.business.siteUrl }),
  };
  const { settings, tours, albums, search, posts, plain } = content;
  const files: (Loaded<unknown> | undefined)[] = [settings, search, ...tours, ...albums, ...posts, ...plain];
  for (const file of files) if (file) checkReferences(file, targets, report);
  for (const post of posts) checkBody(post, targets, report);
  checkDuplicates(content, report);
  checkTranslations(content, report);
  // A tour that is not in order has no number of stops for texts elsewhere to agree with.
  if (tours.length === TOUR_SLUGS.length) checkFacts(content, report);
  reportUnseen(reader.samples, report);
  await reportStrangers(reader);
  const { found, settled } = reader.samples;
  return {
    content,
    problems: once(reader.problems).toSorted(inOrder),
    samples: [...found, ...(settings ? unlistedStandIns(settings, found) : [])],
    advice: [...adviseOn(content), ...adviseOnTranslations(content)].toSorted(inOrder),
    settled,
    stale: findStale(content, now),
  };
}
