import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sha256 } from '../../../site/prerender/content/sha256';

it('hashes texts of any length as Node does', () => {
  const texts = [
    '',
    'é—“cats”',
    ...[55, 56, 63, 64, 65, 119, 120, 1000].map((length) => 'cat '.repeat(length).slice(0, length)),
  ];
  for (const text of texts) expect(sha256(text), text).toBe(createHash('sha256').update(text).digest('hex'));
});
