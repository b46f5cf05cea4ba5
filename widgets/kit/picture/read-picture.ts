import type { Picture } from '../model/picture';

/** `/img/gallery/tours/01-12345678-480.webp 480w`: the shared beginning, the width, the ending. */
const CANDIDATE = /^(?:https?:\/\/[^/]+)?(\S+-)(\d+)\.(\w+) /;

/**
 * A picture's files, read back from the HTML that `Picture` made of them. Its color is not in there.
 * @param place an element around the one picture; on a foreign page its addresses are absolute
 */
export function readPicture(place: ParentNode): Picture {
  const image = place.querySelector('img')!;
  const sets = [...place.querySelectorAll<HTMLSourceElement | HTMLImageElement>('source, img')].map(
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
