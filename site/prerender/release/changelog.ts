export const CHANGELOG = 'loader/CHANGELOG.md';
/** Heading of what waits for a release in it. */
const HEADING = '## Unreleased\n';

/** Leaves of the changelog what has been released, each version under its number. */
export function releasedChanges(changelog: string): string {
  const [, after = ''] = changelog.split(HEADING);
  return /^## [\s\S]*/m.exec(after)?.[0] ?? '';
}

/**
 * Gives what is under "Unreleased" the number of a release, and leaves that heading empty for what comes next.
 * @param day as `YYYY-MM-DD`
 * @throws Error in plain words where nothing is there
 */
export function numberChanges(changelog: string, version: string, day: string): string {
  const [before, after] = changelog.split(HEADING);
  const changes = after?.split(/^## /m)[0]?.trim();
  if (before === undefined || !changes)
    throw new Error(
      'loader/CHANGELOG.md: say under "## Unreleased" what a page that moves to this version meets.',
    );
  return `${before}${HEADING}\n## ${version}, ${day}\n${after}`;
}
