import { expect } from 'chai';
import '../../widgets/route-map/element';
import { modules } from '../../widgets/route-map/data';
import { readSheet } from '../../widgets/route-map/read-sheet';
import { expectAccessible } from './accessible';
import { mount, ready, until } from './stage';

before(() => ready('cat-route-map'));

const [tour = ''] = Object.keys(modules);
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

  it('writes attributes as drawings have them', async () => {
    if (!sheet.route) return;
    const names = [...(await show()).querySelectorAll('.route-sheet *')].flatMap((part) =>
      part.getAttributeNames(),
    );
    expect(new Set(names.filter((name) => /[A-Z]/.test(name) && !name.startsWith('pattern')))).to.eql(
      new Set(),
    );
    expect(names).to.include.members(['text-anchor', 'stroke-width', 'stroke-dasharray']);
  });

  it('reads its sheet back from its own HTML', async () => {
    const { start, stops, title, route } = readSheet(await show())!;
    expect({ start, stops, title }).to.eql({ start: sheet.start, stops: sheet.stops, title: sheet.title });
    expect(route).to.eql(sheet.route);
    expect(readSheet(document.createElement('div'))).to.equal(undefined);
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

  it('shows the first walk for a tour that is none', async () => {
    const root = await show('tour="mars"');
    expect(root.querySelector('.route-title')?.textContent).to.equal(sheet.title);
  });
});
