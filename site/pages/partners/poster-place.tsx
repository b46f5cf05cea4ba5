import { useEffect, useState } from 'react';
import type { Widget } from '../../../loader/snippet';
import { retryImport } from '../../../widgets/kit/element/retry-import';
import { messages } from './messages';

/** The poster's place: its code is fetched when the place is opened for the first time. */
export function PosterPlace({ widget, isNamed }: { widget: Widget; isNamed: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState<typeof import('./poster')>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    setFailed(false);
    retryImport(() => import('./poster')).then(setCode, () => setFailed(true));
  }, [isOpen]);
  return (
    <details className="more" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{messages.poster.open}</summary>
      {!isNamed ? (
        <p>{messages.poster.nameless}</p>
      ) : failed ? (
        <p className="wrong">{messages.take.failed}</p>
      ) : code ? (
        <code.Poster widget={widget} />
      ) : null}
    </details>
  );
}
