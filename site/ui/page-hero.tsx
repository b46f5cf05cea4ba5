import { findPicture } from '#content/pictures';
import type { PageHero as Texts } from '../../widgets/kit/model/page';
import { Hero } from './hero';

type Props = Omit<Parameters<typeof Hero>[0], 'title' | 'subtitle' | 'actions' | 'art' | 'alt'> & {
  hero: Texts;
};

/** The opening of a page as its content file has it; without a picture it is type alone. */
export function PageHero({ hero, height = 'medium', ...rest }: Props) {
  const wide = hero.image ? findPicture(hero.image) : undefined;
  const tall = hero.imageTall ? findPicture(hero.imageTall) : undefined;
  return (
    <Hero
      title={hero.title}
      subtitle={hero.subtitle}
      actions={hero.actions}
      art={wide && { wide, tall }}
      alt={hero.imageAlt}
      height={wide ? height : 'small'}
      {...rest}
    />
  );
}
