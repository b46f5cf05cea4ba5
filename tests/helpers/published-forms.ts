import { site } from '#content/config';
import { declarativeSnippet, PARTNER_PLACEHOLDER } from '../../loader/snippet';
import type { Published } from '../../site/pages/partners/forms';

/** Files that the builder fetches, for a tour list: the hash of a release, and the painted form that is made for nobody. */
export const published: Published = {
  hashes: { 'v/1.0.0/loader.js': 'sha384-abc' },
  painted: declarativeSnippet({
    tag: 'cat-tour-list',
    site,
    partner: PARTNER_PLACEHOLDER,
    doors: [],
    // As in the published ones: the inside has a stamp, links, and tags of its own.
    painted: `<div data-cat="52|8c|false|${PARTNER_PLACEHOLDER}|||auto|cards"><a href="${site}/tours?partner=${PARTNER_PLACEHOLDER}">Tours</a><a href="${site}/img/cat.webp">A cat</a><cat-toasts></cat-toasts></div>`,
  }),
};
