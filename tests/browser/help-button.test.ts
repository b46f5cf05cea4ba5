import { expect } from 'chai';
import '../../widgets/help-button/element';
import { expectAccessible } from './accessible';
import { mount, nextTask, ready, until } from './stage';

before(() => ready('cat-help-button'));
const link = (element: Element) => element.shadowRoot!.querySelector('a')!;

describe('cat-help-button', () => {
  for (const theme of ['light', 'dark']) {
    it(`has no accessibility findings in ${theme}`, () =>
      expectAccessible(mount(`<cat-help-button theme="${theme}" label="Need help?"></cat-help-button>`)));
  }

  it('leads to the section, marks it, and takes the keyboard there', async () => {
    const section = mount('<section id="faq">Questions</section>');
    const element = mount('<cat-help-button label="Need help?"></cat-help-button>');
    expect(link(element).getAttribute('href')).to.equal('#faq');
    link(element).click();
    expect(section.hasAttribute('data-marked')).to.equal(true);
    expect(document.activeElement?.id).to.equal('faq');
    await until(() => !section.hasAttribute('data-marked'));
    expect(location.hash).to.equal('');
  });

  it('Contact FAQ section missing: says so', async () => {
    const element = mount(
      '<cat-help-button section="nowhere" missing="Please write to us."></cat-help-button>',
    );
    link(element).click();
    const notices = await until(() => document.querySelector('cat-toasts'));
    await until(() => notices!.shadowRoot!.textContent?.includes('Section Not Found'));
    expect(notices!.shadowRoot!.textContent).to.contain('Please write to us.');
    notices!.remove();
    await nextTask();
  });
});
