import { createElement, useEffect, useRef, useState } from 'react';
import { Router, useLocation, useSearch } from 'wouter';
import { asItIs } from './as-it-is';
import { enliven } from './enliven';
import { ErrorBoundary } from './layout/error-boundary';
import { Layout } from './layout/layout';
import { loadedPage, loadPage } from './page-modules';
import { redirectFor } from './redirects';
import { findRoute, notFound, pagePath, shownAddress, type PageProps, type Route } from './routes';
import { applyHead } from './seo/head';

/** The whole site. `ssrPath` is given by the prerenderer alone. */
export function App({ ssrPath }: { ssrPath?: string }) {
  return (
    <Router ssrPath={ssrPath}>
      <ErrorBoundary>
        <Layout>
          <CurrentPage />
        </Layout>
      </ErrorBoundary>
    </Router>
  );
}

/** The page of the address; an address that moved or has another name leads on, any other shows the not-found page. */
function CurrentPage() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const { route, params } = findRoute(path, search);
  const moved = route === notFound ? redirectFor(path) : undefined;
  const to = moved ? moved + (search && `?${search}`) : shownAddress(path, search);
  useEffect(() => {
    if (to) navigate(to + location.hash, { replace: true });
  }, [to]);
  return moved ? null : <RoutePage key={pagePath(path, search)} route={route} params={params} />;
}

/** Set before the first render: the prerendered page stays as it is, and its code is not even fetched. */
export const prerendered = { stays: false };

/**
 * A page whose code comes with a chunk of its own. In-site clicks fetch it before they navigate; only the
 * browser's back and forward buttons and redirects can get here first.
 */
function RoutePage({ route, params }: { route: Route; params: PageProps['params'] }) {
  const box = useRef<HTMLDivElement>(null);
  const [kept] = useState(prerendered.stays);
  const [, setLoads] = useState(0);
  const [failure, setFailure] = useState<{ cause: unknown }>();
  const module = kept ? undefined : loadedPage(route);
  useEffect(() => {
    prerendered.stays = false;
    if (module) applyHead(module.head({ params }));
  });
  useEffect(() => {
    if (box.current && (module || kept)) enliven(box.current, { kept });
  }, [module]);
  useEffect(() => {
    if (module || kept) return;
    loadPage(location).then(
      () => setLoads((count) => count + 1),
      (cause: unknown) => setFailure({ cause }),
    );
  }, [module]);
  if (failure) throw failure.cause;
  if (kept) return createElement('div', { ref: box, ...asItIs });
  return <div ref={box}>{module ? <module.Page params={params} /> : null}</div>;
}
