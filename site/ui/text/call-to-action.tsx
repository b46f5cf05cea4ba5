import { picture } from '#content/picture/cta/rooftops';
import type { Call } from '../../schema/page';
import { Picture } from '../../../widgets/kit/ui/picture';
import { ButtonLink } from '../../../widgets/kit/ui/button';

/** The last word of a page: two cats on a roof, and what to press. */
export function CallToAction({ heading, text, label, href }: Call) {
  return (
    <section className="closing night">
      <Picture picture={picture} alt="" sizes="(min-width: 56em) 50vw, 100vw" />
      <div className="closing-text stack">
        <h2>{heading}</h2>
        <p className="lede">{text}</p>
        <p className="btns">
          <ButtonLink href={href} kind="lamp big">
            {label}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
