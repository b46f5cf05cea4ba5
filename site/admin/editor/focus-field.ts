import type { CustomFieldControl } from '@sveltia/cms';
import type { EditorSetup } from './setup';

/** `createElement` of the editor's React. */
declare const h: (tag: string, attributes: object | null, ...inside: unknown[]) => never;

/** Position of a picture’s subject: shares of its width and height, from the left and the top. */
type Focus = readonly [x: number, y: number];

/** Parses a focus such as `0.41 0.4`; the default is the center. */
function readFocus(text: unknown): Focus {
  const [x = 0.5, y = 0.5] = typeof text === 'string' && text ? text.split(' ').map(Number) : [];
  return [x, y];
}
const writeFocus = ([x, y]: Focus): string => `${x} ${y}`;

/** Crops of a picture on the site: name, width and height. */
export type Crops = readonly (readonly [name: string, ratio: number])[];

const shared = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;

/**
 * Returns the field for the subject of a picture: a press on the picture or two sliders set it, and previews show the
 * crops of the site.
 * @param published addresses of the pictures on the site, by their addresses in the content files
 */
export const focusField =
  (published: EditorSetup['published']): CustomFieldControl =>
  ({ value, field, entry, forID, onChange }) => {
    const focus = readFocus(value);
    const picture = String(entry?.getIn(['data', ...(field.get('picture') as string).split('.')]) ?? '');
    // A picture saved since the last deploy is not on the site.
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
