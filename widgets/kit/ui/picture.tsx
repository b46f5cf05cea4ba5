import { useEffect, useRef, useState } from 'react';
import { fileUrl } from '../links';
import { useHost } from '../host';
import type { Picture as PictureFiles } from '../model/picture';

interface Props {
  picture: PictureFiles;
  /** What is in it; empty when the text beside it says the same. */
  alt: string;
  /** The CSS `sizes`: how wide the picture is drawn, by width of the window. */
  sizes: string;
  /** For the picture of the first screen: asked for at once, before others. */
  priority?: boolean;
  className?: string;
}

/**
 * A picture with its formats and widths. When it fails it is asked for once more as plain WebP, then an even
 * surface in its own colour takes its place and the text beside it remains.
 */
export function Picture({ picture, alt, sizes, priority = false, className }: Props) {
  const host = useHost();
  const image = useRef<HTMLImageElement>(null);
  const [tries, setTries] = useState(0);
  const onError = () => setTries((count) => Math.min(count + 1, 2));

  // A picture in prerendered HTML may have failed before any listener was there.
  useEffect(() => {
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0 && current.currentSrc) onError();
  }, []);

  if (tries === 2) {
    return <div className={`picture-gone ${className ?? ''}`} role={alt ? 'img' : undefined} aria-label={alt || undefined} />;
  }
  const absolute = (srcset: string) => srcset.replace(/\/img\//g, (path) => fileUrl(path, host));
  const webp = picture.sources.find((source) => source.type === 'image/webp')?.srcset.split(' ')[0];
  return (
    <picture key={tries}>
      {tries === 0
        ? picture.sources.map(({ type, srcset }) => (
            <source key={type} type={type} srcSet={absolute(srcset)} sizes={sizes} />
          ))
        : null}
      <img
        ref={image}
        className={className}
        src={fileUrl(tries ? (webp ?? picture.src) : picture.src, host)}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        onError={onError}
      />
    </picture>
  );
}
