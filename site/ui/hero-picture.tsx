import { useEffect, useRef, useState } from 'react';
import { middleWidth, pictureFile, type Picture } from '../../widgets/kit/model/picture';
import { hydration } from './hydration';

/** One picture, and others for narrow windows and for the dark scheme where there are some. */
export interface HeroArt {
  wide: Picture;
  tall?: Picture | undefined;
  night?: Picture | undefined;
  nightTall?: Picture | undefined;
}

interface Props {
  art: HeroArt;
  alt: string;
  /** Whether it stands beside the text, not behind it. */
  slip: boolean;
}

const NARROW = '(max-width: 47.99em)';
const DARK = '(prefers-color-scheme: dark)';

/**
 * The picture of a hero, over an even surface that stays when it fails. In a prerendered page it is simply there;
 * one that script inserts fades in.
 */
export function HeroPicture({ art, alt, slip }: Props) {
  const image = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<'shown' | 'loading' | 'failed'>(hydration.done ? 'loading' : 'shown');
  const fail = () => {
    console.error(`Failed to load image ${image.current?.currentSrc}`);
    setState('failed');
  };

  useEffect(() => {
    // Both events may have come before anything listened.
    const { current } = image;
    if (!current?.complete) return;
    if (current.naturalWidth) setState('shown');
    else if (current.currentSrc) fail();
  }, []);

  if (state === 'failed') return alt ? <div role="img" aria-label={alt} /> : null;
  const wideSizes = slip ? '(min-width: 48em) max(70vw, 107vh), max(100vw, 64vh)' : 'max(100vw, 178vh)';
  const versions = [
    { picture: art.nightTall, media: `${DARK} and ${NARROW}`, sizes: 'max(100vw, 65vh)' },
    { picture: art.night, media: DARK, sizes: wideSizes },
    { picture: art.tall, media: NARROW, sizes: 'max(100vw, 65vh)' },
    { picture: art.wide, media: undefined, sizes: wideSizes },
  ];
  return (
    <picture>
      {versions.flatMap(({ picture, media, sizes }) =>
        (picture?.endings ?? []).map((ending) => (
          <source
            key={`${media} ${ending}`}
            media={media}
            type={`image/${ending}`}
            srcSet={srcSet(picture!, ending)}
            sizes={sizes}
          />
        )),
      )}
      <img
        ref={image}
        src={pictureFile(art.wide, middleWidth(art.wide), art.wide.endings.at(-1)!)}
        alt={alt}
        width={art.wide.width}
        height={art.wide.height}
        fetchPriority="high"
        data-state={state}
        onLoad={() => setState('shown')}
        onError={fail}
      />
    </picture>
  );
}

const srcSet = (picture: Picture, ending: string) =>
  picture.widths.map((width) => `${pictureFile(picture, width, ending)} ${width}w`).join();
