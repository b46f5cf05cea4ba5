import type { Route, RouteSheet, Shape, Start } from '../kit/model/route';
import { readProse } from '../kit/data/prose';
import { messages } from '../kit/route/messages';

/** Reads what a prerendered tag shows back from its HTML, so that the drawing need not be fetched a second time. */
export function readSheet(inside: ParentNode): RouteSheet | undefined {
  const stops = [...inside.querySelectorAll('.stops > li')].map(({ children }) => ({
    title: children[0]!.textContent!,
    description: readProse(children[1]!),
  }));
  const title = inside.querySelector('.route-title')?.textContent;
  if (!title) return undefined;
  const sheet = inside.querySelector<SVGSVGElement>('.route-sheet');
  return { title, stops, start: readStart(inside), ...(sheet ? { route: readRoute(sheet) } : {}) };
}

function readStart(inside: ParentNode): Start {
  const link = inside.querySelector<HTMLAnchorElement>('.route-caption a')?.href;
  const address = link && new URL(link).searchParams.get('query');
  const subway = inside.querySelector('[data-subway]')?.textContent;
  const guide = inside.querySelector('[data-guide]')?.textContent;
  return {
    ...(address ? { address } : {}),
    ...(guide ? { guide } : {}),
    ...(subway ? { subway: subway.slice(messages.subway('').length) } : {}),
  };
}

function readRoute(sheet: SVGSVGElement): Route {
  const plates = [...sheet.querySelectorAll<SVGElement>('[data-stop]')].map((plate) => {
    const [x = 0, y = 0] = plate
      .getAttribute('transform')!
      .match(/[\d.]+/g)!
      .map(Number);
    return { stop: Number(plate.dataset.stop), x, y, at: Number(plate.dataset.at) };
  });
  return {
    width: Number(sheet.getAttribute('width')),
    height: Number(sheet.getAttribute('height')),
    shapes: [...sheet.querySelector('[data-base]')!.children].map(readShape),
    way: sheet.querySelector('[data-way]')!.getAttribute('d')!,
    plates,
  };
}

function readShape(shape: Element): Shape {
  const attributes = Object.fromEntries([...shape.attributes].map(({ name, value }) => [name, value]));
  const { localName, children, textContent } = shape;
  if (children.length) return [localName, attributes, [...children].map(readShape)];
  return textContent ? [localName, attributes, textContent] : [localName, attributes];
}
