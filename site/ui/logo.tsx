import { catHead } from '../../widgets/kit/ui/cats';

/** Renders the cat's head in an enamel plate, decorative next to the name. */
export function Logo() {
  return (
    <svg className="logo size-[2.6rem] flex-none" viewBox="0 0 100 100" aria-hidden="true">
      <rect width="100" height="100" rx="16" fill="#20397F" />
      <rect x="6" y="6" width="88" height="88" rx="11" fill="none" stroke="#fff" stroke-width="3.5" />
      <g transform="translate(50 58) scale(.31)">
        <path fill="#fff" d={catHead} />
        <path fill="#20397F" d="M-64 1Q-45-27-16-7Q-34 19-64 1ZM64 1Q45-27 16-7Q34 19 64 1Z" />
        <path fill="#20397F" d="M-13 20Q0 14 13 20Q9 32 0 36Q-9 32-13 20Z" />
      </g>
    </svg>
  );
}
