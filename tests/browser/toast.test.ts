import { expect } from 'chai';
import { showToast, type Toast } from '../../widgets/kit/toast/show-toast';
import { expectAccessible } from './accessible';
import { nextTask } from './stage';

const sent: Toast = { title: 'Message Sent!', text: 'We will get back to you soon!' };
const failed: Toast = { title: 'Booking Error', text: 'Please try again later.', kind: 'error' };

const host = () => document.querySelector<HTMLElement>('cat-toasts');
const toasts = () => [...(host()?.shadowRoot?.querySelectorAll('.toast') ?? [])];
const press = (toast: Element, name: string) => toast.querySelector<HTMLButtonElement>(`.${name}`)!.click();

describe('a notice', () => {
  afterEach(() => toasts().forEach((toast) => press(toast, 'close')));

  for (const toast of [sent, failed]) {
    it(`"${toast.title}" has no accessibility findings`, async () => {
      showToast(toast);
      await nextTask();
      await expectAccessible(host()!);
    });
  }

  it('is spoken: politely, or at once when something failed', async () => {
    showToast(sent);
    showToast(failed);
    await nextTask();
    const spoken = toasts().map((toast) => toast.querySelector('[role]')!);
    expect(spoken.map((words) => words.getAttribute('role'))).to.deep.equal(['status', 'alert']);
    expect(spoken[1]!.textContent).to.equal('Booking ErrorPlease try again later.');
  });

  it('covers nothing that has the focus, and gives the focus back when it is dismissed', async () => {
    const button = document.createElement('button');
    button.style.cssText = 'position: fixed; right: 40px; bottom: 30px; width: 80px; height: 30px';
    button.textContent = 'Send';
    document.body.append(button);
    const isCovered = () => {
      const { left, top } = button.getBoundingClientRect();
      return document.elementFromPoint(left + 40, top + 15) !== button;
    };
    try {
      showToast(sent);
      await nextTask();
      expect(isCovered(), 'nobody is there').to.equal(true);
      button.focus();
      expect(isCovered(), 'the focus comes').to.equal(false);
      press(toasts()[0]!, 'close');
      showToast(failed);
      await nextTask();
      expect(isCovered(), 'the focus is there').to.equal(false);
      toasts()[0]!.querySelector<HTMLElement>('.close')!.focus();
      press(toasts()[0]!, 'close');
      expect(document.activeElement).to.equal(button);
    } finally {
      button.remove();
    }
  });

  it('with an action runs it once and goes', () => {
    let runs = 0;
    showToast({ ...sent, action: { label: 'Reload', run: () => (runs += 1) } });
    press(toasts()[0]!, 'action');
    expect(runs).to.equal(1);
    expect(host()).to.equal(null);
  });
});
