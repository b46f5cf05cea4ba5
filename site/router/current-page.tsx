import { useLayoutEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Static } from '../ui/static';
import { addStaticPageBehavior } from './static-page-behavior';
import { ErrorBoundary } from '../layout/error-boundary';
import { ErrorScreen } from '../layout/error-screen';
import { pagePath, type Route } from '../routes';
import { applyHead } from '../seo/head';
import type { PageModule, PageProps } from '../pages/page-module';
import { loadedPage } from './page-modules';
import { isFirstPage } from './shown-location';

/** Set by main.tsx: the document is the prerendered HTML of its address, and only its elements hydrate. */
export const firstPage = { isStatic: false };

/** Renders the page of the location, whose code is already loaded. */
export function CurrentPage({ route, params }: PageProps & { route: Route }) {
  const path = pagePath(useLocation()[0], useSearch());
  if (firstPage.isStatic && isFirstPage()) return <StaticPage key="static" />;
  const module = loadedPage(route);
  return module ? <LoadedPage key={path} module={module} params={params} /> : <ErrorScreen />;
}

/** Keeps the prerendered nodes untouched. */
function StaticPage() {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => addStaticPageBehavior(box.current!, { isStatic: true }), []);
  return <Static box={box} isPrerendered />;
}

function LoadedPage({ module: { Page, head }, params }: PageProps & { module: PageModule }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    applyHead(head({ params }));
    return addStaticPageBehavior(box.current!, { isStatic: false });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another page is another key
  }, []);
  return (
    <div ref={box}>
      <ErrorBoundary reloads={!isFirstPage()}>
        <Page params={params} />
      </ErrorBoundary>
    </div>
  );
}
