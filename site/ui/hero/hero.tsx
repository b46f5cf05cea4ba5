import type { ReactNode } from 'react';
import type { PageHero } from '../../schema/page';
import type { Picture } from '../../../widgets/kit/model/picture';
import { ButtonLink } from '../../../widgets/kit/ui/button';
import { HeroPicture } from './hero-picture';

interface Props {
  hero: PageHero;
  findPicture(key: string): Picture | undefined;
  /** Style sheet of the page, rendered before the elements that it styles. */
  css?: string;
  /** Between the subtitle and the buttons; below a full hero's picture. */
  children?: ReactNode;
}

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** Renders the opening of a page: heading, sentence, buttons, and a picture that may fail; without one, only text. */
export function Hero({ hero, findPicture, css, children }: Props) {
  const { title, subtitle, actions = [], imagePosition, imageStyle = 'natural' } = hero;
  const [x, y] = hero.imageFocus ?? [0.5, 0.5];
  const wide = findPicture(hero.image ?? '');
  const height = hero.height ?? (wide ? 'medium' : 'small');
  const isFull = height === 'full';
  // An offer comes before the picture, also while the document loads.
  const isOffer = Boolean(wide && children && !isFull);
  const kind = wide ? (isFull ? 'hero' : 'hero hero-slip') : 'hero hero-band';
  const picture = wide ? (
    <div
      className="hero-picture"
      data-overlay={hero.overlay}
      data-style={imageStyle}
      data-position={imagePosition}
    >
      <HeroPicture
        hero={hero}
        wide={wide}
        findPicture={findPicture}
        slip={!isFull}
        focus={imagePosition || isFull ? undefined : `${percent(x)} ${percent(y)}`}
      />
    </div>
  ) : null;
  return (
    <section
      className={isOffer ? `${kind} hero-offer` : kind}
      data-height={height}
      data-content={hero.contentPosition}
    >
      {css ? <style>{css}</style> : null}
      {isOffer ? null : picture}
      <div className="hero-in">
        <div className="hero-text">
          <h1>{title}</h1>
          {subtitle ? <p className="hero-deck">{subtitle}</p> : null}
          {isFull ? null : children}
          {actions.length ? (
            <p className="btns">
              {actions.map(({ href, label }, index) => (
                <ButtonLink key={label} href={href} kind={index ? 'ghost big' : 'big'}>
                  {label}
                </ButtonLink>
              ))}
            </p>
          ) : null}
        </div>
      </div>
      {isFull ? children : isOffer ? picture : null}
    </section>
  );
}
