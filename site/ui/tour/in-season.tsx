import { season } from '#content/settings';

export const hasDays = Boolean(season.firstDay);

/**
 * Renders the text for the season and a neutral one. The document is marked before the first paint: start/mark-periods.ts.
 */
export const InSeason = ({ text, neutral }: { text: string; neutral: string }) =>
  hasDays ? (
    <>
      <span className="no-season:hidden">{text}</span>
      <span className="in-season:hidden">{neutral}</span>
    </>
  ) : (
    text
  );
