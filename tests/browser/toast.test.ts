import { expect } from 'chai';
import { showToast, type Toast } from '../../widgets/kit/toast/show-toast';
import { expectAccessible } from './accessible';
import { nextTask } from './stage';

const sent: Toast = { title: 'Message Sent!', text: 'We will get back to you soon!' };
const failed: Toast = { title: 'Booking Error', text: 'Please try again later.', kind: 'error' };

const host = () => document.querySelector<HTMLElement>('cat-toasts');
const toasts = () => [...(host()?.shadowRoot?.querySelectorAll('.toast') ?? [])];
const press = (toast: Element, name: string) => toast.querySelector<HTMLButtonElement>(`.${name}`)!.click();

describe('toast', () => {
  afterEach(() => toasts().forEach((toast) => press(toast, 'close')));

  for (const toast of [sent, failed]) {
    it(`"${toast.title}" has no accessibility findings`, async () => {
      showToast(toast);
      await nextTask();
      await expectAccessible(host()!);
    });
  }

  it('is announced politely, errors assertively', async () => {
    showToast(sent);
    showToast(failed);
    await nextTask();
    const announced = toasts().map((toast) => toast.querySelector('[role]')!);
    expect(announced.map((words) => words.getAttribute('role'))).to.deep.equal(['status', 'alert']);
    expect(announced[1]!.textContent).to.equal('Booking ErrorPlease try again later.');
  });

  it('restores the focus when it is dismissed', async () => {
    const button = document.createElement('button');
    document.body.append(button);
    button.focus();
    showToast(sent);
    await nextTask();
    toasts()[0]!.querySelector<HTMLElement>('.close')!.focus();
    press(toasts()[0]!, 'close');
    expect(document.activeElement).to.equal(button);
    button.remove();
  });

  it('shows in the modal dialog around its element, and stays after that closes', async () => {
    const dialog = document.createElement('dialog');
    const element = dialog.appendChild(document.createElement('div'));
    const button = element.attachShadow({ mode: 'open' }).appendChild(document.createElement('button'));
    document.body.append(dialog);
    dialog.showModal();
    showToast({ ...sent, element: button });
    expect(dialog.contains(host())).to.equal(true);
    dialog.close();
    await new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
    expect(host()!.parentNode).to.equal(document.body);
    expect(host()!.matches(':popover-open')).to.equal(true);
    dialog.remove();
  });

  it('runs its action once and closes', () => {
    let runs = 0;
    showToast({ ...sent, action: { label: 'Reload', run: () => (runs += 1) } });
    press(toasts()[0]!, 'action');
    expect(runs).to.equal(1);
    expect(host()).to.equal(null);
  });
});
