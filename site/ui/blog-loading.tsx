import { useEffect, useState, type ReactNode } from 'react';
import { messages } from './messages';

const LOADING_MS = 300;

/**
 * Shows 'Loading...' for a moment when script renders a view of the blog; prerendered content is never hidden again.
 * The view keeps its size meanwhile, so that Back can restore the scroll position.
 */
export function BlogLoading({ children }: { children: ReactNode }) {
  // False on prerendered pages: browsers run this only for pages that script renders.
  const [isMade] = useState('document' in globalThis);
  const [loading, setLoading] = useState(isMade);
  useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => setLoading(false), LOADING_MS);
    return () => clearTimeout(timer);
  }, [loading]);
  return (
    // Reserves height for the stories, so that nothing below moves when they load.
    <div className={isMade ? 'relative min-h-[60vh]' : undefined}>
      {loading ? (
        <p role="status" className="lede wrap absolute inset-x-0 top-g5">
          {messages.loading}
        </p>
      ) : null}
      <div className={loading ? 'invisible' : undefined}>{children}</div>
    </div>
  );
}
