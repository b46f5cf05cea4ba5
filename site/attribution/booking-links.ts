import { isProvider } from '../../widgets/kit/services/booking/index';

const ownSite = { home: true, analytics: false };

/**
 * Reports clicks on the page's own booking links and buttons to analytics. Elements report their own: a click inside
 * one reaches the document as a click on the element or on a hidden link.
 */
export function countBookings(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a:not([hidden])') : null;
    const toProvider = Boolean(link && isProvider(link.href));
    const toCalendar =
      link?.pathname === '/booking' ? link.matches('.button') : link?.matches('[href="#book-now"].button');
    if (!link || !(toProvider || toCalendar)) return;
    const item = /\/items\/(\d+)\//.exec(link.pathname)?.[1];
    import('../../widgets/kit/booking/open-booking').then(
      ({ track }) =>
        toProvider
          ? track('begin_booking', { item_id: item ? Number(item) : undefined }, ownSite)
          : track('reserve_button_click', {}, ownSite),
      () => undefined, // Counting is no reason to speak up.
    );
  });
}
