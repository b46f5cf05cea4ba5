import { expect, it } from 'vitest';
import { completed } from '../../../site/prerender/admin/preview/completed';
import { contentSchemas } from '../../../site/prerender/docs/content-schemas';
import type { TourFile } from '../../../site/schema/tour';

const schema = contentSchemas().find(({ name }) => name === 'tour')!.schema;
const complete = (content: unknown) => completed(schema, content) as TourFile;

it('makes of nothing a tour that can be drawn, with nothing in it', () => {
  const tour = complete(undefined);
  expect(tour).toMatchObject({ title: '', featured: false, stops: [], hero: { subtitle: '' } });
  expect(tour.endPoint).toBeUndefined();
});

it('keeps what is there, and completes what was begun', () => {
  const tour = complete({ title: 'A walk', stops: [{ title: 'A stoop' }], itemId: '12', endPoint: {} });
  expect(tour).toMatchObject({
    title: 'A walk',
    stops: [{ title: 'A stoop', description: '' }],
    itemId: 12,
    endPoint: { name: '' },
  });
});

it('makes what is of the wrong kind one of the right kind', () => {
  const tour = complete({ title: 12, stops: 'none', hero: ['x'], intro: [null, 'A text'] });
  expect(tour).toMatchObject({ title: '12', stops: [], hero: { subtitle: '' }, intro: ['', 'A text'] });
});
