import { LANG, type DocsOf } from '../kit/element/element-docs';
import type { routeMap } from './element';

export const docs: DocsOf<typeof routeMap> = {
  summary: 'The map of a walk with its stops; a small cat walks to the stop that is being read.',
  attributes: {
    tour: { text: 'Slug of the walk; the first without it.', fallback: '' },
    lang: LANG,
  },
  parts: {
    map: 'the map and its notes',
    stop: 'one stop of the list',
  },
};
