import type { PageHero as Texts } from '../../widgets/kit/model/page';
import type { Picture } from '../../widgets/kit/model/picture';
import { Hero } from './hero';

type HeroProps = Parameters<typeof Hero>[0];

interface Props extends Omit<HeroProps, 'title' | 'subtitle' | 'actions' | 'art' | 'alt'> {
  hero: Texts;
  /** Of the page's own pictures, by key. */
  findPicture(key: string): Picture | undefined;
}

/** The opening of a page as its content file has it; without a picture it is type alone. */
export function PageHero({ hero, findPicture, height = 'medium', ...rest }: Props) {
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
