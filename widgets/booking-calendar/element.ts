import { css } from '#css/booking-calendar';
import { flag, integer, oneOf, text } from '../kit/element/attributes';
import { define } from '../kit/element/define';
import type { TourSlug } from '../kit/model/tour';
import { inDialog, popUpAttributes } from '../kit/ui/in-dialog';
import { BookingCalendar } from './booking-calendar';
import { config, hash, schedules } from './data';

export const bookingCalendar = define({
  tag: 'cat-booking-calendar',
  attributes: {
    tour: oneOf(schedules.map(({ slug }) => slug) as TourSlug[], ''),
    'item-id': integer(0, 1),
    'flow-id': integer(0, 1),
    query: flag(),
    ...popUpAttributes,
    lang: text(),
  },
  commands: ['open', 'close'],
  config,
  hash,
  languages: () => import('../languages/load-messages'),
  css,
  edition: () => import('#css/booking-calendar-edition'),
  component: inDialog(BookingCalendar, 'dates'),
});
