import { useEffect, useRef, type Ref } from 'react';
import { useEmbed, type Embed } from '../element/embed-context';
import { fileUrl } from '../element/links';
import { middleWidth, pictureFile, type Picture as PictureFiles } from '../model/picture';
import { onPictureFailure, type OnFailure } from './picture-failure';

interface Shown {
  picture: PictureFiles;
  /** Description of its content; empty when the text beside it says the same. */
  alt: string;
  /** The CSS `sizes`: how wide the picture is drawn, by width of the window. */
  sizes: string;
  /** For the picture of the first screen: asked for at once, before others. `soon`: at once, after others. */
  priority?: boolean | 'soon';
  className?: string;
}

interface Props extends Shown {
  /** Replaces the image of a picture that failed; an even surface does if left out. */
  onFailure?: OnFailure;
}

/** The HTML of a picture, for those who watch many at once: a long list. */
export function pictureHtml(
  { picture, alt, sizes, priority, className }: Shown,
  host: Embed,
  box?: Ref<HTMLElement>,
) {
  const { endings, widths } = picture;
  const url = (width: number, ending: string) => fileUrl(pictureFile(picture, width, ending), host);
  const srcSet = (ending: string) => widths.map((width) => `${url(width, ending)} ${width}w`).join();
  const last = endings.at(-1)!;
  // The key: what took a failed image's place goes with it.
  return (
    <picture key={picture.file} ref={box}>
      {endings.slice(0, -1).map((ending) => (
        <source key={ending} type={`image/${ending}`} srcSet={srcSet(ending)} sizes={sizes} />
      ))}
      <img
        className={className}
        src={url(middleWidth(picture), last)}
        srcSet={srcSet(last)}
        sizes={sizes}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? (priority === 'soon' ? 'low' : 'high') : undefined}
        decoding="async"
      />
    </picture>
  );
}

const leaveSurface: OnFailure = (image, { showSurface }) => showSurface(image);

/** Renders a picture with its formats and widths; see picture-failure.ts for one that cannot be shown. */
export function Picture({ onFailure = leaveSurface, ...shown }: Props) {
  const host = useEmbed();
  const box = useRef<HTMLElement>(null);
  useEffect(
    () => onPictureFailure(box.current!, onFailure),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one watch for the life of a picture
    [shown.picture.file],
  );
  return pictureHtml(shown, host, box);
}
