import { css } from '#css/error-screen';
import { Button, ButtonLink } from '../../widgets/kit/ui/button';
import { messages } from './messages';

const { failure } = messages;

/** Renders a replacement for a page that failed. */
export function ErrorScreen() {
  return (
    <section className="error-screen" role="alert">
      <style>{css}</style>
      <h1>{failure.title}</h1>
      <p>{failure.text}</p>
      <p className="btns">
        <Button onClick={() => location.reload()}>{failure.retry}</Button>
        <ButtonLink href="/" kind="ghost">
          {failure.home}
        </ButtonLink>
      </p>
    </section>
  );
}
