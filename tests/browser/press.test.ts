import { expect } from 'chai';
import { shadowHtml } from '../../site/prerender/html/shadow';
import { press } from '../../widgets/press/element';
import type { Definition } from '../../widgets/kit/element/definition';
import { articles } from '#content/press-articles';
import { outlets } from '#content/press-outlets';
import { expectAccessible } from './accessible';
import { lines, mount, nextTask, ready, unfailing, until } from './stage';

before(async () => {
  await press.prepare!();
  await ready('cat-press');
});

const shadowOf = (element: Element) => element.shadowRoot!;
const marks = (element: Element) => [...shadowOf(element).querySelectorAll<HTMLAnchorElement>('.mark')];

describe('cat-press', () => {
  // The first test: a line is said once, and in the others the files are really missing.
  it('Press logo failure: the name takes its place, and it is logged once', async () => {
    const said = lines();
    for (let time = 0; time < 2; time++) {
      const element = mount('<cat-press></cat-press>');
      unfailing(shadowOf(element));
      const shown = () => marks(element)[3]!.querySelector('img');
      const first = shown()!;
      first.dispatchEvent(new Event('error'));
      await until(() => first.srcset === '');
      expect(first.src).to.match(/\.webp$/);
      // While it is being fetched again, that is no failure.
      await until(() => first.dispatchEvent(new Event('error')) && !shown());
      expect(marks(element)[3]!.textContent).to.equal('PEOPLE');
      await until(() => said.length);
    }
    expect(said).to.deep.equal(['[cat] cat-press: Failed to load image for PEOPLE']);
  });

  for (const theme of ['light', 'dark']) {
    for (const show of ['logos', 'articles']) {
      it(`has no accessibility findings as ${show} in ${theme}`, async () => {
        await expectAccessible(mount(`<cat-press show="${show}" theme="${theme}"></cat-press>`));
      });
    }
  }

  it('shows the outlets, each with its name and its link', () => {
    const element = mount('<cat-press></cat-press>');
    expect(marks(element).map((link) => [link.querySelector('img')!.alt, link.href])).to.deep.equal(
      outlets.map(({ alt, link }) => [alt, link]),
    );
    expect(new Set(marks(element).map(({ target, rel }) => `${target} ${rel}`))).to.deep.equal(
      new Set(['_blank noopener']),
    );
  });

  it('shows the articles with where and when, headline, what it says and a link', () => {
    const element = mount('<cat-press show="articles" heading="4"></cat-press>');
    const shown = [...shadowOf(element).querySelectorAll('.article')];
    expect(shown).to.have.length(articles.length);
    for (const [index, article] of shown.entries()) {
      const { title, publication, date, description, link } = articles[index]!;
      expect(article.querySelector('h4')!.textContent).to.equal(title);
      expect(article.querySelector('.article-source')!.textContent).to.equal(`${publication} · ${date}`);
      expect(article.textContent).to.contain(description);
      const read = article.querySelector('a')!;
      expect([read.textContent, read.href, read.hasAttribute('aria-label')]).to.deep.equal([
        `Read Article: ${title}`,
        new URL(link).href,
        false,
      ]);
    }
  });

  for (const show of ['logos', 'articles']) {
    it(`brings prerendered ${show} to life as they are`, async () => {
      const html = shadowHtml(press as unknown as Definition, press.hash, '', { show });
      const host = document.createElement('div');
      host.setHTMLUnsafe(
        `<cat-press-${show} show="${show}"><template shadowrootmode="open">${html}</template></cat-press-${show}>`,
      );
      mount('').append(host);
      const element = host.firstElementChild!;
      unfailing(shadowOf(element));
      const before = shadowOf(element).innerHTML;
      customElements.define(`cat-press-${show}`, class extends customElements.get('cat-press')! {});
      await nextTask();
      expect(shadowOf(element).innerHTML).to.equal(before);
    });
  }
});
