/** Renders the cat's head of the logo; decorative. */
export function CatHead({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="-110 -140 220 225" aria-hidden="true">
      <path
        fill="currentColor"
        d="M0-79Q20-80 37-71C50-92 64-112 79-126Q87-131 89-120C93-94 92-68 87-46C95-24 97-2 92 16L103 34L88 36L92 53L70 52C50 69 24 76 0 76C-24 76-50 69-70 52L-92 53L-88 36L-103 34L-92 16C-97-2-95-24-87-46C-92-68-93-94-89-120Q-87-131-79-126C-64-112-50-92-37-71Q-20-80 0-79Z"
      />
    </svg>
  );
}
