import type { Picture as PictureFiles } from '../model/picture';
import { Picture } from './picture';

interface Props {
  picture: PictureFiles | undefined;
  alt: string;
  caption?: string | undefined;
  sizes?: string;
}

/** Renders a picture on a paper border with a caption. */
export function FramedPicture({ picture, alt, caption, sizes = '(min-width: 56em) 40vw, 92vw' }: Props) {
  if (!picture) return null;
  return (
    <figure className="framed-picture">
      <Picture picture={picture} alt={alt} sizes={sizes} />
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}
