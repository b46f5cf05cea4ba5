import { useEffect, useState } from 'react';

type Reason = 'pointer' | 'focus' | 'hidden';

/**
 * Collects the reasons that keep the carousel from going on: the visitor points at it, is in it, or is in another tab.
 */
export function useHolds() {
  const [reasons, setReasons] = useState<readonly Reason[]>([]);
  const hold = (reason: Reason, holds: boolean) =>
    setReasons((now) =>
      now.includes(reason) === holds ? now : holds ? [...now, reason] : now.filter((one) => one !== reason),
    );
  useEffect(() => {
    const look = () => hold('hidden', document.hidden);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return { held: reasons.length > 0, hold };
}
