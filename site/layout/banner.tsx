import { banner, season } from '#content/settings';
import { InSeason } from '../ui/tour/in-season';
import { messages } from './messages';

/** Renders the line at the top of every page, unless the owner has hidden it. */
export function Banner() {
  if (!banner.show) return null;
  return (
    <aside
      className="banner relative z-[1] bg-inverse text-center text-small font-semibold"
      aria-label={messages.announcement}
    >
      <a href={banner.href}>
        <InSeason text={banner.text} neutral={season.neutral.banner} />
      </a>
    </aside>
  );
}
