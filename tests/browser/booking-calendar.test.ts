import { fareharbor } from '#content/booking-service';
import { schedules } from '#content/tour-schedules';
import { expect } from 'chai';
import '../../widgets/booking-calendar/element';
import { downloadIcs } from '../../widgets/booking-calendar/download-ics';
import type { Embed } from '../../widgets/kit/element/embed-context';
import type { Departure, TourSchedule } from '../../widgets/kit/schedule/departures';
import { expectAccessible } from './accessible';
import { recordWarnings, mount, nextTask, ready, until } from './stage';

before(() => ready('cat-booking-calendar'));

/** The tours with departures. */
const weekly = schedules.filter(({ departures }) => departures.length);
const weekdays = new Set(weekly.flatMap(({ departures }) => departures.flatMap(({ days }) => days)));
const shadowOf = (element: Element) => element.shadowRoot!;
const calendar = (attributes = '') => mount(`<cat-booking-calendar ${attributes}></cat-booking-calendar>`);
const withDays = async (attributes = '') => {
  const element = calendar(attributes);
  await until(() => shadowOf(element).querySelector('.day'));
  return element;
};
const links = (element: Element, selector: string) => [
  ...shadowOf(element).querySelectorAll<HTMLAnchorElement>(selector),
];
const named = (element: Element, name: string) =>
  [...shadowOf(element).querySelectorAll<HTMLElement>('button, a')].find(
    ({ textContent }) => textContent === name,
  )!;
const path = ({ href }: HTMLAnchorElement) => new URL(href).pathname;

describe('cat-booking-calendar', () => {
  for (const theme of ['light', 'dark']) {
    for (const tour of ['', 'financial-district', 'private-tours']) {
      it(`has no accessibility findings for ${tour || 'all tours'} in ${theme}`, async () => {
        const element = calendar(`theme="${theme}" tour="${tour}"`);
        if (tour !== 'private-tours') await until(() => shadowOf(element).querySelector('.day'));
        await expectAccessible(element);
      });
    }
  }

  it('shows the schedule in words until the clock is read', async () => {
    const element = calendar();
    const words = links(element, '.days-in-words a');
    expect(shadowOf(element).querySelector('.days-in-words')!.textContent).to.equal(
      weekly.map((tour) => `${tour.title}, ${tour.text}`).join(''),
    );
    expect(words.map((link) => /items\/(\d+)\/calendar/.exec(path(link))![1])).to.deep.equal(
      weekly.map(({ item }) => String(item)),
    );
    await until(() => shadowOf(element).querySelector('.day'));
    expect(shadowOf(element).querySelector('.days-in-words')).to.equal(null);
  });

  for (const language of ['en', 'de', 'es', 'fr'])
    it(`keeps dates on one line of a phone in ${language}`, async () => {
      const element = await withDays(`lang="${language}" style="width: 300px"`);
      await until(() => shadowOf(element).querySelector(`[lang=${language}] .day`));
      for (const date of shadowOf(element).querySelectorAll('.day-name b'))
        expect(date.getClientRects(), date.textContent).to.have.length(1);
    });

  it('reads the clock again when the tab becomes visible', async () => {
    const element = await withDays();
    const first = () => shadowOf(element).querySelector('time')!.dateTime;
    const [before, { now }] = [first(), Date];
    try {
      Date.now = () => now() + 8 * 86_400_000;
      document.dispatchEvent(new Event('visibilitychange'));
      await until(() => first() !== before);
      expect(Date.parse(first())).to.be.at.least(Date.now() - 86_400_000);
    } finally {
      Date.now = now;
    }
  });

  it('shows Saturday and Sunday in one row, each with a heading', async () => {
    if (weekdays.size !== 2 || !weekdays.has(0) || !weekdays.has(6)) return;
    const element = await withDays('heading="3"');
    const days = [...shadowOf(element).querySelectorAll('.day')];
    const left = (weekday: string) =>
      new Set(
        days
          .filter((day) => day.querySelector('h4 .day-week')!.textContent === weekday)
          .map((day) => (day as HTMLElement).offsetLeft),
      );
    expect(left('Saturday').size).to.equal(1);
    expect([...left('Sunday')][0]).to.be.greaterThan([...left('Saturday')][0]!);
  });

  it('moves the focus to the live calendar when the skip button is pressed', async () => {
    const element = await withDays();
    named(element, 'Live calendar').click();
    expect(shadowOf(element).activeElement).to.equal(shadowOf(element).querySelector('.live'));
  });

  it('moves the focus from a link in the words to the first day', async () => {
    const element = calendar();
    links(element, '.days-in-words a')[1]!.focus();
    await until(() => shadowOf(element).querySelector('.day'));
    await nextTask();
    expect(shadowOf(element).activeElement).to.equal(links(element, '.day a')[0]);
  });

  it('links each departure to its tour at the provider, with the partner', async () => {
    const element = await withDays('partner="larkspur"');
    const departures = links(element, '.departure-link');
    expect(departures.length).to.be.greaterThan(0);
    for (const link of departures) {
      const [, place] = /^\d+:\d\d [AP]M (.+) \w+day, \w+ \d+$/.exec(link.textContent!)!;
      const { item } = weekly.find((tour) => tour.place === place)!;
      const month = link.closest('.day')!.querySelector('time')!.dateTime.slice(0, 7).replace('-', '/');
      expect(path(link)).to.equal(`/embeds/book/${fareharbor.company}/items/${item}/calendar/${month}/`);
      expect(new URL(link.href).searchParams.get('asn')).to.equal('larkspur');
      expect(link.target).to.equal('_blank');
    }
    const keep = shadowOf(element).querySelectorAll('.departure-keep');
    expect(keep).to.have.length(departures.length);
    expect(keep[0]!.getAttribute('aria-label')).to.match(/^Add to calendar: .+, \w+day, .+, \d+:\d\d [AP]M$/);
  });

  it('loads the frame on request only, with item, flow and partner', async () => {
    const [{ slug, item }] = weekly as [TourSchedule];
    const element = await withDays(`tour="${slug}" flow-id="77" partner="larkspur"`);
    expect(shadowOf(element).querySelector('iframe')).to.equal(null);
    named(element, 'Show live calendar').click();
    const frame = await until(() => shadowOf(element).querySelector('iframe'));
    const url = new URL(frame!.src);
    expect(url.pathname).to.equal(`/embeds/calendar/${fareharbor.company}/items/${item}/`);
    expect(Object.fromEntries(url.searchParams)).to.deep.equal({
      fallback: 'simple',
      'full-items': 'yes',
      flow: '77',
      asn: 'larkspur',
      'asn-ref': 'larkspur',
      ref: 'larkspur',
    });
    expect(frame!.title).to.equal('Booking calendar');
    expect(frame!.getAttribute('allow')).to.equal('payment *');
    expect(frame!.referrerPolicy).to.equal('strict-origin-when-cross-origin');
    expect(frame!.hasAttribute('sandbox')).to.equal(false);
    expect(getComputedStyle(frame!).visibility).to.equal('hidden');
    expect(shadowOf(element).querySelector('[role=status]')!.textContent).to.equal('Loading calendar...');
    expect(frame!.getBoundingClientRect().height).to.be.at.least(700);
    expect(shadowOf(element).activeElement).to.equal(shadowOf(element).querySelector('.live'));
    await expectAccessible(element);
    element.remove();
    await nextTask();
  });

  it('shows all tours for an invalid tour or number, and warns once', async () => {
    const logged = recordWarnings();
    for (const attributes of ['tour="queens"', 'item-id="12a"', 'item-id="-4"']) {
      const element = await withDays(attributes);
      expect(named(element, 'Open the calendar in a new tab'))
        .to.have.property('href')
        .that.contains('/items/?flow');
    }
    // The provider's script may fail meanwhile.
    expect(logged.filter((line) => line.includes('cat-booking-calendar'))).to.deep.equal([
      '[cat] cat-booking-calendar: tour="queens" is no value for it',
      '[cat] cat-booking-calendar: item-id="12a" is no value for it',
      '[cat] cat-booking-calendar: item-id="-4" is no value for it',
    ]);
  });

  it('downloads an .ics file, named by the day in New York', async () => {
    const [{ slug }] = weekly as [TourSchedule];
    const element = await withDays(`tour="${slug}" partner="larkspur"`);
    const made: Blob[] = [];
    const names: string[] = [];
    const { createObjectURL } = URL;
    URL.createObjectURL = (blob: Blob) => {
      made.push(blob);
      return '#';
    };
    HTMLAnchorElement.prototype.click = function click() {
      names.push(this.download);
    };
    try {
      shadowOf(element).querySelector<HTMLButtonElement>('.departure-keep')!.click();
      await until(() => names.length);
      const late = { tour: { slug: 'late', title: '', where: '' }, start: Date.UTC(2026, 5, 7, 0, 30) };
      downloadIcs(late as Departure, 'https://site.example/', {} as Embed);
    } finally {
      URL.createObjectURL = createObjectURL;
      Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click');
    }
    expect(names[0]).to.match(new RegExp(`^${slug}-\\d{4}-\\d\\d-\\d\\d\\.ics$`));
    expect(names[1]).to.equal('late-2026-06-06.ics');
    expect(made[0]!.type).to.equal('text/calendar');
    const text = (await made[0]!.text()).replaceAll('\r\n ', '');
    expect(text).to.match(/^BEGIN:VCALENDAR\r\n/);
    expect(text).to.contain(`/tours/${slug}?partner=larkspur\r\n`);
  });
});
