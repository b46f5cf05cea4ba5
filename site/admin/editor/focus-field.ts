import type { CustomFieldControl } from '@sveltia/cms';
import { readFocus, writeFocus } from './focus';
import type { Pictures } from './treatments';

/** The editor’s own way to make elements: it draws fields with a React of its own. */
declare const h: (tag: string, attributes: object | null, ...inside: unknown[]) => never;

/** Ways in which the site cuts a picture: where, and how wide it is for each pixel of its height. */
export type Crops = readonly (readonly [name: string, ratio: number])[];

const shared = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;

/**
 * Returns the field for the subject of a picture: press the picture where the subject is, or move it with the two
 * sliders, and see below what is left of it wherever it is cut.
 * @param published addresses of pictures on the site, by the address that the editor knows them by
 */
export const focusField =
  (published: Pictures): CustomFieldControl =>
  ({ value, field, entry, forID, onChange }) => {
    const focus = readFocus(value);
    const picture = String(entry?.getIn(['data', ...(field.get('picture') as string).split('.')]) ?? '');
    // One that was chosen just now has an address of its own; one saved since the last deploy has none on the site.
    const src = picture.startsWith('blob:') ? picture : published[picture];
    const [x, y] = focus.map((share) => `${share * 100}%`);
    const slider = (axis: 0 | 1, name: string) =>
      h(
        'label',
        null,
        h('span', null, name),
        h('input', {
          id: axis ? undefined : forID,
          type: 'range',
          min: 0,
          max: 1,
          step: 0.01,
          value: focus[axis],
          onChange: ({ target }: { target: HTMLInputElement }) =>
            onChange(writeFocus(axis ? [focus[0], Number(target.value)] : [Number(target.value), focus[1]])),
        }),
      );
    const press = ({ nativeEvent, currentTarget }: { nativeEvent: MouseEvent; currentTarget: HTMLElement }) =>
      onChange(
        writeFocus([
          shared(nativeEvent.offsetX / currentTarget.clientWidth),
          shared(nativeEvent.offsetY / currentTarget.clientHeight),
        ]),
      );
    const crop = ([name, ratio]: Crops[number]) =>
      h(
        'figure',
        { key: name },
        h('img', { src, alt: '', style: { aspectRatio: ratio, objectPosition: `${x} ${y}` } }),
        h('figcaption', null, name),
      );
    const crops = (field.get('crops') as { toJS(): Crops }).toJS();
    return h(
      'div',
      { className: 'focus-field' },
      src
        ? h(
            'div',
            { className: 'whole', onClick: press },
            h('img', { src, alt: 'The whole picture' }),
            h('span', { style: { left: x, top: y } }),
          )
        : h('p', null, 'The picture is shown here once it is on the site.'),
      slider(0, 'From the left'),
      slider(1, 'From the top'),
      src && h('div', { className: 'crops' }, crops.map(crop)),
    );
  };
