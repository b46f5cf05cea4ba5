import type { PressFile } from '../../../schema/press';
import type { TestimonialFile } from '../../../schema/testimonial';
import type { Content } from '../load';
import { dataModule, type GeneratedModule } from './write-module';
import { MODEL, type Writer } from './writer';

const plainData = ({ plain }: Content, module: string) =>
  plain.find(({ kind }) => kind.module === module)?.data;

/** Returns the strip and the articles apart: no page shows both. */
export function pressModules(content: Content, { one }: Writer): GeneratedModule[] {
  const file = plainData(content, 'press') as PressFile | undefined;
  if (!file) return [];
  return [
    one('press-outlets', ['PressOutlet', `${MODEL}/voices`], 'outlets', file.outlets, true),
    one('press-articles', ['PressArticle', `${MODEL}/voices`], 'articles', file.articles, true),
  ];
}

/**
 * Returns what guests said, with a module for each place where it appears. A tour without quotes of its own shows the
 * usual ones.
 */
export function quoteModules(content: Content, { one }: Writer): GeneratedModule[] {
  const file = plainData(content, 'testimonials') as TestimonialFile | undefined;
  if (!file) return [];
  const { google, defaults, pressKit } = file;
  const ofTours = content.tours.map(({ slug, data }) => [slug, data.testimonials] as const);
  const quotes = [['guests', google] as const, ['press-kit', pressKit] as const, ...ofTours].map(
    ([name, own]) => ({ name, quotes: own.length ? own : defaults }),
  );
  const speakers = quotes.filter(({ quotes }) => quotes.length > 0).map(({ name }) => name);
  return [
    ...quotes.map(({ name, quotes }) =>
      one(`quotes-${name}`, ['Testimonial', `${MODEL}/voices`], 'quotes', quotes, true),
    ),
    // Pages leave out the heading of quotes that are not there.
    dataModule('speakers', [], [{ name: 'speakers', type: 'readonly string[]', value: speakers }]),
  ];
}
