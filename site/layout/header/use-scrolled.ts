import { useEffect, useState } from 'react';

/**
 * Tells whether the page is scrolled further than a number of pixels. False at first, because the server cannot know.
 */
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
