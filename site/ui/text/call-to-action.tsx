import type { Call } from '../../schema/page';
import type { Picture as PictureFiles } from '../../../widgets/kit/model/picture';
import { Picture } from '../../../widgets/kit/picture/picture';
import { ButtonLink } from '../../../widgets/kit/ui/button';

interface Props extends Call {
  picture: PictureFiles;
}

/** Renders the end of a page: a drawing, and a button. */
export function CallToAction({ picture, heading, text, label, href }: Props) {
  return (
    <section className="closing night">
      <Picture picture={picture} alt="" sizes="(min-width: 56em) 50vw, 100vw" />
      <div className="closing-text stack">
        <h2>{heading}</h2>
        <p className="lede">{text}</p>
        <p className="btns">
          <ButtonLink href={href} kind="highlight big">
            {label}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
