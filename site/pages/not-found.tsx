import { useEffect, useState } from 'react';
import { css } from '#css/pages/not-found';
import { page } from '#content/page-not-found';
import { picture } from '#content/picture/empty/lost';
import { Picture } from '../../widgets/kit/picture/picture';
import { ButtonLink } from '../../widgets/kit/ui/button';
import type { Head } from '../seo/head';
import { unknownFacts } from '../seo/page-facts';
import { messages } from './messages-not-found';

export const head = (): Head => ({ ...page.meta, canonical: '/404', noindex: true });
export const facts = unknownFacts;

/** Returns the first suggestion with a keyword in the path. */
export const suggestionFor = (path: string) =>
  page.suggestions.find(({ keywords }) => keywords.some((keyword) => path.toLowerCase().includes(keyword)));

/** Renders the page for unknown addresses and logs the address. */
export function Page() {
  const [path, setPath] = useState('');
  useEffect(() => {
    console.error(`404: no page at ${location.pathname}`);
    setPath(location.pathname);
  }, []);
  const suggestion = suggestionFor(path);
  return (
    <div className="wrap sec">
      <style>{css}</style>
      <div className="poster">
        <p className="poster-lost" aria-hidden="true">
          {messages.lost}
        </p>
        <Picture picture={picture} alt="" sizes="22rem" priority />
        <h1>{page.title}</h1>
        <p>{page.text}</p>
        <div className="poster-suggestion" role="status">
          {suggestion ? (
            <>
              <p>{page.suggestion}</p>
              <ButtonLink href={suggestion.href} kind="big">
                {suggestion.label}
              </ButtonLink>
            </>
          ) : (
            <ButtonLink href={page.links[0]!.href} kind="ghost big">
              {page.links[0]!.label}
            </ButtonLink>
          )}
        </div>
        <Tabs />
      </div>
    </div>
  );
}

/** Renders tear-off strips: three links, and decorative copies that screen readers skip. */
function Tabs() {
  const rows = [0, 1, 2];
  return (
    <nav className="poster-tabs" aria-label={messages.otherPlaces}>
      {rows.flatMap((row) =>
        page.links.map(({ href, label }) =>
          row ? (
            <span key={`${row}${href}`} aria-hidden="true">
              {label}
            </span>
          ) : (
            <a key={href} href={href}>
              {label}
            </a>
          ),
        ),
      )}
    </nav>
  );
}
