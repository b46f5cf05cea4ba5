import { answers, posts, synonyms } from '#content/search-words';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';

it('The words of the search are small: 8 kB, those of the posts included', () => {
  const bytes = brotliCompressSync(JSON.stringify({ answers, posts, synonyms })).length;
  expect(bytes).toBeLessThanOrEqual(8000);
});
