/*
 * Runs in a page of ours that holds one widget to be framed: the frame's address says what the tag would say on the
 * partner's own page.
 */
const tag = document.querySelector<HTMLElement>('[data-takes]')!;
const takes = tag.dataset['takes']!.split(' ');
for (const [name, value] of new URLSearchParams(location.search)) {
  if (takes.includes(name)) tag.setAttribute(name, value);
  else if (name.startsWith('--cat-')) tag.style.setProperty(name, value);
}
if (tag.getAttribute('look') === 'edition')
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/v1/fonts.css' }),
  );

// A preview shows how the widget bears another page: the names are those in embed-pages.css.
if (location.hash) {
  document.documentElement.dataset['page'] = location.hash.slice(1);
  // It is no place to leave by a link.
  document.querySelector('base')!.target = '_blank';
}

// The tag tells its height whenever that changes; a page whose script comes later asks for it.
addEventListener('message', ({ data }) => {
  if (data?.type !== 'cat-height-wanted' || !tag.shadowRoot) return;
  const height = Math.ceil(tag.getBoundingClientRect().bottom + scrollY);
  parent.postMessage({ type: 'cat-height', tag: tag.localName, height }, '*');
});
