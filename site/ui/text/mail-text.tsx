/**
 * Renders a text whose e-mail address may wrap after the at sign. Screen readers read that as a space, so the link
 * around needs the text as its label.
 */
export function MailText({ children }: { children: string }) {
  const at = children.indexOf('@') + 1;
  return (
    <span>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </span>
  );
}
