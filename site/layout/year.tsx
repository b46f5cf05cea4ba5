import { useEffect, useState } from 'react';

/** The year that a prerendered page shows, so that the first render here says the same. */
const shownYear = () =>
  Number(globalThis.document?.querySelector('.year')?.textContent) || new Date().getFullYear();

/** The current year; pages that were built last year correct themselves. */
export function Year() {
  const [year, setYear] = useState(shownYear);
  useEffect(() => setYear(new Date().getFullYear()), []);
  return <span className="year">{String(year)}</span>;
}
