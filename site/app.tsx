import { useEffect, useState } from 'react';
import { Redirect, Route, Router, Switch, useLocation } from 'wouter';
import { Layout } from './layout/layout';
import { loadedPage, loadPage } from './page-modules';
import { redirectFor } from './redirects';
import { notFound, routes, type PageProps, type Route as Row } from './routes';
import { applyHead } from './seo/head';

/** The whole site. `ssrPath` is given by the prerenderer alone. */
export function App({ ssrPath }: { ssrPath?: string }) {
  return (
    <Router ssrPath={ssrPath}>
      <Layout>
        <Switch>
          {routes.map((route) => (
            <Route key={route.path} path={route.path}>
              {(params) => <RoutePage route={route} params={params as PageProps['params']} />}
            </Route>
          ))}
          <Route>
            <Elsewhere />
          </Route>
        </Switch>
      </Layout>
    </Router>
  );
}

/** An address without a page: one that moved, or the not-found page. */
function Elsewhere() {
  const [path] = useLocation();
  const to = redirectFor(path);
  return to ? <Redirect to={to} replace /> : <RoutePage route={notFound} params={{}} />;
}

/**
 * A page whose code comes with a chunk of its own. In-site clicks fetch it before they navigate; only the
 * browser's back and forward buttons can get here first.
 */
function RoutePage({ route, params }: { route: Row; params: PageProps['params'] }) {
  const [, setLoads] = useState(0);
  const module = loadedPage(route);
  useEffect(() => {
    if (module) applyHead(module.head({ params }));
    else void loadPage(location.pathname).then(() => setLoads((count) => count + 1));
  });
  return module ? <module.Page params={params} /> : null;
}

