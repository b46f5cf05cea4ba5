import type { messages as bookingCalendar } from '../booking-calendar/messages';
import type { messages as downloadIcs } from '../booking-calendar/messages-download-ics';
import type { messages as booking } from '../kit/booking/messages';
import type { messages as data } from '../kit/data/messages';
import type { messages as walkMap } from '../kit/walk-map/messages';
import type { messages as toast } from '../kit/toast/messages';
import type { messages as ui } from '../kit/ui/messages';
import type { messages as popUp } from '../kit/ui/messages-pop-up';
import type { messages as priceCalculator } from '../price-calculator/messages';
import type { messages as reserveButton } from '../reserve-button/messages';
import type { messages as routeMap } from '../route-map/messages';
import type { messages as testimonials } from '../testimonials/messages';
import type { messages as tourList } from '../tour-list/messages';

/** All messages of a language, by part. */
export interface Messages {
  booking: typeof booking;
  'booking-calendar': typeof bookingCalendar;
  data: typeof data;
  'download-ics': typeof downloadIcs;
  'pop-up': typeof popUp;
  'price-calculator': typeof priceCalculator;
  'reserve-button': typeof reserveButton;
  'route-map': typeof routeMap;
  /** Quotes are English, and so are the marks around them. */
  testimonials: Omit<typeof testimonials, 'quoted' | 'cited'>;
  toast: typeof toast;
  'tour-list': typeof tourList;
  ui: typeof ui;
  'walk-map': typeof walkMap;
}

/** The messages that a language has: what is missing is shown in English. */
export type SomeMessages = { [Part in keyof Messages]?: Partial<Messages[Part]> };
