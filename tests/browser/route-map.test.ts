import { expect } from 'chai';
import { shadowHtml } from '../../site/prerender/html/shadow';
import type { Definition } from '../../widgets/kit/element/definition';
import { modules } from '../../widgets/route-map/data';
import { routeMap } from '../../widgets/route-map/element';
import { expectAccessible } from './accessible';
import { mount, nextTask, ready, until } from './stage';

before(() => ready('cat-route-map'));

const [tour = '', other = ''] = Object.keys(modules);
const { walk } = await modules[tour]!();

/** Renders a map and waits until it has loaded. */
async function show(attributes = `tour="${tour}"`): Promise<ShadowRoot> {
  const element = mount(`<cat-route-map ${attributes}></cat-route-map>`);
  await until(() => element.shadowRoot?.querySelector('.stops'));
  return element.shadowRoot!;
}

describe('cat-route-map', () => {
  it('lists every stop below the title of the tour', async () => {
    const root = await show(`tour="${tour}" heading="2"`);
    expect(root.querySelector('h2')?.textContent).to.equal(walk.title);
    expect([...root.querySelectorAll('h3')].map(({ textContent }) => textContent)).to.eql(
      walk.stops.map(({ title }) => title),
    );
    expect(root.querySelectorAll('[aria-hidden] :is(a, button, [tabindex])').length).to.equal(0);
  });

  it('has a plate for each stop with coordinates, and credits the data', async () => {
    const root = await show();
    expect(root.querySelectorAll('.walk-map-plate').length).to.equal(walk.walkMap?.plates.length ?? 0);
    if (walk.walkMap) expect(root.querySelector('.walk-map-credit')?.textContent).to.contain('OpenStreetMap');
  });

  it('has no accessibility findings', async () => expectAccessible((await show()).host as HTMLElement));

  it('scrolls from a plate to its stop', async () => {
    if (!walk.walkMap) return;
    const root = await show();
    const plate = [...root.querySelectorAll<SVGElement>('.walk-map-plate')].at(-1)!;
    const stop = root.querySelector(`#stop-${walk.walkMap.plates.at(-1)!.stop}`)!;
    let led: Element | undefined;
    stop.scrollIntoView = () => (led = stop);
    await until(() => {
      plate.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true }));
      return led;
    });
    expect(led).to.equal(stop);
  });
});

describe('a prerendered map', () => {
  it('hydrates without a change and is replaced when the tour changes', async () => {
    await routeMap.loadData!();
    const html = shadowHtml(routeMap as unknown as Definition, routeMap.hash, '', { tour });
    const box = mount('<div></div>');
    box.setHTMLUnsafe(
      `<cat-route-map-before tour="${tour}"><template shadowrootmode="open">${html}</template></cat-route-map-before>`,
    );
    const root = box.firstElementChild!.shadowRoot!;
    const nodes = [...root.querySelectorAll('*')];
    customElements.define('cat-route-map-before', class extends customElements.get('cat-route-map')! {});
    await nextTask();
    expect([...root.querySelectorAll('*')]).to.deep.equal(nodes);
    if (walk.walkMap) {
      const cat = root.querySelector<SVGElement>('.walk-map-cat')!;
      await until(() => cat.style.offsetPath);
    }
    const whole = root.querySelectorAll('.route-side *').length;
    box.firstElementChild!.setAttribute('tour', other);
    const { title } = (await modules[other]!()).walk;
    await until(() => root.querySelector('.route-title')?.textContent === title);
    box.firstElementChild!.setAttribute('tour', tour);
    await until(() => root.querySelector('.route-title')?.textContent === walk.title);
    expect(root.querySelectorAll('.route-side *')).to.have.length(whole);
  });
});
