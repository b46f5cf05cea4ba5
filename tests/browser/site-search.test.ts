import { expect } from 'chai';
import { site } from '#content/config';
import { posts } from '#content/post-cards';
import { entries } from '#content/search';
import { answers } from '#content/search-words';
import '../../widgets/site-search/element';
import { expectAccessible } from './accessible';
import { mount, nextTask, ready, recordEvents, until, wait } from './stage';

before(() => ready('cat-site-search'));

const tour = entries.find(({ type }) => type === 'tour')!;
const page = entries.find(({ type }) => type === 'page')!;
const question = answers.find(({ type }) => type === 'question')!;
const story = posts[0]!;
/** Begins words of many texts. */
const COMMON = 'st';

const root = (element: Element) => element.shadowRoot!;
const field = (element: Element) => root(element).querySelector('input')!;
const results = (element: Element) => [...root(element).querySelectorAll<HTMLAnchorElement>('.result')];

async function search(element: Element, query: string) {
  field(element).focus();
  field(element).value = query;
  field(element).dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  await nextTask();
}

const press = (target: Element, key: string) =>
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
  );

/** Records clicked links and prevents their default. */
function watchClicks(element: Element): string[] {
  const followed: string[] = [];
  element.addEventListener('click', (event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (link) followed.push((link as HTMLAnchorElement).getAttribute('href')!);
    event.preventDefault();
  });
  return followed;
}

describe('cat-site-search', () => {
  for (const theme of ['light', 'dark']) {
    it(`has no accessibility findings in ${theme}: empty, with results, without`, async () => {
      const element = mount(`<cat-site-search theme="${theme}"></cat-site-search>`);
      await expectAccessible(element);
      await search(element, COMMON);
      await expectAccessible(element);
      await search(element, 'xyzzyx');
      await expectAccessible(element);
    });
  }

  for (const [kind, name] of [
    ['Tour', tour.name],
    ['Page', page.name],
    ['Story', story.title],
    ['Question', question.name],
  ] as const)
    it(`finds a ${kind.toLowerCase()}`, async () => {
      const element = mount('<cat-site-search></cat-site-search>');
      await search(element, name.toUpperCase());
      const textOf = (link: Element, part: string) => link.querySelector(`.result-${part}`)!.textContent;
      // Stories and questions load while the visitor types.
      await until(() =>
        results(element).some((link) => textOf(link, 'name') === name && textOf(link, 'kind') === kind),
      );
    });

  it('Search messages: announces the number found', async () => {
    const element = mount('<cat-site-search></cat-site-search>');
    const statuses = () =>
      [...root(element).querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join('');
    // Screen readers announce changes of an existing region only.
    const region = root(element).querySelector('[role=status]');
    await search(element, story.title);
    await until(() => statuses() === '1 result. Enter opens it.');
    await search(element, COMMON);
    await until(() => /^\d+ results\. Enter opens the first\.$/.test(statuses()));
    await search(element, 'xyzzyx');
    expect(statuses()).to.equal('No results found for "xyzzyx"');
    expect(root(element).querySelectorAll('[role=status]')).to.have.length(1);
    expect(root(element).querySelector('[role=status]')).to.equal(region);
    expect(region!.getBoundingClientRect().height).to.be.greaterThan(20);
  });

  it('fires cat-search with the number found, not for the first text', async () => {
    const element = mount(`<cat-site-search query="${COMMON}"></cat-site-search>`);
    const events = recordEvents(element, 'cat-search');
    await wait(1200);
    await search(element, 'x');
    await search(element, 'xyzzyx');
    await until(() => events.length);
    await wait(200);
    expect(events).to.deep.equal([{ found: 0 }]);
  });

  it('ignores Enter during composition', async () => {
    const element = mount('<cat-site-search></cat-site-search>');
    const followed = watchClicks(element);
    await search(element, page.name);
    for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
      for (const key of ['Enter', 'ArrowDown']) {
        const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...composing });
        field(element).focus();
        field(element).dispatchEvent(event);
        expect(event.defaultPrevented).to.equal(false);
        expect(root(element).activeElement).to.equal(field(element));
      }
    }
    expect(followed).to.deep.equal([]);
    press(field(element), 'Enter');
    expect(followed).to.have.length(1);
  });

  it('follows the first result on Enter', async () => {
    const element = mount('<cat-site-search partner="larkspur"></cat-site-search>');
    const followed = watchClicks(element);
    press(field(element), 'Enter');
    await search(element, 'xyzzyx');
    press(field(element), 'Enter');
    expect(followed).to.deep.equal([]);
    await search(element, page.name);
    press(field(element), 'Enter');
    expect(followed).to.deep.equal([`${site}${page.path}?partner=larkspur`]);
  });

  it('links to the contact page when nothing is found', async () => {
    for (const [attribute, href] of [
      ['partner="larkspur"', `${site}/contact?partner=larkspur`],
      ['home', '/contact'],
    ]) {
      const element = mount(`<cat-site-search ${attribute}></cat-site-search>`);
      const link = () => root(element).querySelector('.finder-box ~ a:not([part])');
      await search(element, page.name);
      expect(link()).to.equal(null);
      await search(element, 'xyzzyx');
      expect([link()!.textContent, link()!.getAttribute('href')]).to.deep.equal(['Ask us', href]);
    }
  });

  it('moves between field and results with the arrow keys', async () => {
    const element = mount('<cat-site-search></cat-site-search>');
    await search(element, COMMON);
    await until(() => results(element).length > 3);
    const links = results(element);
    const focused = () => root(element).activeElement;
    press(field(element), 'ArrowDown');
    expect(focused()).to.equal(links[0]);
    press(links[0]!, 'ArrowDown');
    expect(focused()).to.equal(links[1]);
    press(links[1]!, 'ArrowUp');
    press(links[0]!, 'ArrowUp');
    expect(focused()).to.equal(field(element));
    press(field(element), 'ArrowUp');
    expect(focused()).to.equal(links.at(-1));
  });

  it("links to the story's page third-party, to the blog first-party", async () => {
    for (const [attribute, href] of [
      ['', `${site}/blog/${story.id}`],
      ['home', `/blog?post=${story.id}`],
    ]) {
      const element = mount(`<cat-site-search ${attribute}></cat-site-search>`);
      await search(element, story.title);
      await until(() => results(element).length);
      expect(results(element)[0]!.getAttribute('href')).to.equal(href);
    }
  });

  it('does not take the focus from a result', async () => {
    const element = mount(`<cat-site-search take-focus query="${COMMON}"></cat-site-search>`);
    await until(() => results(element).length);
    const [first] = results(element);
    first!.focus();
    await wait(150);
    expect(root(element).activeElement?.className).to.equal('result');
  });
});
