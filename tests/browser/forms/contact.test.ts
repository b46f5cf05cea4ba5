import { expect } from 'chai';
import '../../../widgets/contact/element';
import type { EventDetail } from '../../../widgets/kit/element/embed-context';
import { expectAccessible } from '../accessible';
import { announcements, mockMail, boxOf, enter, field, fill, press, errorTexts, shadowOf } from './forms';
import { clock } from '../clock';
import { recordWarnings, mount, nextTask, ready, replaceTexts, until } from '../stage';

before(() => ready('cat-contact'));
const open = (attributes = '') => mount(`<cat-contact ${attributes}></cat-contact>`);
const right = {
  name: 'Bea',
  email: 'bea@example.com',
  phone: '',
  message: 'Hello & <b>hi</b>',
  consent: true,
};

describe('cat-contact', () => {
  for (const theme of ['light', 'dark']) {
    it(`has no accessibility findings in ${theme}: empty, wrong, failed and sent`, async () => {
      recordWarnings();
      const element = open(`theme="${theme}"`);
      await expectAccessible(element);
      press(element);
      await until(() => errorTexts(element).length);
      await expectAccessible(element);
      mockMail(500);
      await fill(element, right);
      press(element);
      await until(() => shadowOf(element).querySelector('.form-failure'));
      await expectAccessible(element);
      mockMail(200);
      press(element);
      await until(() => shadowOf(element).querySelector('.sent'));
      await expectAccessible(element);
    });
  }

  it('shows an error at each invalid field, focuses the first and announces the number', async () => {
    const element = open();
    const events: EventDetail<'cat-form-error'>[] = [];
    element.addEventListener('cat-form-error', (event) => events.push(event.detail));
    await enter(element, 'email', 'bea');
    press(element);
    await until(() => errorTexts(element).length);
    expect(errorTexts(element)).to.deep.equal([
      'Name is required',
      'Please enter a valid email address',
      'You must agree to receive updates',
    ]);
    const email = field(element, 'email');
    expect(email.getAttribute('aria-invalid')).to.equal('true');
    expect(shadowOf(element).getElementById(email.getAttribute('aria-describedby')!)!.textContent).to.equal(
      'Please enter a valid email address',
    );
    expect(shadowOf(element).activeElement?.id).to.equal('name');
    expect(shadowOf(element).querySelector('.form-summary')!.textContent).to.equal(
      '3 fields need another look.',
    );
    expect(events).to.deep.equal([
      { form: 'contact', code: 'invalid', fields: ['name', 'email', 'consent'] },
    ]);
  });

  it('checks only marked fields while the visitor types', async () => {
    const element = open();
    await enter(element, 'name', 'B');
    press(element);
    await until(() => errorTexts(element).length);
    await enter(element, 'email', 'bea@example.com');
    expect(errorTexts(element)).to.deep.equal([
      'Name must be at least 2 characters',
      'You must agree to receive updates',
    ]);
    await enter(element, 'phone', 'abc');
    await enter(element, 'name', 'B<');
    expect(errorTexts(element)).to.deep.equal([
      'Name contains invalid characters',
      'You must agree to receive updates',
    ]);
    await enter(element, 'name', 'Bea');
    await enter(element, 'email', '');
    expect(errorTexts(element)).to.deep.equal(['You must agree to receive updates']);
  });

  it('counts the characters of the message, and announces too many', async () => {
    const element = open('message="Hi"');
    const tied = field(element, 'message').getAttribute('aria-describedby')!;
    const count = () => shadowOf(element).getElementById(tied)!.textContent;
    await until(() => count() === '2/1000');
    replaceTexts(shadowOf(element)); // Like a translating extension.
    await enter(element, 'message', '😺'.repeat(1001));
    await until(() => count() === '1001/1000');
    await until(() => announcements(element).includes('Too long: more than 1000 characters.'));
    await enter(element, 'message', 'a'.repeat(1000));
    expect(announcements(element)).not.to.include('Too long: more than 1000 characters.');
  });

  it('sends two e-mails, thanks and resets; events have no input', async () => {
    const element = open();
    const sent = mockMail(200, 200);
    const events: unknown[] = [];
    element.addEventListener('cat-contact-sent', (event) => events.push(event.detail));
    await fill(element, right);
    press(element);
    press(element);
    await until(() => shadowOf(element).querySelector('fieldset:disabled'));
    expect(shadowOf(element).querySelector('[type=submit]')!.textContent).to.equal('Sending...');
    await until(() => shadowOf(element).querySelector('.sent'));
    expect(sent().map(({ params }) => params)).to.deep.equal(
      Array.from({ length: 2 }, () => ({
        name: 'Bea',
        email: 'bea@example.com',
        phone: 'Not provided',
        message: 'Hello & <b>hi</b>',
      })),
    );
    expect(shadowOf(element).querySelector('.sent')!.textContent).to.contain('Message Sent!');
    await until(() => shadowOf(element).activeElement?.className === 'sent');
    expect(events).to.deep.equal([null]);
    // The draft has only the time of sending.
    expect(JSON.stringify(sessionStorage)).not.to.match(/bea|hello/i);
    await until(() => !shadowOf(element).querySelector('.sent'));
    await until(() => shadowOf(element).activeElement?.localName === 'form');
    expect(shadowOf(element).querySelector('.draft-note')!.textContent).to.match(
      /^Sent at \d+:\d\d\s[AP]M\. We answer within 48 hours\.$/,
    );
    expect([field(element, 'name').value, field(element, 'message').value]).to.deep.equal(['', '']);
    expect(boxOf(element, 'consent').checked).to.equal(false);
    expect(field(element, 'name').matches(':read-write')).to.equal(true);
  });

  it('Confirmation send fails: keeps the input and names the e-mail until the next key', async () => {
    const element = open();
    const warnings = recordWarnings();
    mockMail(429);
    await fill(element, right);
    press(element);
    const failure = await until(() => shadowOf(element).querySelector('.form-failure'));
    expect([...failure!.querySelectorAll('p:not([class])')].map((text) => text.textContent)).to.deep.equal([
      'Failed to send confirmation email',
      'Your message wasn’t sent.',
    ]);
    expect(field(element, 'message').value).to.equal('Hello & <b>hi</b>');
    expect(boxOf(element, 'consent').checked).to.equal(true);
    expect(warnings).to.deep.equal(['[cat] cat-contact: Failed to send confirmation email (busy)']);
    await enter(element, 'phone', '2125550142');
    expect(shadowOf(element).querySelector('.form-failure')).to.equal(null);
  });

  it('Contact failure display: sends nothing when the honeypot is filled', async () => {
    const element = open();
    recordWarnings();
    const sent = mockMail(200, 200);
    await fill(element, right);
    field(element, 'catnip').value = 'https://example.com';
    press(element);
    const failure = await until(() => shadowOf(element).querySelector('.form-failure p'));
    expect(failure!.textContent).to.equal(
      'There was a problem sending your message. Please try again later.',
    );
    expect(sent()).to.deep.equal([]);
    for (const _ of ['again', 'and again']) {
      press(element);
      for (let turn = 0; turn < 20; turn++) await nextTask();
    }
    expect(sent(), 'it stays in the trap').to.deep.equal([]);
    expect(shadowOf(element).querySelector('.form-failure a')).not.to.equal(null);
  });

  it('Administrator send fails: offers the other half, also after a reload', async () => {
    recordWarnings();
    const first = open();
    mockMail(200, 500);
    await fill(first, right);
    press(first);
    const failure = await until(() => shadowOf(first).querySelector('.form-failure'));
    expect(failure!.querySelector('p')!.textContent).to.equal('Failed to send notification to administrator');
    const button = (element: Element) => shadowOf(element).querySelector('[type=submit]')!.textContent;
    expect(button(first)).to.equal('Finish sending');
    await enter(first, 'message', 'Hello');
    expect(button(first), 'what was edited is sent whole').to.equal('Send message');
    await enter(first, 'message', right.message);
    first.remove();
    await nextTask();
    const second = open();
    await until(() => button(second) === 'Finish sending');
    expect(shadowOf(second).querySelector('.draft-note')!.textContent).to.contain('Half sent');
    const sent = mockMail(200);
    press(second);
    await until(() => shadowOf(second).querySelector('.sent'));
    expect(sent().map(({ name }) => name)).to.deep.equal(['notify']);
    await until(() => !shadowOf(second).querySelector('.sent'));
    expect(button(second)).to.equal('Send message');
  });

  it('offers the other half without storage', async () => {
    recordWarnings();
    const original = Object.getOwnPropertyDescriptors(Storage.prototype);
    const value = () => {
      throw new DOMException('', 'SecurityError');
    };
    for (const method of ['getItem', 'setItem'])
      Object.defineProperty(Storage.prototype, method, { value, configurable: true });
    try {
      const element = open();
      const sent = mockMail(200, 500);
      await fill(element, right);
      press(element);
      await until(() => shadowOf(element).querySelector('.form-failure'));
      expect(shadowOf(element).querySelector('.draft-note')!.textContent).to.contain('Half sent');
      press(element);
      await until(() => shadowOf(element).querySelector('.sent'));
      expect(sent().map(({ name }) => name)).to.deep.equal(['reply', 'notify', 'notify']);
    } finally {
      Object.defineProperties(Storage.prototype, original);
    }
  });

  it('Confirmation send fails: says that it may have arrived when there is no answer in time', async () => {
    const element = open();
    recordWarnings();
    await fill(element, right);
    const time = clock();
    let isAsked = false;
    window.fetch = () => {
      isAsked = true;
      return new Promise(() => {});
    };
    press(element);
    await until(() => isAsked);
    await time.advance(30_000);
    time.restore();
    const failure = await until(() => shadowOf(element).querySelector('.form-failure'));
    expect([...failure!.querySelectorAll('p:not([class])')].map((text) => text.textContent)).to.deep.equal([
      'Failed to send confirmation email',
      'It may have arrived.',
    ]);
  });

  it('sends both e-mails again when a half-sent message was edited', async () => {
    recordWarnings();
    const element = open();
    mockMail(200, 500);
    await fill(element, right);
    press(element);
    await until(() => shadowOf(element).querySelector('.form-failure'));
    await enter(element, 'message', 'Another question');
    const sent = mockMail(200, 200);
    press(element);
    await until(() => shadowOf(element).querySelector('.sent'));
    expect(sent().map(({ name }) => name)).to.deep.equal(['reply', 'notify']);
  });

  it('restores a draft without the consent, and discards it on request', async () => {
    const first = open();
    await fill(first, right);
    await until(() => sessionStorage.getItem('cat-draft-contact')?.includes('bea@example.com'));
    expect(sessionStorage.getItem('cat-draft-contact')).not.to.contain('consent');
    first.remove();
    await nextTask();
    const second = open();
    await until(() => field(second, 'name').value);
    expect([field(second, 'email').value, field(second, 'message').value]).to.deep.equal([
      'bea@example.com',
      'Hello & <b>hi</b>',
    ]);
    expect(boxOf(second, 'consent').checked).to.equal(false);
    const note = await until(() => shadowOf(second).querySelector<HTMLElement>('.draft-note button'));
    expect(shadowOf(second).querySelector('.draft-note')!.textContent).to.contain('We kept what you typed');
    note!.click();
    await until(() => !field(second, 'name').value);
    expect(Object.keys(sessionStorage)).to.deep.equal([]);
    expect(shadowOf(second).querySelector('.draft-note')!.textContent).not.to.contain('We kept');
    expect(shadowOf(second).activeElement?.localName).to.equal('form');
  });
});
