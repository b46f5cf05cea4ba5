/** Renders the rule above the departures with the cat of the maps, which walks along it to the next date. */
export const CatOnRule = () => (
  <div className="cat-rule" aria-hidden="true">
    <svg viewBox="-22 -36 44 36" fill="none" stroke-linecap="round">
      <g className="cat-walks">
        <path d="M-13-12q-9-1-8-11q1-5 5-4" stroke={COAT} stroke-width="3.6" />
        <path
          d="M-15 0v-12q0-7 7-7h9v-12l5.5 4h6l5.5-4v13q0 4-4 4h-1v14h-4.5v-8h-13v8h-4.5v-8h-1v8z"
          {...coat}
        />
        <Face />
      </g>
      <g className="cat-sits">
        <path d="M-8-2q-9 1-8-6q1-5 5-4" stroke={COAT} stroke-width="3.6" />
        <path d="M-10 0q-2-13 11-18v-13l5.5 4h6l5.5-4v13q0 4-4 4h-1l2 14z" {...coat} />
        <Face />
      </g>
    </svg>
  </div>
);

const COAT = '#0b0d22';
const coat = { fill: COAT, stroke: '#fff8f3', 'stroke-width': '3', 'paint-order': 'stroke' };

const Face = () => (
  <>
    <path d="M3.5-14.5h12" stroke="#d9442f" stroke-width="2.2" />
    <path d="M5-23h3.2v3.2h-3.2zM11.8-23h3.2v3.2h-3.2z" fill="#f7be3b" />
  </>
);
