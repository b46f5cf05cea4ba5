/** Valid and invalid uses of the package. */
import type { Component, ComponentProps } from 'svelte';
import { ensureLoader, version, type CatTourListElement } from 'cat-tours';
import { CatGallery, CatRouteMap, CatTourList } from 'cat-tours/react';
import type * as svelte from 'cat-tours/svelte';
import type * as vue from 'cat-tours/vue';
import { createRef, type ComponentProps as ReactProps } from 'react';

ensureLoader({ exact: true });
console.log(version.length);
const list = createRef<CatTourListElement>();

export const tours = (
  <main>
    <CatTourList
      ref={list}
      partner="larkspur"
      layout="list"
      no-search
      className="wide"
      style={{ maxWidth: 800, '--cat-accent': '#20397f', '--cat-font-scale': 1.1 }}
      oncat-booking-start={({ detail }) => console.log(detail.tour.length, detail.way)}
    />
    {/* @ts-expect-error There is no such layout. */}
    <CatTourList layout="round" />
    {/* @ts-expect-error In JSX names are as in HTML. */}
    <CatTourList noSearch />
    {/* @ts-expect-error There is no such custom property. */}
    <CatTourList style={{ '--cat-colour': '#20397f' }} />
    {/* @ts-expect-error There is no such tour. */}
    <CatRouteMap tour="queens" />
    {/* @ts-expect-error A number is one. */}
    <CatGallery columns="many" />
    {/* @ts-expect-error The detail has no price. */}
    <CatTourList oncat-booking-start={({ detail }) => console.log(detail.price)} />
  </main>
);

// @ts-expect-error Content comes as children.
export const htmlInReact: ReactProps<typeof CatTourList> = { dangerouslySetInnerHTML: { __html: '' } };

type Svelte<T> = T extends Component<infer P> ? P : never;
export const inSvelte: ComponentProps<typeof svelte.CatTourList> = { partner: 'larkspur', layout: 'list' };
// @ts-expect-error There is no such layout.
export const wrongInSvelte: Svelte<typeof svelte.CatTourList> = { layout: 'round' };
// @ts-expect-error Names are as in HTML.
export const camelInSvelte: Svelte<typeof svelte.CatTourList> = { noSearch: true };

type Vue<T> = T extends new () => { $props: infer P } ? P : never;
export const inVue: Vue<typeof vue.CatTourList> = {
  noSearch: true,
  onCatBookingStart: ({ detail }) => console.log(detail.tour.length),
};
export const itemInVue: Vue<typeof vue.CatReserveButton> = { itemId: 5 };
export const namesInVue: Vue<typeof vue.CatReserveButton> = { 'item-id': 5 };
// @ts-expect-error Content comes as a slot.
export const htmlInVue: Vue<typeof vue.CatTourList> = { innerHTML: '' };
// @ts-expect-error There is no such layout.
export const wrongInVue: Vue<typeof vue.CatTourList> = { layout: 'round' };
