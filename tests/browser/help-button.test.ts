import { expect } from 'chai';
import '../../widgets/help-button/element';
import { expectAccessible } from './accessible';
import { clock } from './clock';
import { mount, nextTask, ready, until } from './stage';

before(() => ready('cat-help-button'));
const link = (element: Element) => element.shadowRoot!.querySelector('a')!;

describe('cat-help-button', () => {
  for (const theme of ['light', 'dark']) {
    it(`has no accessibility findings in ${theme}`, () =>
      expectAccessible(mount(`<cat-help-button theme="${theme}" label="Need help?"></cat-help-button>`)));
  }

  it('scrolls to the section, marks it for 2 s and moves the focus there', async () => {
    const section = mount('<section id="faq" style="margin-top: 3000px">Questions</section>');
    const element = mount('<cat-help-button label="Need help?"></cat-help-button>');
    expect(link(element).getAttribute('href')).to.equal('#faq');
    const time = clock();
    try {
      link(element).click();
      await time.advance(1_900);
      expect(section.hasAttribute('data-marked')).to.equal(true);
      expect(document.activeElement?.id).to.equal('faq');
      await time.advance(200);
      expect(section.hasAttribute('data-marked')).to.equal(false);
    } finally {
      time.restore();
    }
    await until(() => section.getBoundingClientRect().top < innerHeight);
    expect(location.hash).to.equal('');
  });

  it('Contact FAQ section missing: shows an error', async () => {
    const element = mount(
      '<cat-help-button section="nowhere" missing="Please write to us."></cat-help-button>',
    );
    link(element).click();
    const toasts = await until(() => document.querySelector('cat-toasts'));
    await until(() => toasts!.shadowRoot!.textContent?.includes('Section Not Found'));
    expect(toasts!.shadowRoot!.textContent).to.contain('Please write to us.');
    toasts!.remove();
    await nextTask();
  });
});
