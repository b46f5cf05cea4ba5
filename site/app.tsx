import { useEffect, type ReactNode } from 'react';
import { Redirect, Route, Router, Switch, useLocation, useSearch } from 'wouter';
import { ErrorBoundary } from './layout/error-boundary';
import { Layout } from './layout/layout';
import { redirects } from './redirects';
import { CurrentPage } from './router/current-page';
import { shownLocation, useNavigationLocation } from './router/shown-location';
import { notFound, pagePath, routes, shownAddress } from './routes';

interface AppProps {
  /** Location, for the prerenderer only. */
  ssrPath?: string;
  ssrSearch?: string;
  /** Content of the footer, for the prerenderer only: browsers keep the HTML. */
  footer?: ReactNode;
}

/** Renders the layout with the page of the location. */
export function App({ footer, ...location }: AppProps) {
  return (
    // oxlint-disable-next-line react/rules-of-hooks -- wouter takes its location hook as a value
    <Router hook={useNavigationLocation} {...location}>
      <ErrorBoundary>
        <Layout footer={footer}>
          <Pages />
        </Layout>
      </ErrorBoundary>
    </Router>
  );
}

function Pages() {
  const [path] = useLocation();
  const search = useSearch();
  const address = shownAddress(path, search);
  useEffect(() => {
    if (address) history.replaceState(history.state, '', address + location.hash);
  }, [address]);
  return (
    <Switch location={pagePath(path, search)}>
      {routes.map((route) => (
        <Route key={route.name} path={route.pattern ?? route.path}>
          {(params) => <CurrentPage route={route} params={params} />}
        </Route>
      ))}
      {redirects.map(({ from, to, pattern }) => (
        <Route key={from} path={pattern}>
          <RedirectTo path={to} />
        </Route>
      ))}
      <Route>
        <CurrentPage route={notFound} params={{}} />
      </Route>
    </Switch>
  );
}

/** Keeps the query and the fragment. */
function RedirectTo({ path }: { path: string }) {
  const { search, hash } = shownLocation();
  return <Redirect to={path + search + hash} replace />;
}
