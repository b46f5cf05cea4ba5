import { expect, it } from 'vitest';
import { numberChanges, releasedChanges } from '../../../site/prerender/release/releases';

const older = '## 1.0.0, 2026-01-02\n\n- First.\n';

it('numbers the unreleased changes and keeps the heading for later ones', () => {
  expect(numberChanges(`# Changes\n\n## Unreleased\n\n- New.\n\n${older}`, '1.1.0', '2026-02-03')).toBe(
    `# Changes\n\n## Unreleased\n\n## 1.1.0, 2026-02-03\n\n- New.\n\n${older}`,
  );
});

it.each([
  ['the section is empty', `# Changes\n\n## Unreleased\n\n${older}`],
  ['the heading is missing', `# Changes\n\n${older}`],
])('throws when %s', (_, changelog) => {
  expect(() => numberChanges(changelog, '1.1.0', '2026-02-03')).toThrow('loader/CHANGELOG.md: say under');
});

it('shows partners only released changes', () => {
  expect(releasedChanges(`# Changes\n\n## Unreleased\n\n- New.\n\n${older}`)).toBe(older);
  expect(releasedChanges('# Changes\n\n## Unreleased\n\n- New.\n')).toBe('');
});
