import type { ReactNode } from 'react';
import { Banner } from './banner';
import { Footer } from './footer';
import { Header } from './header/header';
import { ReserveBar } from './reserve-bar';
import { messages } from './messages';

interface LayoutProps {
  /** Content of the footer, in the prerenderer only. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Renders the header, footer and overlays around a page. */
export function Layout({ footer, children }: LayoutProps) {
  return (
    <>
      <a
        className="fixed top-[-6rem] left-4 z-[99] bg-highlight px-5 py-3 font-bold text-highlight-text focus:top-2 print:hidden"
        href="#main"
      >
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
