import { banner, season } from '#content/settings';
import { InSeason } from '../ui/tour/in-season';
import { messages } from './messages';

/** The line at the very top of every page, unless the owner has taken it away. */
export function Banner() {
  if (banner.show === false) return null;
  return (
    <aside className="banner" aria-label={messages.announcement}>
      <a href={banner.href}>
        <InSeason text={banner.text} neutral={season.neutral.banner} />
      </a>
    </aside>
  );
}
