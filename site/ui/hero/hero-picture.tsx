import type { PageHero } from '../../schema/page';
import { pictureFile, plainFile, type Picture } from '../../../widgets/kit/model/picture';

/** One picture, and others for narrow windows and for the dark scheme where there are some. */
export interface HeroArt {
  wide: Picture;
  tall?: Picture | undefined;
  night?: Picture | undefined;
  nightTall?: Picture | undefined;
}

/** Finds the pictures that the content names. */
export function heroArt(
  image: string | undefined,
  { imageTall, imageNight, imageNightTall }: Pick<PageHero, 'imageTall' | 'imageNight' | 'imageNightTall'>,
  findPicture: (key: string) => Picture | undefined,
): HeroArt | undefined {
  const [wide, tall, night, nightTall] = [image, imageTall, imageNight, imageNightTall].map((key) =>
    findPicture(key ?? ''),
  );
  return wide && { wide, tall, night, nightTall };
}

interface Props {
  art: HeroArt;
  alt: string;
  /** True where it is beside the text, not behind it. */
  slip: boolean;
  /** Position of the subject, as CSS writes it; the style sheet sets that of other heroes. */
  focus?: string | undefined;
}

const NARROW = '(max-width: 47.99em)';
const DARK = '(prefers-color-scheme: dark)';

/** The picture of a hero, over an even surface that stays when it fails: see watch-pictures.ts. */
export function HeroPicture({ art, alt, slip, focus }: Props) {
  // A phone's slip is as tall as wide, and half the picture is cut off: said as 120vw it takes 40 kB, not all pixels.
  const wideSizes = slip ? '(min-width: 48em) max(70vw, 107vh), 120vw' : 'max(100vw, 178vh)';
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
        src={plainFile(art.wide)}
        alt={alt}
        width={art.wide.width}
        height={art.wide.height}
        fetchPriority="high"
        data-fallback="logged"
        style={focus ? { objectPosition: focus } : undefined}
      />
    </picture>
  );
}

const srcSet = (picture: Picture, ending: string) =>
  picture.widths.map((width) => `${pictureFile(picture, width, ending)} ${width}w`).join();
