export interface MailtoMessage {
  subject: string;
  body: string;
}

/** Windows opens no longer address: Chromium stops at 2048 characters. */
const URL_MAX = 2000;
const CUT = encodeURIComponent('\r\n[…]');

/** Returns the address that opens a ready e-mail. A long body is cut and ends with `[…]`. */
export function mailUrl(to: string, { subject, body }: MailtoMessage): string {
  const start = `mailto:${to}?subject=${encoded(subject)}&body=`;
  if (start.length + encoded(body).length <= URL_MAX) return start + encoded(body);
  let url = start;
  for (const character of body) {
    const longer = url + encoded(character);
    if (longer.length + CUT.length > URL_MAX) break;
    url = longer;
  }
  return url + CUT;
}

/** Uses the line ends of mail; lone surrogates, which no address can hold, become U+FFFD. */
const encoded = (text: string): string =>
  encodeURIComponent(text.replace(/\r?\n/g, '\r\n').replace(/\p{Surrogate}/gu, '\ufffd'));
