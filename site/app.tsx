import { useEffect, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { usePathname, useSearch } from 'wouter/use-browser-location';
import { ErrorBoundary } from './layout/error-boundary';
import { Layout } from './layout/layout';
import { redirectFor } from './redirects';
import { findRoute, notFound, pagePath, shownAddress } from './routes';
import { setAddress } from './router/set-address';
import { showPage } from './router/shown-page';

interface AppProps {
  ssrPath?: string;
  footer?: ReactNode;
  children?: ReactNode;
}

/**
 * The whole site. Its properties are given by the prerenderer alone: in the browser each page has a root of its own, and
 * the foot stays as it is in the HTML.
 */
export function App({ ssrPath, footer, children }: AppProps) {
  return (
    <Router ssrPath={ssrPath}>
      <ErrorBoundary>
        <Layout footer={footer}>{children}</Layout>
        {!children && <CurrentPage />}
      </ErrorBoundary>
    </Router>
  );
}

/** The page of the address; an address that moved or has another name leads on, any other shows the not-found page. */
function CurrentPage() {
  // As `location` has them: wouter's own hooks decode, and pages are kept by their encoded addresses.
  const path = usePathname();
  const search = useSearch();
  const { route, params } = findRoute(path, search);
  const page = pagePath(path, search);
  const moved = route === notFound ? redirectFor(path) : undefined;
  const to = moved ? moved + search : shownAddress(path, search);
  useLayoutEffect(() => {
    if (!moved) showPage(page, params);
  });
  useEffect(() => {
    if (to) setAddress(to + location.hash, true);
  }, [to]);
  return null;
}
