import { site } from '#content/config';
import { declarativeSnippet, PARTNER_PLACEHOLDER } from '../../loader/snippet';
import * as code from '../../site/pages/partners/code-texts';
import type { Published } from '../../site/pages/partners/forms';
import { paintedFor } from '../../site/pages/partners/painted-for';

/** A painted tour list as it is published, made for nobody. */
const paintedForNobody = declarativeSnippet({
  tag: 'cat-tour-list',
  site,
  partner: PARTNER_PLACEHOLDER,
  doors: [],
  // As in the published ones: the inside has a stamp, links, and tags of its own.
  painted: `<div data-cat="52|8c|false|${PARTNER_PLACEHOLDER}|||auto|cards"><a href="${site}/tours?partner=${PARTNER_PLACEHOLDER}">Tours</a><a href="${site}/img/cat.webp">A cat</a><cat-toasts></cat-toasts></div>`,
});

/** Things that the builder fetches: a release with its hash, the painted form of a tag, and the forms that are code. */
export const publishedWith = (painted: string): Published => ({
  exact: { path: '/v/1.0.0/loader.js', integrity: 'sha384-abc' },
  painted: (widget) => paintedFor(widget, painted),
  code,
});

/** The same for a tour list. */
export const published = publishedWith(paintedForNobody);
