import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Config } from '../../../../widgets/kit/services/config';

/** A second vendor's two files: its block of the settings, and what speaks to it. */
const pigeon = z.strictObject({ loft: z.string() });
vi.mock('../../../../site/schema/services/mail', () => ({
  settings: { pigeon },
  keysOf: (owner: { pigeon: z.infer<typeof pigeon> }, sandbox = 'https://pigeon.example') => ({
    pigeon: { ...owner.pigeon, origin: sandbox },
  }),
  sourcesOf: (keys: { pigeon: { origin: string } }) => ({ 'connect-src': [keys.pigeon.origin] }),
}));
vi.mock('../../../../widgets/kit/services/mail/vendor', async () => {
  const { config } = await import('../../../../widgets/kit/services/config');
  const { pigeon: keys } = config as unknown as { pigeon: { loft: string; origin: string } };
  return {
    GAP: 0,
    deliver: async (mail: string, params: object) => {
      await fetch(`${keys.origin}/${keys.loft}/${mail}`, { method: 'POST', body: JSON.stringify(params) });
    },
  };
});
// What the build writes of the vendor's keys.
vi.mock('#content/mail-service', async () => {
  const { keysOf } = await import('../../../../site/schema/services/mail');
  return { mail: keysOf({ pigeon: { loft: 'roof' } } as never) };
});

it('Settings, policy and the whole payload follow from the files of another mail vendor', async () => {
  const { settingsSchema } = await import('../../../../site/schema/settings');
  expect(Object.keys(settingsSchema.shape)).toContain('pigeon');
  expect(Object.keys(settingsSchema.shape)).not.toContain('emailjs');

  const { policyInDocument } = await import('../../../../site/prerender/hosts/policy');
  expect(policyInDocument).toMatch(/connect-src [^;]*https:\/\/pigeon\.example/);

  const { config: given } = await import('../../../../widgets/contact/data');
  const { configure } = await import('../../../../widgets/kit/services/config');
  configure(given as Partial<Config>);
  const asked: [url: string, body: unknown][] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    asked.push([url, JSON.parse(body)]);
  });
  const { sendContact, sendSurvey } = await import('../../../../widgets/kit/services/mail/index');
  const contact = { name: 'Bea', email: 'bea@example.com', phone: 'Not provided', message: 'Hello' };
  const survey = { name: 'Bea', email: 'bea@example.com', message: 'All', subject: 'Tour Feedback' };
  await sendContact(contact, { isHalfSent: false, onHalfSent: () => undefined });
  await sendSurvey(survey);
  expect(asked).toEqual([
    ['https://pigeon.example/roof/reply', contact],
    ['https://pigeon.example/roof/notify', contact],
    ['https://pigeon.example/roof/survey', survey],
  ]);
  vi.unstubAllGlobals();
});
