import { mailchimp } from '#content/newsletter-service';
import { expect } from 'chai';
import '../../../widgets/newsletter/element';
import { expectAccessible } from '../accessible';
import { enter, field, press, shadowOf } from './forms';
import { mount, ready, recordEvents, until, wait } from '../stage';

before(() => ready('cat-newsletter'));
const open = (attributes = '') => mount(`<cat-newsletter ${attributes}></cat-newsletter>`);
const formOf = (element: Element) => shadowOf(element).querySelector('form')!;

describe('cat-newsletter', () => {
  for (const theme of ['light', 'dark']) {
    it(`has no accessibility findings in ${theme}, whole and bare`, async () => {
      await expectAccessible(open(`theme="${theme}"`));
      await expectAccessible(open(`theme="${theme}" bare`));
    });
  }

  it('requires what the list needs, by browser validation', async () => {
    const element = open();
    const required = ['EMAIL', 'FNAME', 'LNAME', 'CONSENT'].map((name) => field(element, name).required);
    expect(required).to.deep.equal([true, true, false, true]);
    expect(formOf(element).checkValidity()).to.equal(false);
    await enter(element, 'EMAIL', 'bea@example.com');
    await enter(element, 'FNAME', 'Bea');
    await enter(element, 'CONSENT', true);
    expect(formOf(element).checkValidity()).to.equal(true);
    expect([...new FormData(formOf(element))]).to.deep.equal([
      ['EMAIL', 'bea@example.com'],
      ['FNAME', 'Bea'],
      ['LNAME', ''],
      ['CONSENT', 'Yes'],
      ['tags', mailchimp.tags],
      [`b_${mailchimp.u}_${mailchimp.id}`, ''],
    ]);
    await enter(element, 'EMAIL', 'bea');
    expect(formOf(element).checkValidity()).to.equal(false);
  });

  it('is posted once by a double click, a full-width address in ASCII', async () => {
    const element = open();
    await enter(element, 'EMAIL', 'ｂｅａ＠ｅｘａｍ\u2060ｐｌｅ．ｃｏｍ');
    await enter(element, 'FNAME', 'Bea');
    await enter(element, 'CONSENT', true);
    const sent: unknown[] = [];
    const events = recordEvents(element, 'cat-newsletter-sent');
    shadowOf(element).addEventListener('submit', (event) => {
      if (!event.defaultPrevented) sent.push(new FormData(formOf(element)).get('EMAIL'));
      event.preventDefault();
    });
    for (let click = 0; click < 10; click++) press(element);
    expect(sent).to.deep.equal(['bea@example.com']);
    await until(() =>
      shadowOf(element).querySelector('.draft-note')!.textContent!.startsWith('Sent on to a new tab at '),
    );
    await wait(3100);
    expect(events).to.deep.equal([null]);
    press(element);
    expect(sent).to.have.length(2);
    expect(sessionStorage.getItem('cat-draft-newsletter'), 'nobody knows yet').to.contain('"Bea"');
  });

  it('marks no field before a submit, then the invalid ones', async () => {
    const element = open();
    const wrong = () =>
      ['EMAIL', 'FNAME', 'LNAME', 'CONSENT'].filter(
        (name) => field(element, name).getAttribute('aria-invalid') !== 'false',
      );
    expect(wrong()).to.deep.equal([]);
    await enter(element, 'EMAIL', 'bea@example.com');
    press(element);
    await until(() => wrong().length);
    expect(wrong()).to.deep.equal(['FNAME', 'CONSENT']);
    await enter(element, 'FNAME', 'Bea');
    await until(() => wrong().length === 1);
  });

  it('restores a draft and discards it', async () => {
    const first = open();
    await enter(first, 'EMAIL', 'bea@example.com');
    await enter(first, 'CONSENT', true);
    await until(() => sessionStorage.getItem('cat-draft-newsletter'));
    first.remove();
    const second = open();
    await until(() => field(second, 'EMAIL').value === 'bea@example.com');
    expect((field(second, 'CONSENT') as HTMLInputElement).checked).to.equal(false);
    (await until(() => shadowOf(second).querySelector<HTMLElement>('.draft-note button')))!.click();
    await until(() => field(second, 'EMAIL').value === '');
    expect(Object.keys(sessionStorage)).to.deep.equal([]);
  });
});
