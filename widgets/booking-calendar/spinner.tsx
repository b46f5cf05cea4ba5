/** Four paw prints that fade in turn, while something loads. Decorative: words beside them say so. */
export function Spinner() {
  return (
    <svg className="paws" viewBox="0 0 120 30" aria-hidden="true">
      {[0, 1, 2, 3].map((step) => (
        <path
          key={step}
          d={`M${step * 32 + 12} ${step % 2 ? 22 : 14}m-5 2.5a5 4.2 0 1 0 10 0a5 4.2 0 1 0-10 0m-4-5a2 2.8 0 1 0 4 0a2 2.8 0 1 0-4 0m4.4-4.2a2 2.8 0 1 0 4 0a2 2.8 0 1 0-4 0m5.2 0a2 2.8 0 1 0 4 0a2 2.8 0 1 0-4 0m4.4 4.2a2 2.8 0 1 0 4 0a2 2.8 0 1 0-4 0`}
        />
      ))}
    </svg>
  );
}
