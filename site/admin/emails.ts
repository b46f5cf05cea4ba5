import { activateCopyButtons } from '../ui/copy-buttons';
import { outcomeInWords } from './outcome-in-words';
import { sendTests, type Mail } from './send-tests';

activateCopyButtons(document);

const NAMES: Readonly<Record<Mail, string>> = {
  reply: 'The email that answers the visitor',
  notify: 'The email with the message to you',
  survey: 'The email with the answers of the survey',
};

const form = document.querySelector<HTMLFormElement>('#test')!;
const results = document.querySelector<HTMLElement>('#results')!;
const button = form.querySelector('button')!;

form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (button.ariaDisabled) return;
  const email = new FormData(form).get('email') as string;
  const list = document.createElement('ul');
  const sending = document.createElement('p');
  sending.textContent = 'Sending, one after the other…';
  results.replaceChildren(list, sending);
  // A disabled one would lose the focus.
  button.ariaDisabled = 'true';
  void sendTests(email.trim(), (mail, outcome, answer) => {
    const line = document.createElement('li');
    line.dataset['outcome'] = outcome === 'arrived' ? 'good' : 'bad';
    line.textContent = `${NAMES[mail]} ${outcomeInWords(outcome, location.origin, answer)}`;
    list.append(line);
  }).finally(() => {
    sending.remove();
    button.ariaDisabled = null;
  });
});
