/** Outlines by tag, drawn on 120 by 72: what is light, then what is strong. */
const shapes: Readonly<Record<string, readonly [light: string, strong: string]>> = {
  'cat-tour-list': [
    'M6 8h32v26H6zM44 8h32v26H44zM82 8h32v26H82z',
    'M6 42h24M44 42h24M82 42h24M6 56h18v8H6zM44 56h18v8H44zM82 56h18v8H82z',
  ],
  'cat-booking-calendar': [
    'M14 8h92v56H14zM14 22h92M37 22v42M60 22v42M83 22v42M14 36h92M14 50h92',
    'M40 39h17v8H40zM86 53h17v8H86z',
  ],
  'cat-reserve-button': ['M14 14h92M14 58h70', 'M26 26h68v20H26z'],
  'cat-price-calculator': [
    'M30 6h60v60l-6-4-6 4-6-4-6 4-6-4-6 4-6-4-6 4-6-4-6 4z',
    'M40 18h26M40 30h40M40 42h40M62 54h18',
  ],
  'cat-testimonials': ['M10 10h100v44H44L30 66V54H10z', 'M24 24h72M24 34h72M24 44h40'],
  'cat-blog': ['M8 8h48v56H8z', 'M66 12h44M66 24h44M66 36h30M66 50h44M66 62h36'],
};

/** A small drawing of what a widget looks like. Decorative: the words beside it say the same. */
export function Sketch({ tag }: { tag: string }) {
  const [light, strong] = shapes[tag]!;
  return (
    <svg className="sketch" viewBox="0 0 120 72" aria-hidden="true">
      <path className="sketch-light" d={light} />
      <path className="sketch-strong" d={strong} />
    </svg>
  );
}
