/**
 * `npm run test:season`: the owner sets the days of the season and of the banner in a copy of the project. A browser
 * visits what is built of it before, in and after them: banner, announcement, urgency line, next walk, schedule and
 * structured data must tell of one season.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { findChromium, launchArgs } from '../helpers/browser';
import { copyProject } from '../helpers/project/project-copy';
import { listen } from '../sandbox/http';
import { siteHandler } from '../sandbox/site-server';
import { buildCopy, SEASON, setDays, settingsOf } from './variant';

interface Moment {
  name: string;
  /** The visitor's clock. */
  now: string;
  isOn: boolean;
  /** The words of the banner; none where it is not shown. */
  banner: 'own' | 'neutral' | undefined;
  /** The month of the urgency line; none where other words are there. */
  month?: string;
  /** The first day of the schedule; none where nothing leaves any more. */
  first: string | undefined;
}

const moments: readonly Moment[] = [
  {
    name: 'a month before',
    now: '2027-03-01T15:00:00Z',
    isOn: false,
    banner: 'neutral',
    first: '2027-04-03',
  },
  {
    name: 'the evening before',
    now: '2027-04-03T03:30:00Z',
    isOn: false,
    banner: 'neutral',
    first: '2027-04-03',
  },
  {
    name: 'the first day',
    now: '2027-04-03T12:00:00Z',
    isOn: true,
    banner: 'own',
    month: 'April',
    first: '2027-04-03',
  },
  {
    name: 'the banner’s last',
    now: '2027-06-30T20:00:00Z',
    isOn: true,
    banner: 'own',
    month: 'July',
    first: '2027-07-03',
  },
  {
    name: 'the day after that',
    now: '2027-07-01T15:00:00Z',
    isOn: true,
    banner: undefined,
    month: 'July',
    first: '2027-07-03',
  },
  { name: 'the last day', now: '2027-12-19T13:00:00Z', isOn: true, banner: undefined, first: '2027-12-19' },
  {
    name: 'the last evening',
    now: '2027-12-20T04:30:00Z',
    isOn: true,
    banner: undefined,
    first: undefined,
  },
  { name: 'the day after', now: '2027-12-20T15:00:00Z', isOn: false, banner: undefined, first: undefined },
  { name: 'the next year', now: '2028-06-03T12:00:00Z', isOn: false, banner: undefined, first: undefined },
];

const copy = await copyProject();

/**
 * The line of the first screen says what leaves next, or where to hear of new dates. What a script writes has its room
 * before; what else is said stands in the page as sent. One thing is said at a time.
 * @param first the day of the next walk; none where the last has left
 */
async function checkNextWalk(page: Page, first: string | undefined, neutral: string): Promise<void> {
  const line = page.locator('.offer-next');
  const said = line.locator('a').filter({ visible: true });
  if (first) {
    const day = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
    await said.filter({ hasText: `${new Date(first).toLocaleDateString('en-US', day)}, ` }).waitFor();
    assert.equal(await said.count(), 1);
    const { height } = (await line.boundingBox())!;
    await said.evaluate((link) => (link.textContent = ''));
    assert.equal((await line.boundingBox())!.height, height, 'the room is as high without its words');
  } else {
    assert.equal(await said.count(), 1);
    assert.equal(await said.innerText(), neutral);
    assert.equal(await said.getAttribute('href'), '/#newsletter');
    const answer = await page.context().request.get(page.url());
    const sent = await page.evaluate(
      (html) =>
        new DOMParser().parseFromString(html, 'text/html').querySelector('.offer-next [href="/#newsletter"]')
          ?.textContent,
      await answer.text(),
    );
    assert.equal(sent, neutral);
  }
}

/** Visits the pages that tell of the season, by a visitor's clock. */
async function look(browser: Browser, origin: string, moment: Moment): Promise<void> {
  const { now, isOn, banner, month, first } = moment;
  const { season, urgency, reserveBar, banner: own } = await settingsOf(copy);
  const context = await browser.newContext({ serviceWorkers: 'block', timezoneId: 'America/New_York' });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date(now));

  await page.goto(origin);
  const said = page.locator('.banner');
  if (banner) assert.equal(await said.innerText(), banner === 'own' ? own.text : season.neutral.banner);
  else assert.equal(await said.isVisible(), false);
  const words = await page.locator('main').innerText();
  assert.equal(words.includes(season.neutral.announcement), !isOn);
  assert.equal(new RegExp(SEASON.name, 'i').test(words), isOn);
  await checkNextWalk(page, first, season.neutral.next);

  await page.goto(`${origin}/tours`);
  const urged = month ? urgency.text.replace('{Month}', month) : season.neutral.urgency;
  await page.locator('.urgency').filter({ hasText: urged }).waitFor();
  await checkNextWalk(page, first, season.neutral.next);

  await page.goto(`${origin}/tours/brooklyn-heights`);
  await checkNextWalk(page, first, season.neutral.next);
  await page.evaluate(() => scrollTo(0, 600));
  const bar = page.locator('.reserve-bar span').first();
  await bar.filter({ hasText: first ? 'Next walk: ' : reserveBar.text }).waitFor();
  const graph = await page.locator('script[type="application/ld+json"]').allTextContents();
  assert.match(graph.join(), new RegExp(`"validFrom":"${SEASON.first}","validThrough":"${SEASON.last}"`));

  await page.goto(`${origin}/booking`);
  await checkNextWalk(page, first, season.neutral.next);
  await page.locator('cat-booking-calendar').scrollIntoViewIfNeeded();
  await page
    .locator(first ? 'cat-booking-calendar .day' : 'cat-booking-calendar .days-in-words')
    .first()
    .waitFor();
  const days = await page
    .locator('cat-booking-calendar .day time')
    .evaluateAll((times) => times.map((time) => (time as HTMLTimeElement).dateTime));
  assert.equal(days[0], first);
  assert.ok(
    days.every((day) => day >= SEASON.first && day <= SEASON.last),
    days.join(),
  );
  await context.close();
}

const { executablePath } = await findChromium();
const browser = await chromium.launch({ executablePath, args: launchArgs() });
try {
  setDays(copy);
  buildCopy(copy);
  const dist = path.join(copy, 'dist');
  const site = await listen(siteHandler(dist), 0, 'any port');
  for (const moment of moments) {
    await look(browser, site.origin, moment);
    console.log(`   ${moment.name}: one season`);
  }
  await site.close();

  setDays(copy, false);
  buildCopy(copy);
  for (const name of ['index.html', 'tours.html', 'booking.html'])
    assert.doesNotMatch(readFileSync(path.join(dist, name), 'utf8'), /class="banner"/);
  console.log('   the banner is switched off');
} finally {
  await browser.close();
  await rm(copy, { recursive: true });
}
