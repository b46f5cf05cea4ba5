import { renderToString } from 'preact-render-to-string';
import { expect, it, vi } from 'vitest';
import { Link, Router } from 'wouter';

// The bundler, these tests and those in a browser read one table: site/prerender/bundle/stand-ins.ts.

it('the router that is tested is the one that ships, without the parts that are left out', () => {
  const page = (
    <Router ssrPath="/">
      <Link href="/tours" asChild>
        <b>Tours</b>
      </Link>
    </Router>
  );
  expect(() => renderToString(page as never)).toThrow('The router asks for isValidElement');
});

it('so is the e-mail library, which looks at no storage while it loads', async () => {
  vi.stubGlobal('localStorage', {});
  const { store } = await import('@emailjs/browser/es/store/store');
  expect(store).toHaveProperty('storageProvider', undefined);
  vi.unstubAllGlobals();
});
