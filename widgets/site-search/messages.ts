import { plural } from '../kit/element/plural';

export const messages = {
  label: 'Search the site',
  hint: 'Press Enter to search or click on a result',
  /** Returns the number of results and what Enter does, for screen readers. */
  found: (count: number) =>
    plural(count, {
      one: '1 result. Enter opens it.',
      other: `${count} results. Enter opens the first.`,
    }),
  none: (query: string) => `No results found for "${query}"`,
  ask: 'Ask us',
  results: 'Results',
  tour: 'Tour',
  page: 'Page',
  post: 'Story',
  question: 'Question',
  stop: 'Stop',
  place: 'Meeting point',
  finish: 'End point',
  advice: 'Before you book',
};
