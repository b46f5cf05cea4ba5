/**
 * Old and mistyped addresses by target. Browser, host rules and tests read this table; a redirect replaces the
 * history entry.
 */
const table: Record<string, readonly string[]> = {
  '/sitemap': ['/sitemap.html'],
  '/tours/financial-district': ['/financial-district-cat-tour', '/financial-district'],
  '/tours/brooklyn-heights': ['/brooklyn-heights-cat-tour', '/brooklyn-heights', '/brooklyn'],
  '/tours/lower-east-side': ['/lower-east-side-cat-tour', '/lower-east-side'],
  '/tours/private-tours': ['/private-cat-tours', '/private-tours'],
  '/tours': ['/tour', '/cat-tours', '/tourinfo', '/cat-tour'],
  '/': ['/cats', '/index.html', '/index.php', '/home'],
  '/contact': ['/contactus', '/contact-us', '/contact.html'],
  '/booking': ['/book', '/book-a-tour', '/book-tour', '/reserve', '/reservation'],
  '/press-kit': ['/press', '/media'],
  '/in-the-news': ['/news', '/media-coverage'],
  '/gallery': ['/photo', '/photos', '/image', '/images', '/gallery.html'],
  '/blog': ['/articles', '/stories', '/post', '/posts', '/blog.html'],
  // The address with a placeholder comes last: Cloudflare Pages warns of every address without one below it.
  '/about': ['/about-us', '/about.html', '/about-:name'],
};

interface Redirect {
  /** The old path; `:name` stands for one or more characters other than a slash. */
  from: string;
  to: string;
  pattern: RegExp;
}

export const redirects: readonly Redirect[] = Object.entries(table).flatMap(([to, paths]) =>
  paths.map((from) => ({
    from,
    to,
    pattern: new RegExp(`^${from.replace('.', '\\.').replace(':name', '[^/]+')}/?$`, 'i'),
  })),
);

/**
 * Returns the new path of an old one, if any.
 * @param pathname without query and fragment
 */
export const redirectFor = (pathname: string): string | undefined =>
  redirects.find(({ pattern }) => pattern.test(pathname))?.to;
