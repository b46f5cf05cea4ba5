import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { pagePath } from '../routes';
import { Banner } from './banner';
import { ErrorBoundary } from './error-boundary';
import { Footer } from './footer';
import { Header } from './header/header';
import { ReserveBar } from './reserve-bar';
import { messages } from './messages';

/** Renders what surrounds every page. */
export function Layout({ children }: { children?: ReactNode }) {
  const [path] = useLocation();
  const search = useSearch();
  return (
    <>
      <a className="skip" href="#main">
        {messages.skip}
      </a>
      <Banner />
      <Header />
      <main id="main" tabIndex={-1}>
        <ErrorBoundary key={pagePath(path, search)}>{children}</ErrorBoundary>
      </main>
      <ReserveBar />
      <Footer />
    </>
  );
}
