/** A partner who writes plain TypeScript. */
import '../../../loader/types/cat-tours';

const list = document.querySelector('cat-tour-list')!;
list.noSearch = true;
list.layout = 'compact';
list.tours = 'brooklyn-heights, lower-east-side';
list.partner = 'larkspur';
const shown: readonly string[] = list.tours;
// @ts-expect-error There is no such layout.
list.layout = 'round';
// @ts-expect-error A flag is true or false.
list.noSearch = 'yes';
// @ts-expect-error There is no such property.
list.searchless = true;

document.createElement('cat-price-calculator').guests = 12;

list.addEventListener('cat-booking-start', ({ detail }) => {
  const way: 'lightframe' | 'tab' | 'frame' = detail.way;
  const item: number | undefined = detail.item;
  // @ts-expect-error The detail has no price.
  console.log(shown, way, item, detail.price);
});
// @ts-expect-error The number of a story is no text.
addEventListener('cat-post-open', ({ detail }: CustomEvent<{ post: string }>) => console.log(detail));
document.body.addEventListener('cat-price-change', ({ detail }) => console.log(detail.total.toFixed(2)));
