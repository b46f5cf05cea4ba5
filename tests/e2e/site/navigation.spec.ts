import type { Locator, Page } from '@playwright/test';
import { hold } from '../../helpers/hold';
import { followFrom, visit, waitForHydration } from '../../helpers/tags';
import { expect, matrixOnly, rare, test } from '../fixtures';

const top = (page: Page) => page.evaluate(() => scrollY);
const scrollTo = (page: Page, y: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), y);
/** A click that does not scroll its target into view first. */
const follow = (link: Locator) => link.evaluate((element: HTMLElement) => element.click());
/** A mark that a reload would wipe away. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'mark', true));
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'mark') === true);

test('A link of ours opens its page without a reload, from the top, with the focus on its heading', async ({
  page,
}) => {
  await visit(page, '/');
  await mark(page);
  await scrollTo(page, 1500);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Tours' }).click();
  await expect(page).toHaveURL('/tours');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/Cat History Walking Tours/);
  expect(await top(page)).toBe(0);
  expect(await isMarked(page)).toBe(true);
});

test('Back and forward return to where one was', async ({ page }) => {
  await visit(page, '/');
  await mark(page);
  await scrollTo(page, 1500);
  await follow(page.getByRole('banner').getByRole('link', { name: 'About', exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await scrollTo(page, 700);
  await page.waitForTimeout(400);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => top(page)).toBe(1500);
  await page.goForward();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => top(page)).toBe(700);
  expect(await isMarked(page)).toBe(true);
});

test('An anchor on the same page scrolls, and back returns', async ({ page }) => {
  await visit(page, '/tours/brooklyn-heights');
  await scrollTo(page, 120);
  await follow(page.getByRole('link', { name: 'Check Available Dates' }).first());
  await expect(page).toHaveURL('/tours/brooklyn-heights#book-now');
  await expect(page.getByRole('heading', { name: 'Choose your date' })).toBeInViewport();
  await page.waitForTimeout(1200);
  await page.goBack();
  await expect.poll(() => top(page)).toBe(120);
});

test('A page that is loaded again stays where it was, also where its address names a place', async ({
  page,
}) => {
  await visit(page, '/booking#before-you-book');
  const place = page.locator('#before-you-book');
  await expect(place).toBeInViewport();
  // As where the place could not be saved in time.
  await page.evaluate(() => addEventListener('pagehide', () => history.replaceState(null, '')));
  await page.reload();
  await waitForHydration(page);
  await expect(place).toBeInViewport();
  await expect.poll(() => top(page)).toBeGreaterThan(1000);
  await scrollTo(page, 200);
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toEqual({ y: 200 });
  await page.reload();
  await waitForHydration(page);
  await expect.poll(() => top(page)).toBe(200);
});

test(
  'A place that was left before it was reached is reached when one comes forward to it',
  rare,
  async ({ page }) => {
    await visit(page, '/tours/brooklyn-heights');
    await follow(page.getByRole('link', { name: 'Check Available Dates' }).first());
    await page.goBack();
    await expect(page).toHaveURL('/tours/brooklyn-heights');
    await expect.poll(() => top(page)).toBe(0);
    await page.goForward();
    await expect(page.getByRole('heading', { name: 'Choose your date' })).toBeInViewport();
    await expect
      .poll(() => page.evaluate(() => document.querySelector('#book-now')!.getBoundingClientRect().top))
      .toBeLessThan(200);
  },
);

test('A place that was left in the moment of scrolling there is returned to', rare, async ({ page }) => {
  await visit(page, '/');
  await follow(page.getByRole('banner').getByRole('link', { name: 'About', exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.evaluate(() => {
    window.scrollTo({ top: 700, behavior: 'instant' });
    history.back();
  });
  await expect(page).toHaveURL('/');
  await expect.poll(() => top(page)).toBe(0);
  await page.goForward();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => top(page)).toBe(700);
});

test('A page that is loaded again in the moment of scrolling begins where it was', rare, async ({ page }) => {
  await visit(page, '/about');
  await page.evaluate(async () => {
    window.scrollTo({ top: 700, behavior: 'instant' });
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    location.reload();
  });
  await page.waitForEvent('load');
  await waitForHydration(page);
  await expect.poll(() => top(page)).toBe(700);
});

test('A place that an anchor was still leading to is the one to come back to', rare, async ({ page }) => {
  await visit(page, '/tours/brooklyn-heights');
  await follow(page.getByRole('link', { name: 'Check Available Dates' }).first());
  await page.waitForFunction(() => scrollY > 0);
  await follow(page.getByRole('banner').getByRole('link', { name: 'About', exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/tours/brooklyn-heights#book-now');
  await expect(page.getByRole('heading', { name: 'Choose your date' })).toBeInViewport();
  await expect
    .poll(() => page.evaluate(() => document.querySelector('#book-now')!.getBoundingClientRect().top))
    .toBeLessThan(200);
});

test(
  'An anchor that is pressed again leads there again, also where the address named it',
  rare,
  async ({ page }) => {
    const place = page.locator('#book-now');
    const press = () => follow(page.getByRole('link', { name: 'Check Available Dates' }).first());
    await visit(page, '/tours/brooklyn-heights#book-now');
    await expect(place).toBeInViewport();
    for (const wait of [400, 0]) {
      await page.waitForTimeout(wait);
      await scrollTo(page, 100);
      await page.waitForTimeout(wait);
      await press();
      await expect(place).toBeInViewport();
      await expect.poll(() => place.evaluate((there) => there.getBoundingClientRect().top)).toBeLessThan(200);
    }
  },
);

test('Whoever scrolls on by hand from an anchor comes back to where that led', rare, async ({ page }) => {
  await visit(page, '/tours/brooklyn-heights');
  const link = page.getByRole('link', { name: 'Check Available Dates' }).first();
  await follow(link);
  await page.waitForFunction(() => scrollY > 0);
  await page.waitForTimeout(1500);
  await follow(link);
  const anchor = await top(page);
  // Without a pause in which the page stands still.
  const about = page.getByRole('banner').getByRole('link', { name: 'About', exact: true });
  await about.evaluate(async (element: HTMLElement) => {
    for (let turn = 0; turn < 12; turn++) {
      dispatchEvent(new WheelEvent('wheel', { deltaY: -100 }));
      window.scrollBy({ top: -100, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    element.click();
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/tours/brooklyn-heights#book-now');
  await expect.poll(() => top(page)).toBeLessThan(anchor - 600);
});

test(
  'A page that is loaded again on the way to where its address points is there afterwards',
  rare,
  async ({ page }) => {
    await page.goto('/tours/brooklyn-heights#book-now');
    await page.waitForFunction(() => history.scrollRestoration === 'manual' && scrollY > 0);
    await page.reload();
    await waitForHydration(page);
    const place = page.locator('#book-now');
    await expect(place).toBeInViewport();
    await expect.poll(() => place.evaluate((there) => there.getBoundingClientRect().top)).toBeLessThan(200);
  },
);

test('A page that is loaded again while it scrolls begins near where it was', rare, async ({ page }) => {
  await visit(page, '/about');
  const there = await page.evaluate(async () => {
    for (let step = 0; step < 20; step++) {
      window.scrollBy({ top: 50, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    location.reload();
    return scrollY;
  });
  await page.waitForEvent('load');
  await waitForHydration(page);
  await expect.poll(() => top(page)).toBeGreaterThan(there / 2);
});

test('A new page begins at its top, though the old one was still scrolling', rare, async ({ page }) => {
  await visit(page, '/tours/brooklyn-heights');
  await follow(page.getByRole('link', { name: 'Check Available Dates' }).first());
  await page.waitForFunction(() => scrollY > 0);
  await follow(page.getByRole('banner').getByRole('link', { name: 'About', exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two people, one subject, many cats');
  // As long as the old scrolling would have taken.
  await page.waitForTimeout(1000);
  expect(await top(page)).toBe(0);
});

test('Back while the search lies over a page leads to the other page’s heading', async ({ page }) => {
  await visit(page, '/about');
  const heading = page.getByRole('heading', { level: 1 });
  await follow(page.getByRole('banner').getByRole('link', { name: 'Gallery', exact: true }));
  await expect(heading).toHaveText('Cat Gallery');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(heading).toHaveText('Two people, one subject, many cats');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(heading).toBeFocused();
});

test(
  'Where one comes back to a place further down, Tab goes on from what is in sight',
  rare,
  async ({ page }) => {
    await visit(page, '/tours');
    await scrollTo(page, 900);
    await follow(page.getByRole('banner').getByRole('link', { name: 'About', exact: true }));
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Two people, one subject, many cats');
    await page.goBack();
    await expect(heading).toBeFocused();
    await expect.poll(() => top(page)).toBe(900);
    // One that is hidden takes no focus.
    await page.evaluate(() => {
      const hidden = document.createElement('button');
      hidden.textContent = 'Hidden';
      hidden.style.cssText = 'position: fixed; top: 40%; visibility: hidden';
      document.querySelector('#main')!.prepend(hidden);
    });
    await page.keyboard.press('Tab');
    const [name, y] = await page.evaluate(() => {
      let stop = document.activeElement!;
      while (stop.shadowRoot?.activeElement) stop = stop.shadowRoot.activeElement;
      return [stop.localName, stop.getBoundingClientRect().top] as const;
    });
    expect(name).toMatch(/^(a|button|input)$/);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(720);
    // As long as a smooth scroll would take.
    await page.waitForTimeout(700);
    expect(await top(page)).toBe(900);
  },
);

test('A page whose code comes late is not shown over a newer one', rare, async ({ page }) => {
  await visit(page, '/');
  const asked = page.waitForRequest(/\/assets\/\w+\/blog-/);
  const release = await hold(page, '**/assets/*/blog-*');
  const links = page.getByRole('banner');
  await follow(links.getByRole('link', { name: 'Blog', exact: true }));
  await asked;
  await follow(links.getByRole('link', { name: 'About', exact: true }));
  await expect(page).toHaveURL('/about');
  const late = page.waitForResponse(/\/assets\/\w+\/blog-/);
  release();
  await (await late).finished();
  await page.waitForTimeout(300);
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two people, one subject, many cats');
});

/** Lists what every transition of the page animates. */
async function watchTransitions(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const parts: string[] = [];
    Object.assign(window, { parts });
    const { startViewTransition } = Document.prototype;
    Document.prototype.startViewTransition = function (this: Document, update) {
      const transition = startViewTransition.call(this, update);
      const list = () => {
        for (const { effect } of this.getAnimations())
          parts.push((effect as KeyframeEffect).pseudoElement ?? '');
      };
      void transition.ready.then(list);
      return transition;
    };
  });
  return () => page.evaluate(() => (window as unknown as { parts: string[] }).parts);
}

for (const [from, name, opened] of [
  ['/tours', /^Brooklyn Heights/, '/tours/brooklyn-heights'],
  ['/blog/5', /./, /\/blog\?post=\d$/],
  ['/blog', /Jerry Fox/, /\/blog\?post=5$/],
] as const) {
  test(
    `The picture of a card that is pressed on ${from} becomes the one that opens the page`,
    matrixOnly(from !== '/tours'),
    async ({ page }) => {
      const parts = await watchTransitions(page);
      await visit(page, from);
      const card = page.locator('[part~=card]').filter({ has: page.getByRole('heading', { name }) });
      await card.first().locator('[part~=image]').scrollIntoViewIfNeeded();
      await card.first().getByRole('link').first().click();
      await expect(page).toHaveURL(opened);
      await expect.poll(parts).toContain('::view-transition-group(picture)');
      // Nothing keeps the name: the next page is there at once, as any other.
      await expect(page.locator('[part~=moving]')).toHaveCount(0);
      const count = (await parts()).length;
      await follow(page.getByRole('banner').getByRole('link', { name: 'About', exact: true }));
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await parts()).toHaveLength(count);
    },
  );
}

test('Going back hands the picture back to its card, where that is in view again', rare, async ({ page }) => {
  await visit(page, '/tours');
  const heading = page.getByRole('heading', { level: 1 });
  const title = await heading.textContent();
  const card = page
    .locator('[part~=card]')
    .filter({ has: page.getByRole('heading', { name: /^Financial District/ }) });
  const picture = card.locator('[part~=image]');
  await picture.scrollIntoViewIfNeeded();
  // What has the picture's name when a transition has drawn the page it leads to.
  const places = () => page.evaluate(() => (window as unknown as { places: string[] }).places);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { places: seen });
    const { startViewTransition } = Document.prototype;
    Document.prototype.startViewTransition = function (this: Document, update) {
      const transition = startViewTransition.call(this, update);
      void transition.ready.then(() => {
        const moving = [
          document,
          ...[...document.querySelectorAll('main :defined')].map((tag) => tag.shadowRoot),
        ]
          .map((root) => root?.querySelector('[part~=moving]'))
          .find(Boolean);
        seen.push(
          moving?.closest('[part~=card]')?.querySelector('h2, h3')?.textContent ??
            moving?.className ??
            'none',
        );
      });
      return transition;
    };
  });
  await card.getByRole('link').first().click();
  await expect(heading).toHaveText('Financial District Cat Tour');
  await expect.poll(places).toEqual([expect.stringContaining('hero-picture')]);
  await expect(page.locator('[part~=moving]')).toHaveCount(0);
  await page.goBack();
  await expect(heading).toHaveText(title!);
  await expect.poll(places).toEqual([expect.anything(), expect.stringMatching(/^Financial District/)]);
  await expect(picture).toBeInViewport();
  await expect(page.locator('[part~=moving]')).toHaveCount(0);

  await scrollTo(page, await page.evaluate(() => document.body.scrollHeight));
  await expect(picture).not.toBeInViewport();
  await follow(card.getByRole('link').first());
  await expect(heading).toHaveText('Financial District Cat Tour');
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(heading).toBeFocused();
  await expect(heading).toHaveText(title!);
  // Where the card will be is known only once its page stands.
  expect((await places()).slice(2)).toEqual(['none']);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  const count = (await places()).length;
  await page.goForward();
  await expect(heading).toHaveText('Financial District Cat Tour');
  await page.goBack();
  await expect(heading).toHaveText(title!);
  await expect(heading).toBeFocused();
  expect(await places()).toHaveLength(count);
});

test(
  'A page takes the place of another at once: nobody sees it where the other was scrolled to',
  rare,
  async ({ page }) => {
    const parts = await watchTransitions(page);
    const heading = page.getByRole('heading', { level: 1 });
    await visit(page, '/');
    await scrollTo(page, 1500);
    const seen = await page.evaluate(async () => {
      const frames: [title: string, y: number, focused: string][] = [];
      document.querySelector<HTMLAnchorElement>('header a[href="/about"]')!.click();
      while (frames.length < 3) {
        await new Promise(requestAnimationFrame);
        const title = document.querySelector('h1')!.textContent!;
        if (title.startsWith('Two people'))
          frames.push([title, scrollY, document.activeElement!.textContent!]);
      }
      return frames;
    });
    const about = 'Two people, one subject, many cats';
    expect(seen).toEqual(Array.from({ length: 3 }, () => [about, 0, about]));
    await expect(heading).toBeFocused();
    await follow(page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }));
    await expect(page).toHaveURL('/blog');
    await expect(heading).toBeFocused();
    expect(await parts()).toEqual([]);
  },
);

test('A link to an old address leads to the new one, with the focus on its heading', async ({ page }) => {
  await followFrom(page, '/about', '/press');
  await expect(page).toHaveURL('/press-kit');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('A link to a question on the same page brings it into view, open', async ({ page }) => {
  const question = 'faq-how-do-gift-cards-work';
  await followFrom(page, '/contact', `/contact#${question}`);
  await expect(page).toHaveURL(`/contact#${question}`);
  const item = page.locator(`cat-faq #${question}`);
  await expect(item).toHaveAttribute('open', /.*/);
  await expect(item).toBeInViewport();
});

test('An anchor on another page is reached', async ({ page }) => {
  await followFrom(page, '/about', '/contact#faq');
  await expect(page).toHaveURL('/contact#faq');
  await expect(page.locator('#faq')).toBeInViewport();
});

test('A link to an old address leads on with all it says', async ({ page }) => {
  await followFrom(page, '/about', '/press?partner=larkspur#main');
  await expect(page).toHaveURL('/press-kit?partner=larkspur#main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Press Kit');
});

test('Modified clicks are left to the browser', async ({ page, context }) => {
  await visit(page, '/about');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Our Tours' })
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/tours');
  await expect(page).toHaveURL('/about');
});

test('Hovering a link fetches the code of its page', async ({ page }) => {
  await visit(page, '/about');
  const chunk = page.waitForRequest(/\/assets\/\w+\/blog-/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).hover();
  await chunk;
});

test('An old address leads to the new one', async ({ page }) => {
  await visit(page, '/about');
  await page.evaluate(() => {
    history.pushState(null, '', '/private-cat-tours');
  });
  await expect(page).toHaveURL('/tours/private-tours');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Private Tours');
});

test('A page whose code cannot be fetched is opened by the browser itself', async ({
  page,
  consoleGuard,
}) => {
  // Pictures that are still on their way are given up with the page.
  consoleGuard.allow(/blog-/, /Failed to load resource/, /ERR_ABORTED/);
  await visit(page, '/about');
  await mark(page);
  await page.route(/\/assets\/\w+\/blog-/, (route) => route.abort(), { times: 2 });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isMarked(page)).toBe(false);
});

test('What comes late on the page of tours says so, and comes', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/tour-expectations-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await visit(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Tours' }).click();
  await expect(page.getByText('Loading tour details...')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'What to expect' })).toBeVisible();
  await expect(page.getByText('Loading tour details...')).toHaveCount(0);
});

test('Lazy chunk preload failure: a preload-error event is fired, and unhandled the error is thrown', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/tour-expectations/, /Failed to (load|fetch)/);
  await page.route(/\/tour-expectations-[^/]*\.js$/, (route) => route.abort());
  await visit(page, '/about');
  await page.evaluate(() =>
    addEventListener('preload-error', (event) => {
      Reflect.set(window, 'cause', String((event as CustomEvent).detail));
    }),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Tours' }).click();
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText('Something went wrong');
  expect(await page.evaluate(() => Reflect.get(window, 'cause') as string)).toContain('tour-expectations');
});

test(
  'Lazy chunk preload failure: a listener that handles the event keeps the page',
  rare,
  async ({ page, consoleGuard }) => {
    consoleGuard.allow(/tour-expectations/, /Failed to (load|fetch)/);
    await page.route(/\/tour-expectations-[^/]*\.js$/, (route) => route.abort());
    await visit(page, '/about');
    await page.evaluate(() => addEventListener('preload-error', (event) => event.preventDefault()));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our Tours' }).click();
    await expect(page.getByText('Loading tour details...')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three walks, several hundred cats');
  },
);

test(
  'Back to a page whose code is gone fetches the page as any other',
  rare,
  async ({ page, consoleGuard }) => {
    consoleGuard.allow(/about-/, /Failed to load resource/, /ERR_ABORTED/);
    await visit(page, '/about');
    await mark(page);
    // As after a deploy: the page itself was prerendered, its code was never needed.
    await page.route(/\/assets\/\w+\/about-/, (route) => route.fulfill({ status: 404 }));
    const banner = page.getByRole('banner');
    await follow(banner.getByRole('link', { name: 'Blog', exact: true }));
    await expect(page).toHaveURL('/blog');
    expect(await isMarked(page)).toBe(true);
    // Three pages are kept whole.
    for (const path of ['/gallery', '/tours', '/press-kit']) {
      await follow(page.getByRole('contentinfo').locator(`a[href="${path}"]`).first());
      await expect(page).toHaveURL(path);
    }
    await page.evaluate(() => history.go(-4));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two people, one subject, many cats');
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
    await expect(page.getByText('Something went wrong')).toHaveCount(0);
    await follow(banner.getByRole('link', { name: 'Gallery', exact: true }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cat Gallery');
  },
);

test(
  'Where the browser lets nobody write the history any more, links load their pages',
  rare,
  async ({ page }) => {
    await visit(page, '/about');
    await mark(page);
    await page.evaluate(() => {
      const refuse = () => {
        throw new DOMException('Attempt to use history.pushState() more than 100 times', 'SecurityError');
      };
      Object.assign(history, { pushState: refuse, replaceState: refuse });
    });
    await scrollTo(page, 300);
    await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  },
);

test('A link whose path begins with two slashes stays with us', rare, async ({ page, consoleGuard }) => {
  consoleGuard.allow(/404/);
  await visit(page, '/about');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = `${location.origin}//evil.example/about`;
    document.querySelector('#main')!.prepend(link);
    link.click();
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  expect(new URL(page.url()).pathname).toBe('//evil.example/about');
});

test(
  'Two hundred quick changes of the page end where the last one leads, without an error',
  matrixOnly(true),
  async ({ page }) => {
    await visit(page, '/');
    await mark(page);
    await page.evaluate(async () => {
      const errors: string[] = [];
      addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
      addEventListener('error', ({ message }) => errors.push(message));
      Object.assign(window, { errors });
      const links = ['/about', '/tours', '/gallery', '/contact', '/blog'];
      for (let time = 0; time < 200; time++) {
        const href = links[time % links.length];
        document.querySelector<HTMLElement>(`header a[href="${href}"], footer a[href="${href}"]`)!.click();
        if (time % 20 === 19) history.back();
        await new Promise((resolve) => setTimeout(resolve, (time % 4) * 12));
      }
    });
    await follow(page.getByRole('banner').getByRole('link', { name: 'About', exact: true }));
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two people, one subject, many cats');
    expect(await page.evaluate(() => Reflect.get(window, 'errors') as string[])).toEqual([]);
    expect(await isMarked(page)).toBe(true);
  },
);
