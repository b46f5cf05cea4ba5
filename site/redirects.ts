/**
 * Old and mistyped addresses and where they lead; the entry in the history is replaced. The browser, the
 * static host's rules and the tests all read this one table.
 */
const table: Record<string, readonly string[]> = {
  '/sitemap': ['/sitemap.html'],
  '/tours/financial-district': ['/financial-district-cat-tour', '/financial-district'],
  '/tours/brooklyn-heights': ['/brooklyn-heights-cat-tour', '/brooklyn-heights', '/brooklyn'],
  '/tours/lower-east-side': ['/lower-east-side-cat-tour', '/lower-east-side'],
  '/tours/private-tours': ['/private-cat-tours', '/private-tours'],
  '/tours': ['/tour', '/cat-tours', '/tourinfo', '/cat-tour'],
  '/': ['/cats', '/index.html', '/index.php', '/home'],
  '/about': ['/about-us', '/about-:name', '/about.html'],
  '/contact': ['/contactus', '/contact-us', '/contact.html'],
  '/booking': ['/book', '/book-a-tour', '/book-tour', '/reserve', '/reservation'],
  '/press-kit': ['/press', '/media'],
  '/in-the-news': ['/news', '/media-coverage'],
  '/gallery': ['/photo', '/photos', '/image', '/images', '/gallery.html'],
  '/blog': ['/articles', '/stories', '/post', '/posts', '/blog.html'],
};

/** Every redirect as a pair; `:name` stands for one or more characters other than a slash. */
export const redirects: readonly { from: string; to: string }[] = Object.entries(table).flatMap(
  ([to, froms]) => froms.map((from) => ({ from, to })),
);

const patterns = redirects.map(({ from, to }) => ({
  pattern: new RegExp(`^${from.replace('.', '\\.').replace(':name', '[^/]+')}/?$`, 'i'),
  to,
}));

/**
 * Returns where an address leads instead, if anywhere.
 * @param pathname without query and fragment
 */
export const redirectFor = (pathname: string): string | undefined =>
  patterns.find(({ pattern }) => pattern.test(pathname))?.to;
