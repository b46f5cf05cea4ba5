/** Outlines on 120 by 72 units. */
const shapes: Readonly<Record<string, readonly [light: string, strong: string]>> = {
  'cat-tour-list': [
    'M2 8h32v26H2zM40 8h32v26H40zM78 8h32v26H78z',
    'M2 42h24M40 42h24M78 42h24M2 56h18v8H2zM40 56h18v8H40zM78 56h18v8H78z',
  ],
  'cat-booking-calendar': [
    'M2 8h92v56H2zM2 22h92M25 22v42M48 22v42M71 22v42M2 36h92M2 50h92',
    'M28 39h17v8H28zM74 53h17v8H74z',
  ],
  'cat-reserve-button': ['M2 14h92M2 58h70', 'M14 26h68v20H14z'],
  'cat-price-calculator': [
    'M2 6h60v60l-6-4-6 4-6-4-6 4-6-4-6 4-6-4-6 4-6-4-6 4z',
    'M12 18h26M12 30h40M12 42h40M34 54h18',
  ],
  'cat-testimonials': ['M2 10h100v44H36L22 66V54H2z', 'M16 24h72M16 34h72M16 44h40'],
  'cat-blog': ['M2 8h48v56H2z', 'M60 12h44M60 24h44M60 36h30M60 50h44M60 62h36'],
};

/** Renders a decorative drawing of a widget. */
export function Sketch({ tag }: { tag: string }) {
  const [light, strong] = shapes[tag]!;
  return (
    <svg className="sketch" viewBox="0 0 120 72" aria-hidden="true">
      <path opacity="0.45" d={light} />
      <path className="sketch-strong" d={strong} />
    </svg>
  );
}
