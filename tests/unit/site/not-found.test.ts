import { describe, expect, it } from 'vitest';
import { page } from '#content/page-not-found';
import { suggestionFor } from '../../../site/pages/not-found';

describe('not-found suggestions', () => {
  const [first, second] = page.suggestions;
  const [one, two] = [first!.keywords[0]!, second!.keywords[0]!];

  it.each([
    [`/old/my-${two}s`, second],
    [`/${one.toUpperCase()}`, first],
    [`/${two}-and-${one}`, first],
    ['/0', undefined],
  ])('lead from %s to the first page with a keyword in the path', (path, suggestion) => {
    expect(suggestionFor(path)).toBe(suggestion);
  });
});
