import { banner, season } from '#content/settings';
import { InSeason } from '../ui/tour/in-season';

/** The line at the very top of every page, unless the owner has taken it away. */
export function Banner() {
  if (banner.show === false) return null;
  return (
    <aside className="banner" aria-label="Announcement">
      <a href={banner.href}>
        <InSeason text={banner.text} neutral={season.neutral.banner} />
      </a>
    </aside>
  );
}
