import type { ReactNode } from 'react';
import type { Action } from '../../schema/fields';
import type { PageHero as Texts } from '../../schema/page';
import { ButtonLink } from '../../../widgets/kit/ui/button';
import { HeroPicture, type HeroArt } from './hero-picture';

interface Props {
  title: string;
  subtitle?: string | undefined;
  /** The first is the main one. */
  actions?: readonly Action[] | undefined;
  art?: HeroArt | undefined;
  /** Description of the picture; empty when it only decorates. */
  alt?: string | undefined;
  /** `full`: text over the picture, the whole window. Any other: a slip of paper cut into it. */
  height?: Texts['height'];
  /** A wash of paper between picture and text, for photographs; a full hero only. */
  overlay?: Texts['overlay'];
  imageStyle?: Texts['imageStyle'];
  imagePosition?: Texts['imagePosition'];
  imageFocus?: Texts['imageFocus'];
  imageFocusY?: Texts['imageFocusY'];
  contentPosition?: Texts['contentPosition'];
  /** Between the subtitle and the buttons. */
  children?: ReactNode;
}

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** Renders the opening of a page: its heading, a sentence, what to press, and a picture that may fail. */
export function Hero({ title, subtitle, actions = [], art, alt = '', children, ...look }: Props) {
  const { height = 'small', overlay, imageStyle = 'natural', imagePosition, contentPosition } = look;
  const { imageFocus = 0.5, imageFocusY = 0.5 } = look;
  const kind = art ? (height === 'full' ? 'hero' : 'hero hero-slip') : 'hero hero-band';
  return (
    <section className={kind} data-height={height} data-content={contentPosition}>
      {art ? (
        <div
          className="hero-picture"
          data-overlay={overlay}
          data-style={imageStyle}
          data-position={imagePosition}
        >
          <HeroPicture
            art={art}
            alt={alt}
            slip={height !== 'full'}
            focus={
              imagePosition || height === 'full'
                ? undefined
                : `${percent(imageFocus)} ${percent(imageFocusY)}`
            }
          />
        </div>
      ) : null}
      <div className="hero-in">
        <div className="hero-text">
          <h1>{title}</h1>
          {subtitle ? <p className="hero-deck">{subtitle}</p> : null}
          {children}
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
    </section>
  );
}
