import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkContentTree } from '../../../site/prerender/content/check';
import { diagnosis } from '../../../site/prerender/content/samples/placeholder-report';
import { contentCopy } from '../../helpers/project/content-copy';

let copy: Awaited<ReturnType<typeof contentCopy>>;
beforeEach(async () => (copy = await contentCopy()));
afterEach(() => copy.remove());

const check = (now: string) => checkContentTree(copy.dir, new Date(now));
/** The fields that are named, with what is said of them. */
const stale = async (now: string, file: string) =>
  (await check(now)).stale
    .filter((text) => text.file.endsWith(file))
    .map(({ field, wrong }) => `${field} ${wrong}`);

describe('a text that time has overtaken', () => {
  it('is named with its field once its season is over, not before', async () => {
    expect(await stale('2025-09-30', 'settings.yaml')).toEqual([]);
    expect(await stale('2025-10-01', 'settings.yaml')).toEqual([
      'season.name says "summer 2025", a season that is over',
      'banner.text says "summer 2025", a season that is over',
      'urgency.text says "Summer 2025", a season that is over',
    ]);
    expect(await stale('2025-10-01', 'home.yaml')).toEqual([
      'announcement.heading says "summer 2025", a season that is over',
    ]);
  });

  it('is named for a year alone, but never for one before the company began', async () => {
    await copy.edit('faqs.yaml', 'Groups are small', 'New in 2025, not in 2011. Groups are small');
    expect(await stale('2025-12-31', 'faqs.yaml')).toEqual([]);
    expect((await stale('2026-01-01', 'faqs.yaml')).at(-1)).toBe(
      'tours[2].answer says "2025", a year that is over',
    );
    await copy.edit('faqs.yaml', 'New in 2025, not', 'Not');
    expect(await stale('2026-01-01', 'faqs.yaml')).toEqual([]);
  });

  it('is no fault: the site can go out, and the doctor lists it', async () => {
    const checked = await check('2026-01-01');
    expect(checked.problems).toEqual([]);
    expect(diagnosis(checked)).toMatch(/Over: .*\n.*settings\.yaml:\d+ {2}season\.name says/);
  });

  it('is the name alone once there are days, because the other words follow them', async () => {
    const days = 'groupSize: 15\n  firstDay: 2025-04-05\n  lastDay: 2025-12-21';
    await copy.edit('settings.yaml', 'groupSize: 15', days);
    expect(await stale('2025-12-22', 'settings.yaml')).toEqual([
      'season.lastDay is over since 2025-12-21',
      'season.name says "summer 2025", a season that is over',
    ]);
    expect(await stale('2025-12-22', 'home.yaml')).toEqual([]);
  });

  it('is no season whose last day is still to come, whatever its name says', async () => {
    const days = 'groupSize: 15\n  firstDay: 2025-04-05\n  lastDay: 2025-12-21';
    await copy.edit('settings.yaml', 'groupSize: 15', days);
    await copy.edit(
      'faqs.yaml',
      'Groups are small',
      'New for summer 2025, not for spring 2025. Groups are small',
    );
    expect(await stale('2025-12-21T20:00', 'settings.yaml')).toEqual([]);
    expect(await stale('2025-12-21', 'faqs.yaml')).toEqual([
      'tours[2].answer says "spring 2025", a season that is over',
    ]);
  });

  it('can be a banner with a last day', async () => {
    await copy.edit('settings.yaml', 'href: /tours', 'href: /tours\n  lastDay: 2025-06-30');
    expect(await stale('2025-07-01', 'settings.yaml')).toEqual(['banner.lastDay is over since 2025-06-30']);
  });
});

describe('the days of the season', () => {
  it.each([
    ['firstDay: 2025-04-05', 'season.lastDay', /is missing/],
    ['lastDay: 2025-12-05', 'season.firstDay', /is missing/],
    ['firstDay: 2025-04-31\n  lastDay: 2025-12-21', 'season.firstDay', /is not a day/],
    ['firstDay: 2025-12-21\n  lastDay: 2025-04-05', 'season.lastDay', /before the first day/],
    ['firstDay: 2025-03-05\n  lastDay: 2025-12-21', 'season.from', /not the month of the first day/],
    ['firstDay: 2025-04-05\n  lastDay: 2025-11-21', 'season.to', /not the month of the last day/],
  ])('are refused as %j', async (days, field, wrong) => {
    await copy.edit('settings.yaml', 'groupSize: 15', `groupSize: 15\n  ${days}`);
    const { problems } = await check('2025-06-01');
    expect(problems.find((problem) => problem.field === field)?.wrong).toMatch(wrong);
  });
});
