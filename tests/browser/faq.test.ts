import { expect } from 'chai';
import { items as tours } from '#content/faq-tours';
import '../../widgets/faq/element';
import { expectAccessible } from './accessible';
import { mount, ready, recordEvents, until } from './stage';

before(() => ready('cat-faq'));
afterEach(() => history.replaceState(null, '', location.pathname + location.search));

const items = (element: Element) => [...element.shadowRoot!.querySelectorAll('details')];
const shown = async (html: string) => {
  const element = mount(html);
  await until(() => items(element).length);
  return element;
};
const open = (element: Element) => items(element).map((item) => item.open);
const opened = (element: Element) => open(element).flatMap((is, index) => (is ? [index] : []));
const summary = (item: Element) => item.querySelector('summary')!;

describe('cat-faq', () => {
  for (const theme of ['light', 'dark']) {
    it(`has no accessibility findings in ${theme}, closed and open`, async () => {
      await expectAccessible(await shown(`<cat-faq theme="${theme}"></cat-faq>`));
      await expectAccessible(await shown(`<cat-faq theme="${theme}" topic="contact" open></cat-faq>`));
    });
  }

  it('toggles each answer independently', async () => {
    const element = await shown('<cat-faq topic="contact" open></cat-faq>');
    summary(items(element)[2]!).click();
    expect(opened(element)).to.deep.equal([0, 2]);
    summary(items(element)[0]!).click();
    expect(opened(element)).to.deep.equal([2]);
  });

  it('fires cat-question-open when the visitor opens a question, not when a fragment does', async () => {
    const element = await shown('<cat-faq open exclusive></cat-faq>');
    const events = recordEvents(element, 'cat-question-open');
    location.hash = tours[3]!.id;
    await until(() => items(element)[3]!.open);
    summary(items(element)[1]!).click();
    await until(() => items(element)[1]!.open);
    summary(items(element)[1]!).click();
    await until(() => !items(element)[1]!.open);
    expect(events).to.deep.equal([{ question: tours[1]!.id }]);
  });

  it('closes the other answers when it is exclusive', async () => {
    const element = await shown('<cat-faq exclusive></cat-faq>');
    summary(items(element)[0]!).click();
    summary(items(element)[3]!).click();
    expect(opened(element)).to.deep.equal([3]);
    summary(items(element)[3]!).click();
    expect(open(element)).to.not.include(true);
  });

  it('opens, highlights and focuses the question in a new fragment', async () => {
    const element = await shown('<cat-faq></cat-faq>');
    location.hash = tours[3]!.id;
    await until(() => items(element)[3]!.open);
    expect(items(element)[3]!.hasAttribute('data-lit')).to.equal(true);
    expect(element.shadowRoot!.activeElement).to.equal(summary(items(element)[3]!));
    await until(() => !items(element)[3]!.hasAttribute('data-lit'));
    expect(items(element)[3]!.open).to.equal(true);
  });

  it('opens the question in the initial fragment', async () => {
    location.hash = tours[2]!.id;
    const element = await shown('<cat-faq></cat-faq>');
    await until(() => items(element)[2]!.open);
  });
});
