import type { ReactNode } from 'react';
import { Banner } from './banner';
import { Footer } from './footer';
import { Header } from './header';

/** What stands around every page. */
export function Layout({ children }: { children?: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to main content
      </a>
      <Banner />
      <Header />
      <main id="main">{children}</main>
      <Footer />
    </>
  );
}
