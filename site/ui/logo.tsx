/** Renders the cat's head in an enamel plate, decorative next to the name. */
export function Logo() {
  return (
    <svg className="logo size-[2.6rem] flex-none" viewBox="0 0 100 100" aria-hidden="true">
      <rect width="100" height="100" rx="16" fill="#20397F" />
      <rect x="6" y="6" width="88" height="88" rx="11" fill="none" stroke="#fff" stroke-width="3.5" />
      <g transform="translate(50 58) scale(.31)">
        <path
          fill="#fff"
          d="M0-79Q20-80 37-71C50-92 64-112 79-126Q87-131 89-120C93-94 92-68 87-46C95-24 97-2 92 16L103 34L88 36L92 53L70 52C50 69 24 76 0 76C-24 76-50 69-70 52L-92 53L-88 36L-103 34L-92 16C-97-2-95-24-87-46C-92-68-93-94-89-120Q-87-131-79-126C-64-112-50-92-37-71Q-20-80 0-79Z"
        />
        <path fill="#20397F" d="M-64 1Q-45-27-16-7Q-34 19-64 1ZM64 1Q45-27 16-7Q34 19 64 1Z" />
        <path fill="#20397F" d="M-13 20Q0 14 13 20Q9 32 0 36Q-9 32-13 20Z" />
      </g>
    </svg>
  );
}
