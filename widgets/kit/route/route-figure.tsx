import { createElement, type ReactNode } from 'react';
import type { Route, Shape, Start } from '../model/route';
import { mapsUrl } from '../services/maps/index';
import { cat } from './cat';
import { printed, walking } from './inks';
import { useEmbed } from '../element/embed-context';
import { messagesFor } from './messages';

/** Half the side of a number plate, in the map's units. */
const HALF = 15;

/** Enamel and what is written on it; the sheet swaps them on the plate of the stop that is being read. */
const PLATE = 'var(--map-plate)';
const WORD = 'var(--plate-word, #fff)';

/** The signs at the ends of a walk are paper, so that nobody takes them for plates. */
const SIGN = 'var(--map-word)';
const SIGN_WORD = 'var(--map-land)';

interface Props {
  route: Route;
  start: Start;
}

/**
 * The map of a walk. To assistive technology it is one sentence, for the list of stops is the content: its plates lead
 * there for whoever can see and point at them. Attributes have the names that SVG gives them: nothing translates others.
 */
export function RouteFigure({ route, start }: Props) {
  const { width, height, shapes, way, plates, signs } = route;
  const first = plates[0];
  const host = useEmbed();
  const messages = messagesFor(host);
  return (
    <figure className="route">
      <div className="route-window">
        <svg
          className="route-sheet"
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          style={printed}
          // Where the inks are refused nothing is printed, rather than everything in black.
          fill="none"
          aria-hidden="true"
        >
          <defs>{drawn(SCREENS)}</defs>
          <g>{drawn(shapes)}</g>
          <path
            data-way=""
            d={way}
            fill="none"
            stroke="var(--map-way)"
            stroke-width="4.6"
            stroke-linecap="round"
            stroke-dasharray="0 7.5"
          />
          {plates.map(({ stop, x, y, at, reach, lead }) => (
            // No link: scripts of outside companies read the address of every link as text, which it is not in a drawing.
            <g
              key={stop}
              className="route-plate"
              data-stop={stop}
              data-at={at}
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
          <g className="route-cat" style={walking(way)}>
            <g>
              <g transform="translate(0 -14)">{drawn(cat)}</g>
            </g>
          </g>
        </svg>
      </div>
      <figcaption className="route-caption">
        <p className="vh">{messages.note}</p>
        {start.address ? (
          <a href={mapsUrl(start.address)} target="_blank" rel="noopener">
            {messages.open}
          </a>
        ) : null}
        {start.subway ? (
          <p>{messages.subway(<span lang={host.spoken?.english}>{start.subway}</span>)}</p>
        ) : null}
        {start.guide ? <p lang={host.spoken?.english}>{start.guide}</p> : null}
        <p className="route-credit">{messages.credit}</p>
      </figcaption>
    </figure>
  );
}

/** The dots that land and parks are printed with. */
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
