import { season } from '#content/settings';

/** True where the owner has set the days of the season. */
export const hasDays = Boolean(season.firstDay);

/**
 * Words that announce the season, and others for before and after it. Both are in the HTML, and the document is
 * marked before it is painted: start/periods.ts.
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
