import { createElement, type ReactNode } from 'react';
import type { WalkMap, Shape, Start } from '../model/walk-map';
import { mapsUrl } from './maps-url';
import { useEmbed } from '../element/embed-context';
import { messagesFor } from './messages';

/** Half the side of a number plate, in map units. */
const HALF = 15;

/** The style sheet swaps them on the plate of the current stop. */
const PLATE = 'var(--map-plate)';
const WORD = 'var(--plate-word, #fff)';

const SIGN = 'var(--map-word)';
const SIGN_WORD = 'var(--map-land)';

interface Props {
  map: WalkMap;
  start: Start;
  /** False if an earlier map on the page has the patterns, whose ids must be unique. */
  hasPatterns?: boolean;
}

/**
 * Renders the map of a walk. Assistive technology gets one sentence, because the list of stops has the content. Preact
 * passes attributes on by their SVG names.
 */
export function WalkMapFigure({ map, start, hasPatterns = true }: Props) {
  const { width, height, shapes, way, plates, signs } = map;
  const first = plates[0];
  const host = useEmbed();
  const messages = messagesFor(host);
  return (
    <figure className="walk-map">
      <div className="walk-map-window">
        <svg
          className="walk-map-sheet"
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          // SVG fills shapes black by default; without the style sheet nothing shows.
          fill="none"
          aria-hidden="true"
        >
          {hasPatterns ? <defs>{drawn(SCREENS)}</defs> : null}
          <g>{drawn(shapes)}</g>
          <path
            d={way}
            fill="none"
            stroke="var(--map-way)"
            stroke-width="4.6"
            stroke-linecap="round"
            stroke-dasharray="0 7.5"
          />
          {plates.map(({ stop, x, y, at, reach, lead, isOnWay }) => (
            // No link: third-party scripts read `href` as a string, which it is not in SVG.
            <g
              key={stop}
              className="walk-map-plate"
              data-stop={stop}
              data-at={at}
              data-on-way={isOnWay && ''}
              data-here={stop === first?.stop ? '' : undefined}
              transform={`translate(${x} ${y})`}
            >
              <circle r={reach} pointer-events="all" />
              {lead ? <path d={`M0 0L${lead.join(' ')}`} stroke={PLATE} stroke-width="2.5" /> : null}
              <rect x={-HALF} y={-HALF} width={2 * HALF} height={2 * HALF} rx="4" fill={PLATE} />
              <rect
                x={3 - HALF}
                y={3 - HALF}
                width={2 * HALF - 6}
                height={2 * HALF - 6}
                rx="2"
                fill="none"
                stroke={WORD}
                stroke-width="1.3"
              />
              <text y="5.5" fill={WORD} font-size="16" text-anchor="middle">
                {stop}
              </text>
              {isOnWay ? (
                <text className="walk-map-on-way" x="19" y="4" font-size="10">
                  {messages.onWay}
                </text>
              ) : null}
            </g>
          ))}
          {signs.map(({ word, x, y }) => (
            <g key={word} transform={`translate(${x} ${y})`} pointer-events="none">
              <rect x="-29" y="-10" width="58" height="20" rx="3" fill={SIGN} />
              <text y="4.5" fill={SIGN_WORD} font-size="12" text-anchor="middle">
                {messages[word]}
              </text>
            </g>
          ))}
          <g className="walk-map-cat" style={{ offsetPath: `path("${way}")` }}>
            <g>
              <g transform="translate(0 -14)">{drawn(cat)}</g>
            </g>
          </g>
        </svg>
      </div>
      <figcaption className="walk-map-caption">
        <p className="vh">{messages.note}</p>
        {start.address ? (
          <a href={mapsUrl(start.address)} target="_blank" rel="noopener">
            {messages.open}
          </a>
        ) : null}
        {start.subway ? (
          <p>{messages.subway(<span lang={host.locale?.english}>{start.subway}</span>)}</p>
        ) : null}
        {start.guide ? <p lang={host.locale?.english}>{start.guide}</p> : null}
        <p className="walk-map-credit">{messages.credit}</p>
      </figcaption>
    </figure>
  );
}

const round = { 'stroke-linecap': 'round' };
const coat = '#0b0d22';

/** The cat on the map. Its origin is between its feet; it looks to the right. */
const cat: readonly Shape[] = [
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

/** Dot patterns of land and parks. */
const SCREENS: readonly Shape[] = [
  screen('map-screen', '5', ['circle', { cx: '2', cy: '2', r: '1.1', fill: 'var(--map-sea)' }]),
  screen('map-tone', '7', ['circle', { cx: '3', cy: '3', r: '1.5', fill: 'var(--map-tone)' }]),
];

function screen(id: string, size: string, dot: Shape): Shape {
  const units = 'userSpaceOnUse';
  return [
    'pattern',
    { id, width: size, height: size, patternUnits: units, patternTransform: 'rotate(30)' },
    [dot],
  ];
}

const drawn = (shapes: readonly Shape[]): ReactNode[] =>
  shapes.map(([name, attributes, children], index) =>
    createElement(
      name,
      { key: index, ...attributes },
      typeof children === 'object' ? drawn(children) : children,
    ),
  );
