import { activateCopyButtons } from './copy-buttons';
import { sendTests, type Mail, type Outcome } from './send-tests';

activateCopyButtons();

const NAMES: Readonly<Record<Mail, string>> = {
  reply: 'The answer to the visitor',
  notify: 'The message to you',
  survey: 'The answers of the survey',
};

const SAID: Readonly<Record<Outcome, string>> = {
  arrived:
    'was taken. Look into your mailbox, the folder for spam too: if it is not there in a few minutes, the template sends it elsewhere.',
  'not sent': 'was not tried, because the one before it failed.',
  forbidden: `was refused (403). Add ${location.origin} to the allowed origins of the service, and compare the public key in the settings with the one in its dashboard.`,
  refused:
    'was refused (412). The mailbox that the service sends from is not connected any more: connect it anew in the service’s dashboard.',
  busy: 'came too soon after another (429). Wait a minute and try once more. If that does not help, the month’s emails are used up.',
  headless: 'was refused (451), because this browser is driven by a program.',
  server:
    'was not taken. Most often an id in the settings is not the one in the dashboard: the service’s, the template’s, or the public key.',
  network: 'did not reach the service. Are you online, and does no extension of this browser block it?',
  timeout: 'got no answer in time. The service may be down; try once more later.',
  unavailable: 'could not be sent, because its code did not load. Reload the page and try once more.',
};

const form = document.querySelector<HTMLFormElement>('#test')!;
const results = document.querySelector<HTMLElement>('#results')!;
const button = form.querySelector('button')!;

form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (button.ariaDisabled) return;
  const email = new FormData(form).get('email') as string;
  const list = document.createElement('ul');
  results.replaceChildren(list);
  // A disabled one would lose the focus.
  button.ariaDisabled = 'true';
  void sendTests(email.trim(), (mail, outcome) => {
    const line = document.createElement('li');
    line.dataset['outcome'] = outcome === 'arrived' ? 'good' : 'bad';
    line.textContent = `${NAMES[mail]} ${SAID[outcome]}`;
    list.append(line);
  }).finally(() => (button.ariaDisabled = null));
});
