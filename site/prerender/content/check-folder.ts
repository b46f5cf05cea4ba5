import { TOUR_SLUGS } from '../../../widgets/kit/model/tour';
import { pastDays, unreadFiles, unusedTranslations } from './advice';
import { checkUnique } from './duplicates';
import { loadContent, type Content } from './load';
import { nodesOf } from './posts/markdown';
import type { LoadedPost } from './posts/posts';
import { formatProblem, type ContentProblem, type Report } from './read/problems';
import type { Folder } from './read/folder';
import { openReader, type Loaded } from './read/reader';
import { checkReferences, linkFault, pictureFault, pictureKeys, type Targets } from './references';
import { reportUnseen, unlistedStandIns, type ListedSample, type Sample } from './samples/samples';

/** All that is known about a content folder after reading and checking it. */
export interface CheckedContent {
  content: Content;
  problems: ContentProblem[];
  samples: Sample[];
  /** Warnings, which stop nothing: literal prices, files that nothing reads, translations that are never used. */
  advice: ContentProblem[];
  /** Rows of the list of samples whose value is the owner's now. */
  settled: ListedSample[];
  /** Last days that are past; the site can go out with them. */
  stale: ContentProblem[];
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

function checkDuplicates({ posts, tours, albums, plain }: Content, report: Report): void {
  const ids = (files: readonly Loaded<{ id: number }>[]) =>
    files.map((file) => ({ file, path: ['id'], value: file.data.id }));
  checkUnique(ids(posts), report);
  checkUnique(ids(tours), report);
  for (const file of albums)
    for (const key of ['id', 'picture'] as const)
      checkUnique(
        file.data.pictures.map((item, index) => ({ file, path: ['pictures', index, key], value: item[key] })),
        report,
      );
  const paths = plain.flatMap((file) => {
    const { path: value } = file.data as { path?: unknown };
    return typeof value === 'string' ? [{ file, path: ['path'], value }] : [];
  });
  checkUnique(paths, report);
}

const inOrder = (a: ContentProblem, b: ContentProblem) =>
  Number(a.kind === 'missing-picture') - Number(b.kind === 'missing-picture') ||
  a.file.localeCompare(b.file) ||
  a.line - b.line;

/** Returns problems in their order, each once: two tags of HTML on a line are one mistake. */
const sorted = (problems: readonly ContentProblem[]): ContentProblem[] =>
  [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()].toSorted(inOrder);

/**
 * Reads a whole content folder and checks files, links and pictures; missing pictures come last.
 * @param now by which a last day is past
 */
export async function checkFolder(folder: Folder, now: Date = new Date()): Promise<CheckedContent> {
  const reader = await openReader(folder);
  const report: Report = (problem) => reader.problems.push(problem);
  const pictures = await pictureKeys(folder);
  const content = await loadContent(reader, pictures);
  const { settings, tours, albums, search, posts, plain } = content;
  const targets: Targets = {
    pictures,
    pages: new Set([...reader.pages, ...TOUR_SLUGS.map((slug) => `/tours/${slug}`)]),
    ...(settings && { site: settings.data.business.siteUrl }),
  };
  const files: (Loaded<unknown> | undefined)[] = [settings, search, ...tours, ...albums, ...posts, ...plain];
  for (const file of files) if (file) checkReferences(file, targets, report);
  for (const post of posts) checkBody(post, targets, report);
  checkDuplicates(content, report);
  reportUnseen(reader.samples, report);
  const { found, settled } = reader.samples;
  return {
    content,
    problems: sorted(reader.problems),
    samples: [...found, ...(settings ? unlistedStandIns(settings, found) : [])],
    advice: sorted([...reader.advice, ...unusedTranslations(content), ...(await unreadFiles(reader))]),
    settled,
    stale: settings ? pastDays(settings, now) : [],
  };
}
