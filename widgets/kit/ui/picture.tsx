import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { useEmbed, type Embed } from '../element/embed-context';
import { fileUrl } from '../element/links';
import { middleWidth, pictureFile, type Picture as PictureFiles } from '../model/picture';

interface Shown {
  picture: PictureFiles;
  /** Description of its content; empty when the text beside it says the same. */
  alt: string;
  /** The CSS `sizes`: how wide the picture is drawn, by width of the window. */
  sizes: string;
  /** For the picture of the first screen: asked for at once, before others. `soon`: at once, after others. */
  priority?: boolean | 'soon';
  className?: string;
  /** Number of failures so far. */
  failures?: number;
}

interface Props extends Shown {
  /** Replacement for a picture that failed; an even surface if left out. */
  otherwise?: ReactNode;
}

/** The HTML of a picture, for those who keep no state of each: a long list. */
export function pictureHtml(
  { picture, alt, sizes, priority, className, failures }: Shown,
  host: Embed,
  onError?: () => void,
  image?: Ref<HTMLImageElement>,
) {
  const { endings, widths } = picture;
  const url = (width: number, ending: string) => fileUrl(pictureFile(picture, width, ending), host);
  const srcSet = (ending: string) => widths.map((width) => `${url(width, ending)} ${width}w`).join();
  const last = endings.at(-1)!;
  return (
    <picture key={failures}>
      {failures
        ? null
        : endings
            .slice(0, -1)
            .map((ending) => (
              <source key={ending} type={`image/${ending}`} srcSet={srcSet(ending)} sizes={sizes} />
            ))}
      <img
        ref={image}
        className={className}
        src={url(middleWidth(picture), failures ? 'webp' : last)}
        srcSet={failures ? undefined : srcSet(last)}
        sizes={failures ? undefined : sizes}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? (priority === 'soon' ? 'low' : 'high') : undefined}
        decoding="async"
        onError={onError}
      />
    </picture>
  );
}

/**
 * A picture with its formats and widths. When it fails it is asked for once more as plain WebP; then an even
 * surface takes its place, with the same name for a screen reader.
 */
export function Picture({ otherwise, ...shown }: Props) {
  const host = useEmbed();
  const image = useRef<HTMLImageElement>(null);
  const [failures, setFailures] = useState(shown.failures ?? 0);
  const fail = () => setFailures(failures + 1);

  // A picture in prerendered HTML may have failed before any listener was there.
  useEffect(() => {
    const { complete, naturalWidth, currentSrc } = image.current ?? {};
    if (complete && !naturalWidth && currentSrc) fail();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- later failures reach the listener
  }, []);

  if (failures < 2) return pictureHtml({ ...shown, failures }, host, fail, image);
  const { alt, className = '' } = shown;
  return (
    otherwise ?? (
      <span className={`picture-gone ${className}`} {...(alt && { role: 'img', 'aria-label': alt })} />
    )
  );
}
