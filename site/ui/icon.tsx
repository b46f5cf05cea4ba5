import { paw } from '../../widgets/kit/ui/cats';

const shapes = {
  badge: 'M5 7h14v14H5zM9 7V3h6v4M9 12h6M9 16h4',
  chevron: 'm5 9 7 7 7-7',
  close: 'M5 5l14 14M19 5 5 19',
  external: 'M8 5h11v11M19 5 6 18',
  lamp: 'M9 21h6M12 21V11M8 11h8l1.5-5h-11zM12 6V3',
  mail: 'M3 5h18v14H3zM3 6l9 7 9-7',
  menu: 'M3 6h18M3 12h18M3 18h18',
  paper: 'M4 4h13v16H6a2 2 0 0 1-2-2zM17 9h3v9a2 2 0 0 1-2 2M7 8h7M7 12h7M7 16h4',
  people:
    'M11.5 8a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0M2 20c0-5 3-7 6-7s6 2 6 7M16 5a3.5 3.5 0 0 1 0 6.5M17.5 13.5C20 14 22 16 22 20',
  search: 'M15.5 15.5 21 21M17.5 10.5a7 7 0 1 1-14 0 7 7 0 0 1 14 0',
  quill: 'M4 20C8 10 13 5 21 3c-1 8-6 12-14 13M4 20l6-7',
} as const;

export type IconName = keyof typeof shapes;

/** Renders a decorative line drawing in the color of the text. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}

/** Renders a paw print, the only filled icon. */
export function Paw({ className }: { className?: string }) {
  return (
    <svg
      className={className ? `icon icon-filled ${className}` : 'icon icon-filled'}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={paw} />
    </svg>
  );
}
