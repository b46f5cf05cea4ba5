import type { ReactNode } from 'react';
import type { PageHero as Texts } from '../../schema/page';
import type { Picture } from '../../../widgets/kit/model/picture';
import { Hero } from './hero';
import { heroArt } from './hero-picture';

interface Props {
  hero: Texts;
  /** Of the page's own pictures, by key. */
  findPicture(key: string): Picture | undefined;
  /** Between the subtitle and the buttons. */
  children?: ReactNode;
}

/** The opening of a page as its content file has it; without a picture it is type alone. */
export function PageHero({ hero, findPicture, children }: Props) {
  const { image, imageAlt, ...rest } = hero;
  const art = heroArt(image, hero, findPicture);
  return (
    <Hero {...rest} art={art} alt={imageAlt} height={hero.height ?? (art ? 'medium' : 'small')}>
      {children}
    </Hero>
  );
}
