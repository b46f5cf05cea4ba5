import { describe, expect, it } from 'vitest';
import { checkContentTree } from '../../../site/prerender/content/check';
import { contentModules } from '../../../site/prerender/content/modules/main';
import { FIXTURE } from '../../helpers/project/content-copy';

describe('the fixture', () => {
  it('is a whole site in order', async () => {
    expect((await checkContentTree(FIXTURE)).problems).toEqual([]);
  });
});

describe('the content', async () => {
  const { content, problems } = await checkContentTree('site/content');

  it('has no faults apart from pictures', () => {
    expect(problems.filter(({ kind }) => kind !== 'missing-picture')).toEqual([]);
  });

  it('is searched for every tour and for the pages that are listed', () => {
    const search = contentModules(content, '.cache/content').find(({ name }) => name === 'search.ts');
    const names = [...search!.text.matchAll(/"name": "(.+)"/g)].map(([, name]) => name);
    expect(names).toEqual([
      ...content.tours.map(({ data }) => data.title),
      ...content.search!.data.pages.map(({ name }) => name),
    ]);
    expect(names.length).toBeGreaterThan(content.tours.length);
  });
});
