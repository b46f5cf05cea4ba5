import type { Picture } from '../model/picture';

/** `/img/gallery/tours/01-12345678-480.webp 480w`: the shared beginning, the width, the ending. */
const CANDIDATE = /^(?:https?:\/\/[^/]+)?(\S+-)(\d+)\.(\w+) /;

/**
 * Returns the parts of a picture as they were written: those of one that failed lie in a template, see mend-picture.ts.
 */
export const written = (place: ParentNode): ParentNode => place.querySelector('template')?.content ?? place;

/**
 * A picture's files, read back from the HTML that `Picture` made of them. Its color is not in there.
 * @param place an element around the one picture; on a foreign page its addresses are absolute
 */
export function readPicture(place: ParentNode): Picture {
  const parts = written(place);
  const image = parts.querySelector('img')!;
  const sets = [...parts.querySelectorAll<HTMLSourceElement | HTMLImageElement>('source, img')].map(
    ({ srcset }) => srcset.split(',').map((candidate) => CANDIDATE.exec(candidate.trim())!),
  );
  const [first] = sets;
  return {
    // As written: the properties tell how large it is drawn.
    width: Number(image.getAttribute('width')),
    height: Number(image.getAttribute('height')),
    color: '',
    file: first![0]![1]!,
    widths: first!.map(([, , width]) => Number(width)),
    endings: sets.map(([candidate]) => candidate![3]!),
  };
}
