import { describe, expect, it } from 'vitest';
import { checkContentTree } from '../../../site/prerender/content/check';
import { tourPlaces } from '../../../site/prerender/content/modules/tour-views';
import { FIXTURE } from '../../helpers/project/content-copy';

describe('tourPlaces', () => {
  const { content } = checkContentTree(FIXTURE);

  /** Returns the places of the first tour with some fields replaced. */
  const placesOf = (ends: object) =>
    tourPlaces('brooklyn-heights', { ...content.tours[0]!.data, ...ends }, content.settings!.data);

  it('links to a map by name and address', () => {
    const { start, finish, words } = placesOf({
      meetingPoint: { name: 'City Park, by the lion', street: 'Main & 1st Street', detail: 'Look up.' },
      endPoint: { name: 'Town Hall', street: '1 Court Street', locality: 'Brooklyn' },
    });
    expect(start).toEqual({
      name: 'City Park, by the lion',
      map: 'https://www.google.com/maps/search/?api=1&query=City%20Park%2C%20Main%20%26%201st%20Street%2C%20New%20York%2C%20NY',
    });
    expect(new URL(finish!.map).searchParams.get('query')).toBe('Town Hall, 1 Court Street, Brooklyn, NY');
    expect(words).toBeUndefined();
  });

  it('returns the description when there is no street', () => {
    const { start, finish, words } = placesOf({
      meetingPoint: { name: 'Somewhere', detail: 'We will tell you.' },
      endPoint: undefined,
    });
    expect([start, finish, words]).toEqual([undefined, undefined, 'We will tell you.']);
    const nowhere = placesOf({ meetingPoint: {}, endPoint: undefined });
    expect(nowhere).toEqual({ slug: 'brooklyn-heights', walk: content.tours[0]!.data.place });
  });
});
