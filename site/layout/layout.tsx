import type { ReactNode } from 'react';
import { Banner } from './banner';
import { Footer } from './footer';
import { Header } from './header/header';
import { ReserveBar } from './reserve-bar';
import { messages } from './messages';

interface LayoutProps {
  /** Content of the footer, for the prerenderer alone. */
  footer?: ReactNode;
  /** The page. */
  children: ReactNode;
}

/** Renders what surrounds every page. */
export function Layout({ footer, children }: LayoutProps) {
  return (
    <>
      <a className="skip" href="#main">
        {messages.skip}
      </a>
      <Banner />
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <ReserveBar />
      <Footer>{footer}</Footer>
    </>
  );
}
