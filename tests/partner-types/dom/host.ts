/** A partner who writes plain TypeScript. */
import '../../../.cache/types/cat-tours';

const list = document.querySelector('cat-tour-list')!;
list.noSearch = true;
list.layout = 'compact';
list.tours = 'brooklyn-heights, lower-east-side';
list.tours = ['private-tours'];
list.partner = 'larkspur';
const shown: readonly string[] = list.tours;
// @ts-expect-error There is no such layout.
list.layout = 'round';
// @ts-expect-error There is no such tour.
list.tours = ['queens'];
// @ts-expect-error A flag is true or false.
list.noSearch = 'yes';
// @ts-expect-error There is no such property.
list.searchless = true;
list.open();
list.close();
// @ts-expect-error It has no dialog.
document.createElement('cat-blog').open();

document.createElement('cat-price-calculator').guests = 12;
document.createElement('cat-faq').topic = 'press-kit';
// @ts-expect-error There are no such questions.
document.createElement('cat-faq').topic = 'press';
for (const tag of ['cat-booking-calendar', 'cat-reserve-button', 'cat-survey'] as const) {
  document.createElement(tag).tour = 'private-tours';
  // @ts-expect-error There is no such tour.
  document.createElement(tag).tour = 'queens';
}
document.createElement('cat-route-map').tour = 'lower-east-side';
// @ts-expect-error No walk, no map.
document.createElement('cat-route-map').tour = 'private-tours';

list.addEventListener('cat-booking-start', ({ detail }) => {
  const way: 'lightframe' | 'tab' | 'frame' = detail.way;
  const item: number | undefined = detail.item;
  // @ts-expect-error The detail has no price.
  console.log(shown, way, item, detail.price);
});
// Events bubble out of shadow roots.
document.querySelector('.tours')?.addEventListener('cat-price-change', ({ detail }) => {
  // @ts-expect-error The detail has no price.
  console.log(detail.total.toFixed(2), detail.price);
});
document.body.shadowRoot?.addEventListener('cat-price-change', ({ detail }) => {
  // @ts-expect-error The detail has no price.
  console.log(detail.total.toFixed(2), detail.price);
});
document.addEventListener('cat-post-open', ({ detail }) => console.log(detail.post.toFixed()));
// @ts-expect-error The number of a story is no text.
document.addEventListener('cat-post-open', ({ detail }) => console.log(detail.post.trim()));
window.addEventListener('cat-post-open', ({ detail }) => console.log(detail.post.toFixed()));
// @ts-expect-error The number of a story is no text.
window.addEventListener('cat-post-open', ({ detail }) => console.log(detail.post.trim()));
addEventListener('cat-post-open', ({ detail }: CustomEvent<{ post: number }>) => console.log(detail));
// @ts-expect-error The number of a story is no text.
addEventListener('cat-post-open', ({ detail }: CustomEvent<{ post: string }>) => console.log(detail));
