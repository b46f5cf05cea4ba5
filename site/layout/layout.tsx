import type { ReactNode } from 'react';
import { Static } from '../../widgets/kit/element/static';
import { Banner } from './banner';
import { Footer } from './footer';
import { Header } from './header/header';
import { ReserveBar } from './reserve-bar';
import { messages } from './messages';

interface LayoutProps {
  /** Content of the foot and the page, both for the prerenderer alone. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** Renders what surrounds every page. In the browser the pages themselves come and go by router/shown-page.tsx. */
export function Layout({ footer, children }: LayoutProps) {
  return (
    <>
      <a className="skip" href="#main">
        {messages.skip}
      </a>
      <Banner />
      <Header />
      <Static as="main" id="main" tabIndex={-1} isPrerendered={!children}>
        {children && <div>{children}</div>}
      </Static>
      <ReserveBar />
      <Footer>{footer}</Footer>
    </>
  );
}
