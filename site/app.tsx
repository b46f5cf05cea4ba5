import { useEffect, useRef, useState } from 'react';
import { Router, useLocation, useSearch } from 'wouter';
import { activateStatic } from './activate-static';
import { ErrorBoundary } from './layout/error-boundary';
import { Layout } from './layout/layout';
import { loadedPage, loadPage } from './router/page-modules';
import { redirectFor } from './redirects';
import type { PageProps } from './router/page-module';
import { findRoute, notFound, pagePath, shownAddress } from './routes';
import { applyHead } from './seo/head';
import { setAddress } from './router/set-address';
import { Static } from '../widgets/kit/element/static';

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
  const [path] = useLocation();
  const search = useSearch();
  const { route, params } = findRoute(path, search);
  const page = pagePath(path, search);
  const moved = route === notFound ? redirectFor(path) : undefined;
  const to = moved ? moved + (search && `?${search}`) : shownAddress(path, search);
  useEffect(() => {
    if (to) setAddress(to + location.hash, true);
  }, [to]);
  return moved ? null : <RoutePage key={page} path={page} params={params} />;
}

/** Of the page that the document was loaded with: where it stays as it is, its code is not even fetched. */
export const prerendered = { shown: true, isStatic: false };

/**
 * A page whose code comes with a chunk of its own. In-site clicks fetch it before they navigate; only the
 * browser's back and forward buttons and redirects can get here first. Where that chunk is gone, after a deploy or with
 * the network, the browser fetches the page as any other.
 */
function RoutePage({ path, params }: { path: string; params: PageProps['params'] }) {
  const box = useRef<HTMLDivElement>(null);
  const [{ shown, isStatic }] = useState({ ...prerendered });
  const [, setLoads] = useState(0);
  const [failure, setFailure] = useState<{ cause: unknown }>();
  const module = isStatic ? undefined : loadedPage(path);
  useEffect(() => {
    prerendered.shown = prerendered.isStatic = false;
    if (module) applyHead(module.head({ params }));
  });
  useEffect(() => {
    return box.current && (module || isStatic) ? activateStatic(box.current, { isStatic }) : undefined;
  }, [module, isStatic]);
  useEffect(() => {
    if (module || isStatic) return;
    loadPage(location).then(
      () => setLoads((count) => count + 1),
      (cause: unknown) => (shown ? setFailure({ cause }) : location.reload()),
    );
  }, [module, isStatic, shown]);
  if (failure) throw failure.cause;
  return (
    <Static box={box} isPrerendered={isStatic}>
      {module ? <module.Page params={params} /> : null}
    </Static>
  );
}
