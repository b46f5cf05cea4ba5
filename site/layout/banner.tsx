import { banner } from '#content/settings';

/** The line at the very top of every page. */
export function Banner() {
  return (
    <div className="banner">
      <a href={banner.href}>{banner.text}</a>
    </div>
  );
}
