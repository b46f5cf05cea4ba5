import { banner } from '#content/settings';

/** The line at the very top of every page. */
export function Banner() {
  return (
    <aside className="banner" aria-label="Announcement">
      <a href={banner.href}>{banner.text}</a>
    </aside>
  );
}
