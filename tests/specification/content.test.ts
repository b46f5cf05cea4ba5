import { describe, expect, it } from 'vitest';
import { checkContentTree } from '../../site/prerender/content/check';
import { plainText } from '../../site/prerender/content/posts/markdown';
import { contentModules } from '../../site/prerender/content/modules/content-modules';
import { tourSummary } from '../../site/prerender/content/modules/tour-views';
import type { FaqFile } from '../../site/schema/faq';
import type { Texts as NotFoundTexts } from '../../site/pages/not-found.schema';
import { POST_CATEGORIES } from '../../widgets/kit/model/post';
import type { PressFile } from '../../site/schema/press';
import type { TeamFile } from '../../site/schema/team';
import type { TestimonialFile } from '../../site/schema/testimonial';

const { content, problems, samples, settled, advice } = checkContentTree('site/content');
const plain = (module: string) => content.plain.find(({ kind }) => kind.module === module)?.data;
const tour = (slug: string) => content.tours.find((entry) => entry.slug === slug)?.data;
const album = (name: string) => content.albums.find((entry) => entry.album === name)?.data.pictures;

describe('content', () => {
  it('has no mistakes', () => expect(problems).toEqual([]));

  it('has fresh fingerprints for its samples', () => {
    expect(settled.map(({ path }) => path)).toEqual([]);
  });

  it('has no warnings except for the specified season', () => {
    expect(advice.filter(({ wrong }) => !/^says "summer 2025", which is over$/i.test(wrong))).toEqual([]);
  });

  it('has four tours in order, the first one featured', () => {
    expect(content.tours.map(({ data }) => [data.id, data.title, data.itemId, data.featured])).toEqual([
      [1, 'Brooklyn Heights Cat Tour', 562630, true],
      [2, 'Financial District Cat Tour', 577800, false],
      [3, 'Lower East Side Cat Tour', 604533, false],
      [4, 'Private Tours', 562633, false],
    ]);
  });

  it('has the stops, questions and testimonials of each tour', () => {
    expect(tour('brooklyn-heights')?.stops).toHaveLength(9);
    expect(tour('financial-district')?.stops.length).toBeGreaterThan(5);
    expect(tour('lower-east-side')?.stops).toHaveLength(5);
    expect(tour('private-tours')?.arrangement?.neighborhoods.list.length).toBeGreaterThan(3);
    expect(content.tours.map(({ data }) => data.faq.length)).toEqual([7, 7, 7, 4]);
    expect(content.tours.map(({ data }) => data.testimonials.length)).toEqual([3, 3, 3, 3]);
  });

  it('has the questions, people, press and testimonials', () => {
    const faqs = plain('faqs') as FaqFile;
    const press = plain('press') as PressFile;
    const testimonials = plain('testimonials') as TestimonialFile;
    expect([faqs.tours.length, faqs.contact.length]).toEqual([6, 6]);
    expect(faqs.pressKit.length).toBeGreaterThan(3);
    expect((plain('team') as TeamFile).team).toHaveLength(4);
    expect([press.outlets.length, press.articles.length, press.highlights.length]).toEqual([11, 9, 6]);
    const lists = [testimonials.google, testimonials.defaults, testimonials.pressKit];
    expect(lists.map(({ length }) => length)).toEqual([10, 3, 2]);
  });

  it('has the prices, season, claims and booking settings', () => {
    const { prices, season, claims, booking, business } = content.settings!.data;
    expect(prices).toEqual({
      perPerson: 40,
      average: 55,
      privateMinimum: 320,
      privateIncluded: 8,
      privateExtra: 40,
    });
    expect([season.from, season.to, season.groupSize]).toEqual(['April', 'December', 15]);
    expect(claims).toEqual({ fiveStar: '98%', rating: 4.9, reviews: 150, locations: 3 });
    expect(business.hours).toEqual({ days: ['Saturday', 'Sunday'], opens: '10:00', closes: '16:00' });
    expect(booking).toMatchObject({
      flow: 1219724,
      defaultHref: '/booking',
      label: 'Reserve Your Spot',
      ariaLabel: 'Reserve your spot on a cat history tour',
    });
  });

  it('announces summer 2025', () => {
    const { banner, urgency } = content.settings!.data;
    expect(banner).toMatchObject({
      text: "We're back! Click the link to book your tour for the summer 2025 season!",
      href: '/tours',
    });
    expect(urgency.text).toBe('Summer 2025 – Spots Filling Fast for {Month} Tours!');
  });

  it('asks for consent to letters of the business', () => {
    const { consent } = plain('newsletter') as { consent: string };
    expect(consent).toBe(
      'I agree to receive emails from Cats About Town Tours and understand I can unsubscribe at any time.',
    );
  });

  it('has price and schedule of each tour', () => {
    const walk = { title: expect.any(String), detail: '(approximately 2 hours, $40 per person)' };
    expect(content.tours.map(({ slug, data }) => tourSummary(slug, data).heading)).toEqual([
      walk,
      walk,
      walk,
      { title: 'Private Tours', detail: '(by arrangement, from $320)' },
    ]);
    expect(content.tours.map(({ data }) => [data.schedule, data.group])).toEqual([
      ['Weekends, 10:00 AM', 'Up to 12 guests'],
      ['Saturdays, 2:00 PM', 'Up to 15 guests'],
      ['Sundays, 2:00 PM', 'Up to 12 guests'],
      ['By arrangement', expect.any(String)],
    ]);
    expect(content.tours.map(({ data }) => data.departures)).toEqual([
      [{ days: ['Saturday', 'Sunday'], time: '10:00' }],
      [{ days: ['Saturday'], time: '14:00' }],
      [{ days: ['Sunday'], time: '14:00' }],
      [],
    ]);
    expect(tour('brooklyn-heights')?.sideCard).toEqual({
      price: '$40 per person',
      rating: '98% 5-star reviews',
      note: 'Secure booking · Instant confirmation',
    });
  });

  it('has the albums', () => {
    expect([album('home')?.length, album('tours')?.length, album('fans')?.length]).toEqual([15, 38, 21]);
  });

  it('has eight posts of 600 to 1,200 words over all five categories', () => {
    expect(content.posts.map(({ data }) => data.id).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(new Set(content.posts.map(({ data }) => data.category))).toEqual(new Set(POST_CATEGORIES));
    for (const { data, body } of content.posts) {
      const words = plainText(body).split(/\s+/).length;
      expect(words).toBeGreaterThan(600);
      expect(words).toBeLessThan(1200);
      expect(data.headings.length).toBeGreaterThan(2);
    }
  });

  it('offers a page for every keyword of a bad address', () => {
    const { suggestions } = plain('page-not-found') as NotFoundTexts;
    expect(suggestions.map(({ keywords, href }) => [keywords.join(' '), href])).toEqual([
      ['brooklyn heights', '/tours/brooklyn-heights'],
      ['financial district', '/tours/financial-district'],
      ['lower east side', '/tours/lower-east-side'],
      ['private custom', '/tours/private-tours'],
      ['book reserve', '/booking'],
      ['galler photo', '/gallery'],
      ['blog post', '/blog'],
      ['about', '/about'],
      ['contact', '/contact'],
      ['press media', '/press-kit'],
      ['news', '/in-the-news'],
    ]);
  });

  it('finds the four tours and eight pages', () => {
    const search = contentModules(content).find(({ name }) => name === 'search.ts');
    const names = [...(search?.text ?? '').matchAll(/"name": "(.+)"/g)].map(([, name]) => name);
    expect(names).toEqual([
      ...content.tours.map(({ data }) => data.title),
      'About Us',
      'Gallery',
      'Blog',
      'Contact',
      'Press Kit',
      'Book Now',
      'In the News',
      'Site Map',
    ]);
  });

  it('lists every testimonial as a sample, with its line', () => {
    const fields = samples.map(({ file, field }) => `${file} ${field}`);
    for (const { data, file } of content.tours) {
      data.testimonials.forEach((_, index) => expect(fields).toContain(`${file} testimonials[${index + 1}]`));
    }
    for (let entry = 1; entry <= 10; entry += 1) {
      expect(fields).toContain(`site/content/testimonials.yaml google[${entry}]`);
    }
    expect(samples.every(({ line }) => line > 1)).toBe(true);
  });
});
