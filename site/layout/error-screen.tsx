import { Button, ButtonLink } from '../../widgets/kit/ui/button';

/** Renders a substitute for a page that could not be shown. */
export function ErrorScreen() {
  return (
    <section className="error-screen" role="alert">
      <h1>Something went wrong</h1>
      <p>
        {"We're sorry, but there was an error loading this page. Our team has been notified of the issue."}
      </p>
      <p className="btns">
        <Button onClick={() => location.reload()}>Try Again</Button>
        <ButtonLink href="/" kind="ghost">
          Home
        </ButtonLink>
      </p>
    </section>
  );
}
