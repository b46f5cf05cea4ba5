import { catHead } from './cats';

/** Renders the cat's head of the logo; decorative. */
export function CatHead({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="-110 -140 220 225" aria-hidden="true">
      <path fill="currentColor" d={catHead} />
    </svg>
  );
}
