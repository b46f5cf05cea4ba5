import { trustedScriptUrl } from '../../trusted-types';

/** Object that the vendor's script puts into the page. */
interface Recaptcha {
  ready(run: () => void): void;
  render(place: HTMLElement, options: object): number;
  execute(widget: number): void;
}

const ADDRESS = 'https://www.google.com/recaptcha/api.js?render=explicit';
let script: Promise<Recaptcha> | undefined;

/**
 * Asks the visitor's browser for a proof that a person is there (reCAPTCHA v2, invisible), for one e-mail. Only where
 * the owner has set a key: nothing is loaded before.
 * @returns rejects where the script cannot come or the visitor gives up
 */
export async function captchaToken(key: string): Promise<string> {
  const captcha = await (script ??= load());
  const place = document.body.appendChild(document.createElement('div'));
  try {
    return await new Promise<string>((resolve, reject) => {
      const fail = () => reject(new TypeError('no proof'));
      const widget = captcha.render(place, {
        sitekey: key,
        size: 'invisible',
        callback: resolve,
        'error-callback': fail,
        'expired-callback': fail,
      });
      captcha.execute(widget);
    });
  } finally {
    place.remove();
  }
}

function load(): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.src = trustedScriptUrl(ADDRESS);
    element.addEventListener('load', () => {
      const { grecaptcha } = globalThis as unknown as { grecaptcha: Recaptcha };
      grecaptcha.ready(() => resolve(grecaptcha));
    });
    element.addEventListener('error', () => {
      script = undefined; // To be tried again.
      reject(new TypeError('no script'));
    });
    document.head.append(element);
  });
}
