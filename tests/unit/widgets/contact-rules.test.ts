import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkContact,
  contactMailto,
  contactParams,
  type ContactValues,
} from '../../../widgets/kit/model/forms/contact';
import { around, visibleLength, typed } from '../../helpers/typed';

const good: ContactValues = {
  name: 'Marguerite',
  email: 'marguerite@example.com',
  phone: '(212) 555-0142',
  message: 'A Sunday in October?',
  consent: 'on',
};
const errors = (change: Partial<ContactValues>) => checkContact({ ...good, ...change });

describe('contact form rules', () => {
  it('accepts valid input without optional fields', () => {
    expect(checkContact(good)).toEqual({});
    expect(errors({ phone: '', message: '' })).toEqual({});
  });

  it('returns all errors of an empty form', () => {
    expect(checkContact({ name: '', email: '', phone: '', message: '', consent: '' })).toEqual({
      name: 'Name is required',
      email: 'Email address is required',
      consent: 'You must agree to receive updates',
    });
  });

  it.each([
    ['', 'Name is required'],
    ['\u200b\u200b\u200b', 'Name is required'],
    ['\u3164\u2800', 'Name is required'],
    ['😺', 'Name must be at least 2 characters'],
    ['Bo', undefined],
    [` ${'a'.repeat(100)} `, undefined],
    ['a'.repeat(101), 'Name must be less than 100 characters'],
    ['Bea <b>', 'Name contains invalid characters'],
    ['Åsa O’Neill-Nguyễn', undefined],
    ['محمد', undefined],
  ])('name %j: %s', (name, error) => {
    expect(errors({ name })).toEqual(error ? { name: error } : {});
  });

  it.each([
    ['', 'Email address is required'],
    ['bea', 'Please enter a valid email address'],
    ['bea@example', 'Please enter a valid email address'],
    ['bea@example..com', 'Please enter a valid email address'],
    ['bea@-example.com', 'Please enter a valid email address'],
    ['bea @example.com', 'Please enter a valid email address'],
    ['<bea@example.com>', 'Please enter a valid email address'],
    ['"bea"@example.com', 'Please enter a valid email address'],
    ['bea,eva@example.com', 'Please enter a valid email address'],
    ['bea@example.com\nBcc: all@example.com', 'Please enter a valid email address'],
    [' bea@example.com\u200b', undefined],
    ["b.e_a+cats!#$%&'*/=?^`{|}~-@sub.example.co", undefined],
    ['bea@xn--bcher-kva.example', undefined],
    ['bea@bücher.example', undefined],
    ['ｂｅａ＠ｅｘａｍｐｌｅ．ｃｏｍ', undefined],
  ])('e-mail %j: %s', (email, error) => {
    expect(errors({ email })).toEqual(error ? { email: error } : {});
  });

  it('accepts an address of 254 characters, not of 255', () => {
    const address = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;
    expect(errors({ email: address(254) })).toEqual({});
    expect(errors({ email: address(255) })).toEqual({ email: 'Email address is too long' });
  });

  it.each([
    '(212)555-0142',
    '+1 (212) 555-0142',
    '+1.212.555.0142',
    '+44 20 7946 0958',
    '+49 (0) 30 901820',
    '+49 30/901820',
    '911',
    '(+1) 212 555 0142',
    '+ 49 30 901820',
    '212−555‒0142',
    '212—555―0142',
    '\u202a+1\u00a0(212)\u00a0555\u20110142\u202c',
    '（０３）１２３４５６７８',
  ])('takes the phone number %s', (phone) => {
    expect(errors({ phone })).toEqual({});
  });

  it.each(['call me', '()', '212-555-01x2', '+(+1) 212', '212 x12', '(212 5550142', '٢١٢٥٥٥٠١٤٢'])(
    'refuses the phone number %s',
    (phone) => {
      expect(errors({ phone })).toEqual({ phone: 'Please enter a valid phone number' });
    },
  );

  it('counts visible characters of a message', () => {
    expect(errors({ message: 'x'.repeat(1000) })).toEqual({});
    expect(errors({ message: '😺'.repeat(1000) })).toEqual({});
    expect(errors({ message: `${'x'.repeat(1000)}  \n` })).toEqual({});
    expect(errors({ message: 'x'.repeat(1001) })).toEqual({
      message: 'Message must be less than 1000 characters',
    });
  });

  it('agrees with the specification for any input', () => {
    const name = (text: string) => {
      if (visibleLength(text) === 0) return 'Name is required';
      // White space in a name counts as one space.
      const length = visibleLength(text.replace(/[\s\p{Cc}]+/gu, ' '));
      if (length < 2) return 'Name must be at least 2 characters';
      if (length > 100) return 'Name must be less than 100 characters';
      return text.includes('<') || text.includes('>') ? 'Name contains invalid characters' : undefined;
    };
    fc.assert(
      fc.property(fc.oneof(typed, around(2), around(100)), fc.oneof(typed, around(1000)), (text, message) => {
        const found = errors({ name: text, message });
        expect(found.name).toBe(name(text));
        expect(found.message).toBe(
          visibleLength(message) > 1000 ? 'Message must be less than 1000 characters' : undefined,
        );
      }),
      { numRuns: 3000 },
    );
  });

  it('handles very long input in linear time', () => {
    const long = 100_000;
    for (const text of [
      `a${' '.repeat(long)}b`,
      '1 '.repeat(long),
      `a@${'a'.repeat(long)}-`,
      'a.'.repeat(long),
    ]) {
      expect(
        checkContact({ name: text, email: text, phone: text, message: text, consent: 'on' }).message,
      ).toBeDefined();
    }
  });
});

describe('contact payload', () => {
  it('fills in missing fields', () => {
    expect(contactParams({ ...good, phone: ' ', message: '\n' })).toEqual({
      name: 'Marguerite',
      email: 'marguerite@example.com',
      phone: 'Not provided',
      message: 'No message provided',
    });
  });

  it.each([
    'be\u200ba@exam\u2060ple.com',
    'be\u034fa@exa\u00admple.com',
    'ｂｅａ＠ｅｘａｍｐｌｅ．ｃｏｍ',
    'bea＠example。com',
  ])('has the address %j as bea@example.com', (email) =>
    expect(contactParams({ ...good, email }).email).toBe('bea@example.com'),
  );

  it('keeps the phone number as typed', () => {
    expect(contactParams({ ...good, phone: ' (+1)\u00a0212−555−0142 ' }).phone).toBe(
      '(+1)\u00a0212−555−0142',
    );
  });

  it('trims texts and puts names on one line', () => {
    expect(
      contactParams({
        ...good,
        name: ' Bea\r\nBcc: all@example.com ',
        message: '\n<script>alert(1)</script>\n\n  & "more"\n',
      }),
    ).toEqual({
      name: 'Bea Bcc: all@example.com',
      email: 'marguerite@example.com',
      phone: '(212) 555-0142',
      message: '<script>alert(1)</script>\n\n  & "more"',
    });
  });

  it('becomes a mail link', () => {
    expect(contactMailto(good)).toEqual({
      subject: 'Message from Marguerite',
      body: 'A Sunday in October?\n\nName: Marguerite\nEmail: marguerite@example.com\nPhone: (212) 555-0142',
    });
  });
});
