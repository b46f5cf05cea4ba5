import { useEffect, useState } from 'react';
import { Router, useLocation, useSearch } from 'wouter';
import { ErrorBoundary } from './layout/error-boundary';
import { Layout } from './layout/layout';
import { loadedPage, loadPage } from './page-modules';
import { redirectFor } from './redirects';
import { findRoute, notFound, type PageProps, type Route } from './routes';
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

/** The page of the address; an address that moved leads on, any other shows the not-found page. */
function CurrentPage() {
  const [path, navigate] = useLocation();
  const { route, params } = findRoute(path, useSearch());
  const moved = route === notFound ? redirectFor(path) : undefined;
  useEffect(() => {
    if (moved) navigate(moved, { replace: true });
  }, [moved]);
  return moved ? null : <RoutePage key={route.name} route={route} params={params} />;
}

/**
 * A page whose code comes with a chunk of its own. In-site clicks fetch it before they navigate; only the
 * browser's back and forward buttons and redirects can get here first.
 */
function RoutePage({ route, params }: { route: Route; params: PageProps['params'] }) {
  const [, setLoads] = useState(0);
  const [failure, setFailure] = useState<{ cause: unknown }>();
  const module = loadedPage(route);
  useEffect(() => {
    if (module) applyHead(module.head({ params }));
  });
  useEffect(() => {
    if (module) return;
    loadPage(location).then(
      () => setLoads((count) => count + 1),
      (cause: unknown) => setFailure({ cause }),
    );
  }, [module]);
  if (failure) throw failure.cause;
  return module ? <module.Page params={params} /> : null;
}
