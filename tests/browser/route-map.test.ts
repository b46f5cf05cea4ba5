import { expect } from 'chai';
import { createElement } from 'react';
import { shadowHtml } from '../../site/prerender/html/shadow';
import { query } from '../../widgets/kit/data/query';
import { define } from '../../widgets/kit/element/define';
import type { Definition } from '../../widgets/kit/element/definition';
import { modules } from '../../widgets/route-map/data';
import { routeMap } from '../../widgets/route-map/element';
import { RouteMap } from '../../widgets/route-map/route-map';
import { expectAccessible } from './accessible';
import { mount, nextTask, ready, until } from './stage';

before(() => ready('cat-route-map'));

const [tour = '', other = ''] = Object.keys(modules);
const { sheet } = await modules[tour]!();

/** Shows the map of a tour, once it is there. */
async function show(attributes = `tour="${tour}"`): Promise<ShadowRoot> {
  const element = mount(`<cat-route-map ${attributes}></cat-route-map>`);
  await until(() => element.shadowRoot?.querySelector('.stops'));
  return element.shadowRoot!;
}

describe('<cat-route-map>', () => {
  it('lists every stop once, below the name of the tour', async () => {
    const root = await show(`tour="${tour}" heading="2"`);
    expect(root.querySelector('h2')?.textContent).to.equal(sheet.title);
    expect([...root.querySelectorAll('h3')].map(({ textContent }) => textContent)).to.eql(
      sheet.stops.map(({ title }) => title),
    );
    expect(root.querySelectorAll('[aria-hidden] :is(a, button, [tabindex])').length).to.equal(0);
  });

  it('has a plate for each stop that has a place, and credits the data', async () => {
    const root = await show();
    expect(root.querySelectorAll('.route-plate').length).to.equal(sheet.route?.plates.length ?? 0);
    if (sheet.route) expect(root.querySelector('.route-credit')?.textContent).to.contain('OpenStreetMap');
  });

  it('is accessible', async () => expectAccessible((await show()).host as HTMLElement));

  it('leads from a plate to its stop', async () => {
    if (!sheet.route) return;
    const root = await show();
    const plate = [...root.querySelectorAll<SVGElement>('.route-plate')].at(-1)!;
    const stop = root.querySelector(`#stop-${sheet.route.plates.at(-1)!.stop}`)!;
    let led: Element | undefined;
    stop.scrollIntoView = () => (led = stop);
    await until(() => {
      plate.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true }));
      return led;
    });
    expect(led).to.equal(stop);
  });
});

/** Brings the HTML of a map to life, under a tag of its own. */
let made = 0;
async function bringToLife(): Promise<{ element: HTMLElement; nodes: Element[]; asked: string[] }> {
  await routeMap.prepare!();
  const name = `cat-route-map-${(made += 1)}` as const;
  const asked: string[] = [];
  const sheets = query(async (slug: string) => {
    asked.push(slug);
    return (await modules[slug]!()).sheet;
  });
  const definition = { ...(routeMap as unknown as Definition), tag: `${name}-made` as const };
  define({
    ...definition,
    component: (({ tour: slug }: { tour: string }) =>
      createElement(RouteMap, { tour: slug, sheets })) as never,
  });
  await ready(`${name}-made`);
  const box = document.createElement('div');
  const html = shadowHtml(definition, routeMap.hash, '', { tour });
  box.setHTMLUnsafe(`<${name} tour="${tour}"><template shadowrootmode="open">${html}</template></${name}>`);
  mount('').append(box);
  const element = box.firstElementChild as HTMLElement;
  const nodes = [...element.shadowRoot!.querySelectorAll('*')];
  customElements.define(name, class extends customElements.get(`${name}-made`)! {});
  await nextTask();
  return { element, nodes, asked };
}

describe('a prerendered map', () => {
  const find = (element: Element, selector: string) => [...element.shadowRoot!.querySelectorAll(selector)];

  it('stays as it stands, and nothing is fetched for it', async () => {
    const { element, nodes, asked } = await bringToLife();
    expect(nodes.length).to.be.greaterThan(sheet.stops.length);
    expect(find(element, '*')).to.deep.equal(nodes);
    expect(asked).to.deep.equal([]);
    if (!sheet.route) return;
    const [drawing] = find(element, '.route-sheet') as SVGSVGElement[];
    await until(() => drawing!.style.getPropertyValue('--map-land'));
    const last = find(element, '.route-plate').at(-1)!;
    let led = false;
    find(element, '.stops > li')[sheet.route.plates.at(-1)!.stop - 1]!.scrollIntoView = () => (led = true);
    await until(() => last.dispatchEvent(new MouseEvent('click', { bubbles: true })) && led);
  });

  it('gives way to that of another walk, and is drawn again when it is asked for once more', async () => {
    const { element, asked } = await bringToLife();
    const whole = find(element, '.route-side *').length;
    element.setAttribute('tour', other);
    element.setAttribute('tour', tour);
    await until(() => find(element, '.stops').length);
    expect(asked).to.include(tour);
    expect(find(element, '.route-title')[0]!.textContent).to.equal(sheet.title);
    expect(find(element, '.route-side *')).to.have.length(whole);
    element.setAttribute('tour', other);
    const { title } = (await modules[other]!()).sheet;
    await until(() => find(element, '.route-title')[0]?.textContent === title);
    expect(new Set(asked)).to.deep.equal(new Set([tour, other]));
  });
});
