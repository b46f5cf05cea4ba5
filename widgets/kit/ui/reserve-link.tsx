import { useRef, type MouseEvent } from 'react';
import { useHost } from '../host';
import { calendarUrl } from '../services/fareharbor';
import { PlateLink } from './plate';

/** How the visitor reached the provider. */
export type BookingWay = 'lightframe' | 'tab' | 'frame';

/** Detail of the `cat-booking-start` event. */
export interface BookingStart {
  tour: string;
  item: number;
  partner: string;
  way: BookingWay;
}

interface Props {
  tour: string;
  item: number;
  label: string;
  /** Id of the element that names the tour, so that equal labels can be told apart. */
  describedBy?: string;
}

/**
 * Leads to the provider's calendar: a real link that opens a tab, and over the page where the provider's
 * script is there. On a foreign page that script is fetched when the visitor shows intent, never before.
 */
export function ReserveLink({ tour, item, label, describedBy }: Props) {
  const { partner, emit } = useHost();

  // Nothing that speaks to the provider is fetched before it may be needed, our own part of it included.
  const lightframe = useRef<typeof import('../services/lightframe')>(null);
  const intent = () => {
    import('../services/lightframe').then(
      (module) => {
        lightframe.current = module;
        void module.loadLightframe();
      },
      () => undefined, // Without it the link opens a tab.
    );
  };
  const start = (way: BookingWay) =>
    emit('cat-booking-start', { tour, item, partner, way } satisfies BookingStart);
  const open = (event: MouseEvent) => {
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const over = plain && lightframe.current?.openLightframe({ item, partner });
    if (over) event.preventDefault();
    start(over ? 'lightframe' : 'tab');
  };

  return (
    <PlateLink
      href={calendarUrl({ item, partner })}
      target="_blank"
      rel="noopener"
      kind="small"
      aria-label={label === shortLabel ? undefined : 'Reserve your spot on a cat history tour'}
      aria-describedby={describedBy}
      onPointerEnter={intent}
      onFocus={intent}
      onClick={open}
    >
      {label}
    </PlateLink>
  );
}

/** The label where there is no room for the whole sentence. */
export const shortLabel = 'Reserve';
