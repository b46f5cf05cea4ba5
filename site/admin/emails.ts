import { activateCopyButtons } from './copy-buttons';
import { outcomeInWords } from './outcome-in-words';
import { sendTests, type Mail } from './send-tests';

activateCopyButtons();

const NAMES: Readonly<Record<Mail, string>> = {
  reply: 'The answer to the visitor',
  notify: 'The message to you',
  survey: 'The answers of the survey',
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
  void sendTests(email.trim(), (mail, outcome, answer) => {
    const line = document.createElement('li');
    line.dataset['outcome'] = outcome === 'arrived' ? 'good' : 'bad';
    line.textContent = `${NAMES[mail]} ${outcomeInWords(outcome, location.origin, answer)}`;
    list.append(line);
  }).finally(() => (button.ariaDisabled = null));
});
