import type { Shape } from '../model/route';

const round = { 'stroke-linecap': 'round' };
const coat = '#0b0d22';

/** The cat that walks the map; its origin is between its feet, and it looks to the right. */
export const cat: readonly Shape[] = [
  ['path', { d: 'M-13-12q-9-1-8-11q1-5 5-4', fill: 'none', stroke: coat, 'stroke-width': '3.6', ...round }],
  [
    'path',
    {
      d: 'M-15 0v-12q0-7 7-7h9v-12l5.5 4h6l5.5-4v13q0 4-4 4h-1v14h-4.5v-8h-13v8h-4.5v-8h-1v8z',
      fill: coat,
      stroke: '#fff8f3',
      'stroke-width': '3',
      'paint-order': 'stroke',
    },
  ],
  ['path', { d: 'M3.5-14.5h12', stroke: '#d9442f', 'stroke-width': '2.2' }],
  ['path', { d: 'M5-23h3.2v3.2h-3.2zM11.8-23h3.2v3.2h-3.2z', fill: 'var(--map-lamp)' }],
];
