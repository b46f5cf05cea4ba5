import { useRef } from 'react';
import { encode } from 'uqr';
import type { Widget } from '../../../loader/snippet';
import { Button } from '../../../widgets/kit/ui/button';
import { poster as words } from './messages-poster';

/** Page of US letter paper, in points; the code is a square in its middle. */
const PAGE = { width: 612, height: 792 };
const CODE = { size: 340, left: 136, top: 236 };
/** Most characters of an address that is printed in one line; a longer one has a line for each of its parts. */
const LINE = 50;

/** The address that the code leads to, and that is printed below it. */
const posterAddress = ({ site, partner, network, campaign }: Widget): string => {
  const query = Object.entries({ partner, network, campaign }).flatMap(([name, value]) =>
    value ? `${name}=${value}` : [],
  );
  return `${site}/tours?${query.join('&')}`;
};

/** Returns the outline of a code, a unit for each of its squares, and how many of them are in a row. */
function codeOutline(text: string): { path: string; squares: number } {
  // A quarter of it may be covered by dirt or glare.
  const { data, size } = encode(text, { ecc: 'Q', border: 0 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return { path: path.join(''), squares: size };
}

/** A poster for the lobby: whoever scans it books for the partner. Printed as it is, or saved to be printed. */
export function Poster({ widget }: { widget: Widget }) {
  const drawing = useRef<SVGSVGElement>(null);
  const address = posterAddress(widget);
  const printed = address.replace(/^https?:\/\//, '');
  const lines = printed.length > LINE ? printed.split(/(?=[?&])/) : [printed];
  const points = lines.length > 1 ? 12 : 16;
  const { path, squares } = codeOutline(address);
  const keep = () => {
    const text = new XMLSerializer().serializeToString(drawing.current!);
    const href = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
    Object.assign(document.createElement('a'), { href, download: 'cat-tours-poster.svg' }).click();
    URL.revokeObjectURL(href);
  };
  const scale = CODE.size / squares;
  return (
    <>
      <svg
        ref={drawing}
        className="poster"
        xmlns="http://www.w3.org/2000/svg"
        viewBox={`0 0 ${PAGE.width} ${PAGE.height}`}
        role="img"
        aria-label={words.alt(address)}
      >
        <path fill="#fbe9e1" d={`M0 0h${PAGE.width}v${PAGE.height}H0z`} />
        {/* Styles, as they are saved with the drawing. */}
        <g fill="#16193a" style={{ fontFamily: 'Besley, Georgia, serif', textAnchor: 'middle' }}>
          <text x="306" y="120" style={{ fontSize: '54px', fontWeight: 900 }}>
            {words.title}
          </text>
          <text x="306" y="178" style={{ fontSize: '24px' }}>
            {words.text}
          </text>
          <text y="680" style={{ fontSize: `${points}px` }}>
            {lines.map((line, at) => (
              <tspan key={line} x="306" dy={at && points * 1.25}>
                {line}
              </tspan>
            ))}
          </text>
        </g>
        {/* The quiet zone: four squares of white around the code. */}
        <path
          fill="#fff"
          d={`M${CODE.left - 4 * scale} ${CODE.top - 4 * scale}h${CODE.size + 8 * scale}v${CODE.size + 8 * scale}h-${CODE.size + 8 * scale}z`}
        />
        <path
          fill="#16193a"
          transform={`translate(${CODE.left} ${CODE.top}) scale(${scale})`}
          style={{ shapeRendering: 'crispEdges' }}
          d={path}
        />
      </svg>
      <Button kind="ghost" onClick={keep}>
        {words.keep}
      </Button>
    </>
  );
}
