import { expect } from 'chai';
import { site } from '#content/config';
import { categories, modules, posts } from '#content/post-cards';
import '../../widgets/blog/element';
import { expectAccessible } from './accessible';
import { recordEvents, recordWarnings, mount, nextTask, ready, until } from './stage';

before(() => ready('cat-blog'));

const root = (element: Element) => element.shadowRoot!;
const visible = (element: Element) => (element as HTMLElement).offsetParent !== null;
const titles = (element: Element) =>
  [...root(element).querySelectorAll('.card-title')].filter(visible).map((title) => title.textContent);
const links = (element: Element) => [...root(element).querySelectorAll<HTMLAnchorElement>('.card-title a')];
const topics = (element: Element) => [...root(element).querySelectorAll<HTMLButtonElement>('.topic')];
const text = (element: Element, selector: string) => root(element).querySelector(selector)?.textContent;
const button = (element: Element, label: string) =>
  [...root(element).querySelectorAll('button')].find(({ textContent }) => textContent === label)!;

async function shown(html: string): Promise<HTMLElement> {
  const element = mount(html);
  await until(() => root(element).querySelector('.post-card, .post'));
  return element;
}

async function search(element: Element, query: string) {
  const field = root(element).querySelector('input')!;
  field.value = query;
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  await nextTask();
}

async function choose(element: Element, topic: string) {
  topics(element)
    .find(({ textContent }) => textContent === topic)!
    .click();
  await nextTask();
}

const ofTopic = (topic: string) =>
  posts.filter(({ category }) => category === topic).map(({ title }) => title);
/** A post with related ones, and another. */
const first = posts.find(({ category }) => ofTopic(category).length > 1)!;
const second = posts.find((post) => post !== first)!;
const { category } = first;

describe('cat-blog', () => {
  for (const theme of ['light', 'dark']) {
    for (const attributes of ['', 'compact', `post="${first.id}"`, 'heading="2"']) {
      it(`has no accessibility findings with ${attributes || 'no attributes'} in ${theme}`, async () => {
        await expectAccessible(await shown(`<cat-blog ${attributes} theme="${theme}"></cat-blog>`));
      });
    }
  }

  it('filters by title, excerpt and topic as the visitor types', async () => {
    const element = await shown('<cat-blog></cat-blog>');
    await search(element, `  ${first.title.toUpperCase()} `);
    expect(titles(element)).to.deep.equal([first.title]);
    expect(text(element, '[role=status]')).to.equal('1 story');
    await search(element, second.excerpt.slice(4, 40));
    expect(titles(element)).to.deep.equal([second.title]);
    await search(element, category);
    expect(titles(element)).to.include.members(ofTopic(category));
  });

  it('sets and clears a topic', async () => {
    const element = await shown('<cat-blog></cat-blog>');
    expect(topics(element).map(({ textContent }) => textContent)).to.deep.equal([
      'All Topics',
      ...categories,
    ]);
    const pressed = () =>
      topics(element)
        .filter((topic) => topic.getAttribute('aria-pressed') === 'true')
        .map(({ textContent }) => textContent);
    expect(pressed()).to.deep.equal(['All Topics']);
    await choose(element, category);
    expect(pressed()).to.deep.equal([category]);
    expect(titles(element)).to.deep.equal(ofTopic(category));
    await choose(element, category);
    expect(titles(element)).to.have.length(posts.length);
    await choose(element, category);
    await choose(element, 'All Topics');
    expect(titles(element)).to.have.length(posts.length);
  });

  it('explains an empty result', async () => {
    const element = await shown('<cat-blog></cat-blog>');
    const searches = recordEvents(element, 'cat-search');
    await choose(element, category);
    await search(element, 'no such story');
    const [drawing, ...words] = root(element).querySelector('.empty')!.children;
    expect(drawing!.querySelector('img')!.src).to.match(/\/img\/empty\/no-posts-/);
    expect(words.map(({ textContent }) => textContent)).to.deep.equal([
      'No posts found',
      'Try selecting a different category or clear your filters',
      'Show All Posts',
    ]);
    await expectAccessible(element);
    await until(() => searches.length);
    expect(searches).to.deep.equal([{ found: 0 }]);
    button(element, 'Show All Posts').click();
    await nextTask();
    expect(titles(element)).to.have.length(posts.length);
    expect(root(element).querySelector('input')!.value).to.equal('');
    expect(root(element).activeElement!.textContent).to.equal('All Topics');
  });

  it('starts with the given topic, and warns about an unknown one', async () => {
    const logged = recordWarnings();
    const chosen = await shown(`<cat-blog category="${category.toLowerCase()}"></cat-blog>`);
    expect(titles(chosen)).to.deep.equal(ofTopic(category));
    expect(titles(await shown('<cat-blog category="Dogs"></cat-blog>'))).to.have.length(posts.length);
    await until(() => logged.length);
    expect(logged).to.deep.equal(['[cat] cat-blog: category="Dogs" is not a topic']);
  });

  it('shows a whole story with tags, related stories and credited links', async () => {
    const { post } = await modules[first.id]!();
    const element = await shown(`<cat-blog post="${first.id}" partner="larkspur"></cat-blog>`);
    await until(() => root(element).querySelector('.post'));
    expect(text(element, 'h3')).to.equal(post.title);
    expect(text(element, '.article-text')).to.contain(post.headings[0]?.text ?? '');
    expect(
      [...root(element).querySelectorAll('.article-tags li')].map(({ textContent }) => textContent),
    ).to.deep.equal(post.tags);
    expect(text(element, '.post-more h4')).to.equal('Related Stories');
    const links = [
      ...root(element).querySelectorAll<HTMLAnchorElement>('.article-text a, .post-links a'),
    ].filter(({ href }) => href.startsWith(site));
    expect(links.map(({ pathname }) => pathname)).to.include.members(['/booking', '/blog']);
    for (const { search: query } of links) expect(query).to.contain('partner=larkspur');
    expect(root(element).textContent).not.to.contain('Back to all posts');
  });

  it('shows the list and warns when the story does not exist', async () => {
    const logged = recordWarnings();
    const element = await shown('<cat-blog post="999999"></cat-blog>');
    expect(titles(element)).to.have.length(posts.length);
    await until(() => logged.length);
    expect(logged).to.deep.equal(['[cat] cat-blog: post="999999" is not a story']);
  });

  it('opens stories in place, and restores the list on the way back', async () => {
    const element = await shown('<cat-blog inline></cat-blog>');
    const before = [location.href, history.length];
    const opened = recordEvents(element, 'cat-post-open');
    await search(element, first.title);
    links(element)[0]!.click();
    await until(() => root(element).querySelector('.post'));
    expect(opened).to.deep.equal([{ post: first.id }]);
    await until(() => root(element).activeElement?.textContent === first.title);
    await expectAccessible(element);

    // A link in or below the text opens another story; the button returns to the list.
    const related = links(element).find((link) => link.closest('.post'))!;
    const next = related.textContent;
    related.click();
    await until(() => text(element, '.post-title') === next);
    expect(opened).to.have.length(2);
    button(element, 'Back to all posts').click();
    await until(() => !root(element).querySelector('.post'));
    expect(root(element).querySelector('input')!.value).to.equal(first.title);
    expect(titles(element)).to.deep.equal([first.title]);
    expect([location.href, history.length]).to.deep.equal(before);
  });

  it('leaves modified clicks to the browser', async () => {
    const element = await shown('<cat-blog inline></cat-blog>');
    let prevented: boolean | undefined;
    element.addEventListener('click', (event) => {
      prevented = event.defaultPrevented;
      event.preventDefault();
    });
    links(element)[0]!.dispatchEvent(
      new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ctrlKey: true }),
    );
    await nextTask();
    expect(prevented).to.equal(false);
    expect(root(element).querySelector('.post')).to.equal(null);
  });
});
