import { expect } from 'chai';
import { press } from '../../widgets/press/element';
import { articles } from '#content/press-articles';
import { outlets } from '#content/press-outlets';
import { expectAccessible } from './accessible';
import { recordWarnings, mount, ready, ignoreRealErrors, until } from './stage';

before(async () => {
  await press.loadData!();
  await ready('cat-press');
});

const shadowOf = (element: Element) => element.shadowRoot!;
const marks = (element: Element) => [...shadowOf(element).querySelectorAll<HTMLAnchorElement>('.mark')];

describe('cat-press', () => {
  // First, because a line is logged once, and in the other tests the files really fail.
  it('Press logo failure: shows the name and logs it once', async () => {
    const logged = recordWarnings();
    for (let time = 0; time < 2; time++) {
      const element = mount('<cat-press></cat-press>');
      ignoreRealErrors(shadowOf(element));
      const shown = () => marks(element)[0]!.querySelector('img');
      const first = shown()!;
      first.dispatchEvent(new Event('error'));
      await until(() => first.srcset === '');
      expect(first.src).to.match(/\.webp$/);
      // Ignored during the retry.
      await until(() => first.dispatchEvent(new Event('error')) && !shown());
      expect(marks(element)[0]!.textContent).to.equal(outlets[0]!.alt);
      await until(() => logged.length);
    }
    expect(logged).to.deep.equal([`[cat] cat-press: Failed to load image for ${outlets[0]!.alt}`]);
  });

  for (const theme of ['light', 'dark']) {
    for (const show of ['logos', 'articles']) {
      it(`has no accessibility findings as ${show} in ${theme}`, async () => {
        await expectAccessible(mount(`<cat-press show="${show}" theme="${theme}"></cat-press>`));
      });
    }
  }

  it('shows the outlets with name and link', () => {
    const element = mount('<cat-press></cat-press>');
    expect(marks(element).map((link) => [link.querySelector('img')!.alt, link.href])).to.deep.equal(
      outlets.map(({ alt, link }) => [alt, link]),
    );
    expect(new Set(marks(element).map(({ target, rel }) => `${target} ${rel}`))).to.deep.equal(
      new Set(['_blank noopener']),
    );
  });

  it('shows the articles with source, headline, text and link', () => {
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
});
