import { describe, expect, it } from 'vitest';
import { checkContentTree } from '../../../site/prerender/content/check';
import { contentModules } from '../../../site/prerender/content/modules/main';

describe('Content', () => {
  const { content } = checkContentTree('site/content');

  it('has search entries for every tour and the listed pages', () => {
    const search = contentModules(content).find(({ name }) => name === 'search.ts');
    const names = [...search!.text.matchAll(/"name": "(.+)"/g)].map(([, name]) => name);
    expect(names).toEqual([
      ...content.tours.map(({ data }) => data.title),
      ...content.search!.data.pages.map(({ name }) => name),
    ]);
    expect(names.length).toBeGreaterThan(content.tours.length);
  });
});
