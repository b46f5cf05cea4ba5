import { useEffect, useState, type ReactNode } from 'react';
import { messages } from './messages';

/** Milliseconds. */
const LOADING = 300;

/**
 * Says 'Loading...' for a moment when script opens a view of the blog; what was prerendered is never hidden again.
 * The view keeps its room meanwhile, so that the browser's back button finds the place that was left.
 */
export function BlogLoading({ children }: { children: ReactNode }) {
  // Prerendered pages stay as they are: in a browser this runs for pages that script makes, and for no others.
  const [isMade] = useState('document' in globalThis);
  const [loading, setLoading] = useState(isMade);
  useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => setLoading(false), LOADING);
    return () => clearTimeout(timer);
  }, [loading]);
  return (
    <div className={isMade ? 'opening opening-made' : 'opening'} data-loading={loading ? '' : undefined}>
      {loading ? (
        <p role="status" className="opening-text wrap">
          {messages.loading}
        </p>
      ) : null}
      <div className="opening-view">{children}</div>
    </div>
  );
}
