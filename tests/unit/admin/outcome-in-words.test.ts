import { expect, it } from 'vitest';
import { outcomeInWords } from '../../../site/admin/outcome-in-words';

const SITE = 'https://example.com';

it.each([
  [400, 'The Public Key is invalid', /refused \(400\).*public key and the ids.*“The Public Key is invalid”$/],
  [404, 'Account not found', /refused \(404\).*“Account not found”$/],
  [413, 'Variables size limit', /too long \(413\)\. The answer was: “Variables size limit”$/],
  [500, '', /fault of its own \(500\)\. .*later\.$/],
  [
    503,
    'Service Unavailable',
    /fault of its own \(503\)\. Your settings may be right.*“Service Unavailable”$/,
  ],
  [200, '<h1>Log in</h1>', /not by the service.*“<h1>Log in<\/h1>”$/],
])('explains and quotes status %s', (status, text, words) => {
  const sentence = outcomeInWords('server', SITE, { status, text });
  expect(sentence).toMatch(words);
  expect(sentence.includes('settings with')).toBe(status === 400 || status === 404);
});

it('quotes at most 200 characters of a known refusal', () => {
  expect(outcomeInWords('forbidden', SITE, { status: 403, text: 'API calls are disabled' })).toMatch(
    /^was refused \(403\)\. Add https:\/\/example\.com .*“API calls are disabled”$/,
  );
  const [, quoted] = /“(.*)”/.exec(outcomeInWords('server', SITE, { status: 502, text: 'x '.repeat(500) }))!;
  expect(quoted).toBe(`${'x '.repeat(100)}…`);
});

it('quotes nothing without an answer', () => {
  expect(outcomeInWords('network', SITE)).not.toContain('“');
  expect(outcomeInWords('server', SITE)).toMatch(/before it asked the service/);
});
