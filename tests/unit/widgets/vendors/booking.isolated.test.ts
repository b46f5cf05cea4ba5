import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Booking } from '../../../../widgets/kit/services/booking/index';
import type { Definition } from '../../../../widgets/kit/element/definition';
import type { Config } from '../../../../widgets/kit/services/config';

/** A second vendor's five files: its block of the settings, its addresses, and its script. */
const booking = z.strictObject({ pier: z.string() });
vi.mock('../../../../site/schema/services/booking', () => ({
  settings: { booking },
  keysOf: (owner: { booking: z.infer<typeof booking> }, sandbox = 'https://ferry.example') => ({
    ferry: { ...owner.booking, origin: sandbox },
  }),
  sourcesOf: ({ ferry: { origin } }: { ferry: { origin: string } }) => ({ 'frame-src': [origin] }),
  payee: ({ ferry }: { ferry: { origin: string } }) => ferry.origin,
}));
const address = async () => {
  const { config } = await import('../../../../widgets/kit/services/config');
  return (way: string, { item = 0, partner }: Booking = {}) => {
    const { ferry } = config as unknown as { ferry: { pier: string; origin: string } };
    return `${ferry.origin}/${ferry.pier}/${way}/${item}${partner ? `?for=${partner}` : ''}`;
  };
};
vi.mock('../../../../widgets/kit/services/booking/index', async () => {
  const to = await address();
  return {
    creditLink: (href: string) => href,
    creditOf: ({ partner }: Booking) => (partner ? { for: partner } : {}),
    calendarUrl: (wanted: Booking) => to('calendar', wanted),
  };
});
vi.mock('../../../../widgets/kit/services/booking/frame', async () => {
  const to = await address();
  return { frameUrl: (wanted: Booking) => to('frame', wanted) };
});
vi.mock('../../../../widgets/kit/services/booking/overlay', () => ({
  loadLightframe: async () => false,
  openLightframe: () => false,
}));
vi.mock('../../../../widgets/kit/services/booking/origin', () => ({
  providerOrigin: () => 'https://ferry.example',
  isProvider: (url: string) => url.startsWith('https://ferry.example'),
}));
// What the build writes of the vendor's keys.
vi.mock('#content/booking-service', async () => {
  const { keysOf } = await import('../../../../site/schema/services/booking');
  const keys = keysOf({ booking: { pier: 'east' } } as never);
  return { ...keys, booking: keys };
});

it('Another booking provider is five files: settings, policy, permissions, tags and attribution follow', async () => {
  // What the set-up of the tests has loaded knows the first provider's keys.
  vi.resetModules();
  const { settingsSchema } = await import('../../../../site/schema/settings');
  expect(Object.keys(settingsSchema.shape.booking.shape)).toEqual(['pier']);

  const { policyInDocument } = await import('../../../../site/prerender/hosts/policy');
  expect(policyInDocument).toMatch(/frame-src [^;]*https:\/\/ferry\.example/);
  const { headerRules } = await import('../../../../site/prerender/hosts/header-rules');
  expect(JSON.stringify(headerRules('none'))).toContain('payment=(self \\"https://ferry.example\\")');

  const { configure } = await import('../../../../widgets/kit/services/config');
  const { reserveButton } = await import('../../../../widgets/reserve-button/element');
  const { tourList } = await import('../../../../widgets/tour-list/element');
  const { items } = await import('../../../../widgets/reserve-button/data');
  const { shadowHtml } = await import('../../../../site/prerender/html/shadow');
  configure(reserveButton.config as Partial<Config>);
  const [[tour, { item }] = ['', { item: 0 }]] = Object.entries(items);
  expect(shadowHtml(reserveButton as unknown as Definition, '', '', { tour, partner: 'larkspur' })).toContain(
    `href="https://ferry.example/east/calendar/${item}?for=larkspur"`,
  );
  configure(tourList.config as Partial<Config>);
  const list = shadowHtml(tourList as unknown as Definition, '', '', { partner: 'larkspur' });
  expect(list).toContain(`href="https://ferry.example/east/calendar/${item}?for=larkspur"`);
  expect(list).not.toMatch(/fareharbor/i);
});
