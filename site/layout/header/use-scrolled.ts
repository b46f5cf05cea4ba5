import { useEffect, useState } from 'react';

/** True if the page is scrolled by more than the pixels. False at first, as in the prerendered HTML. */
export function useScrolled(pixels: number): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(scrollY > pixels);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [pixels]);
  return scrolled;
}
