import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { hydration } from '../ui/hydration';
import { Banner } from './banner';
import { ErrorBoundary } from './error-boundary';
import { Footer } from './footer';
import { Header } from './header';
import { ReserveBar } from './reserve-bar';

/** What stands around every page. */
export function Layout({ children }: { children?: ReactNode }) {
  const [path] = useLocation();
  useEffect(() => {
    hydration.done = true;
  }, []);
  return (
    <>
      <a className="skip" href="#main">
        Skip to main content
      </a>
      <Banner />
      <Header />
      <main id="main" tabIndex={-1}>
        <ErrorBoundary key={path}>{children}</ErrorBoundary>
      </main>
      <Footer />
      <ReserveBar />
    </>
  );
}
