/**
 * A text that names an e-mail address, which may go on in the next line after its at sign. A screen reader takes the
 * place for a space: the link around it says the text as its label.
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
