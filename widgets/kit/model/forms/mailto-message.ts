/** Message that a visitor wanted to send, as an e-mail. */
export interface MailtoMessage {
  subject: string;
  body: string;
}

/** Some systems open no longer address: Chromium on Windows stops at 2048 characters. */
const LONGEST = 2000;
const CUT = '\n[…]';

/** The address that opens a ready e-mail. A body that is too long for an address is cut, and says so at its end. */
export function mailUrl(to: string, { subject, body }: MailtoMessage): string {
  const start = `mailto:${to}?subject=${encoded(subject)}&body=`;
  const whole = start + encoded(body);
  if (whole.length <= LONGEST) return whole;
  const room = LONGEST - encoded(CUT).length;
  let url = start;
  for (const character of body) {
    const next = encoded(character);
    if (url.length + next.length > room) break;
    url += next;
  }
  return url + encoded(CUT);
}

/** Lines end as mail wants them; half a character, which no address can hold, becomes the usual stand-in. */
const encoded = (text: string): string =>
  encodeURIComponent(text.replace(/\r?\n/g, '\r\n').replace(/\p{Surrogate}/gu, '\ufffd'));
