import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Definition } from '../../../../widgets/kit/element/definition';
import type { Config } from '../../../../widgets/kit/services/config';

/** A second vendor's two files: its block of the settings, and what its form carries. */
const gazette = z.strictObject({ list: z.string() });
vi.mock('../../../../site/schema/services/newsletter', () => ({
  settings: { gazette },
  keysOf: (owner: { gazette: z.infer<typeof gazette> }, sandbox = 'https://gazette.example') => ({
    gazette: { ...owner.gazette, origin: sandbox },
    validation: null,
  }),
  sourcesOf: (keys: { gazette: { origin: string } }) => ({ 'form-action': [keys.gazette.origin] }),
}));
vi.mock('../../../../widgets/kit/services/newsletter/vendor', async () => {
  const { config } = await import('../../../../widgets/kit/services/config');
  return {
    subscription: () => {
      const { gazette: keys } = config as unknown as { gazette: { list: string; origin: string } };
      return { action: `${keys.origin}/join/${keys.list}`, tags: 'walks', trap: 'leave-empty' };
    },
  };
});
// What the build writes of the vendor's keys.
vi.mock('#content/newsletter-service', async () => {
  const { keysOf } = await import('../../../../site/schema/services/newsletter');
  const keys = keysOf({ gazette: { list: 'cats' } } as never);
  return { ...keys, newsletter: keys };
});

it('Another mailing list is two files: settings, policy and the form follow', async () => {
  const { settingsSchema } = await import('../../../../site/schema/settings');
  expect(Object.keys(settingsSchema.shape)).toContain('gazette');
  expect(Object.keys(settingsSchema.shape)).not.toContain('mailchimp');

  const { policyInDocument } = await import('../../../../site/prerender/hosts/policy');
  expect(policyInDocument).toMatch(/form-action [^;]*https:\/\/gazette\.example/);

  const { configure } = await import('../../../../widgets/kit/services/config');
  const { newsletter } = await import('../../../../widgets/newsletter/element');
  configure(newsletter.config as Partial<Config>);
  const { shadowHtml } = await import('../../../../site/prerender/html/shadow');
  const html = shadowHtml(newsletter as unknown as Definition, newsletter.hash, '', {});
  expect(html).toContain('action="https://gazette.example/join/cats"');
  expect(html).toContain('name="leave-empty"');
  expect(html).toContain('value="walks"');

  // A vendor without a check of its own: nothing is fetched, and nothing fails.
  const { loadValidation } = await import('../../../../widgets/kit/services/newsletter/validation');
  expect(loadValidation).not.toThrow();
});
