import type { PageHero } from '../../schema/page';
import { pictureFile, plainFile, type Picture } from '../../../widgets/kit/model/picture';

interface Props {
  hero: PageHero;
  wide: Picture;
  findPicture(key: string): Picture | undefined;
  /** True next to the text, false behind it. */
  slip: boolean;
  /** CSS position of the subject; the style sheet sets that of other heroes. */
  focus?: string | undefined;
}

const UPRIGHT = '(max-aspect-ratio: 9/10)';
const DARK = '(prefers-color-scheme: dark)';

/** Renders the picture, with variants for upright windows and the dark scheme if there are any, over an even surface that stays when it fails: see watch-pictures.ts. */
export function HeroPicture({ hero, wide, findPicture, slip, focus }: Props) {
  // On a phone half of the square picture is cropped. 120vw is enough for it, in 40 kB.
  const wideSizes = slip ? '(min-width: 48em) max(70vw, 107vh), 120vw' : 'max(100vw, 178vh)';
  const versions = [
    { key: hero.imageNightTall, media: `${DARK} and ${UPRIGHT}`, sizes: 'max(100vw, 65vh)' },
    { key: hero.imageNight, media: DARK, sizes: wideSizes },
    { key: hero.imageTall, media: UPRIGHT, sizes: 'max(100vw, 65vh)' },
    { key: hero.image, media: undefined, sizes: wideSizes },
  ].map(({ key = '', ...rest }) => ({ picture: findPicture(key), ...rest }));
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
        src={plainFile(wide)}
        alt={hero.imageAlt ?? ''}
        width={wide.width}
        height={wide.height}
        fetchPriority="high"
        data-fallback="logged"
        style={focus ? { objectPosition: focus } : undefined}
      />
    </picture>
  );
}

const srcSet = (picture: Picture, ending: string) =>
  picture.widths.map((width) => `${pictureFile(picture, width, ending)} ${width}w`).join();
