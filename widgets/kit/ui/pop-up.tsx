import { useEffect, useRef, useState } from 'react';
import { useEmbed } from '../element/embed-context';
import { Button } from './button';
import type { InDialogProps } from './in-dialog';
import { messagesFor } from './messages-pop-up';

/** Pixels of height that a frame gets for an open dialog, which is out of flow. */
const FRAME_HEIGHT = 640;

/** Inline, so that the button alone needs no style sheet. */
const dialogStyle = {
  width: 'calc(var(--_rem) * 60)',
  margin: 'auto',
  padding: 'var(--_gap)',
  border: 0,
  borderRadius: 'var(--_radius)',
  // The content is laid out by the dialog's width, not by the element's.
  containerType: 'inline-size',
};
const colors = { background: 'var(--_surface)', color: 'var(--_text)' };
/** The element is the button alone. */
const wrapperStyle = { background: 'none', padding: '0' };

/** Renders a button and the modal dialog that it opens. Closed, the dialog keeps its content. */
export function PopUp({ opens, children }: InDialogProps) {
  const { locale, look, root } = useEmbed();
  const messages = messagesFor({ locale });
  const dialog = useRef<HTMLDialogElement>(null);
  const [state, setState] = useState<'new' | 'open' | 'closed'>('new');
  useEffect(() => {
    // The provider's calendar would open below the dialog.
    const { host } = dialog.current!.getRootNode() as ShadowRoot;
    const close = (event: HTMLElementEventMap['cat-booking-start']) =>
      event.detail?.way === 'frame' || dialog.current!.close();
    host.addEventListener('cat-booking-start', close as EventListener);
    return () => host.removeEventListener('cat-booking-start', close as EventListener);
  }, []);
  useEffect(() => {
    const { style } = root as HTMLElement;
    Object.assign(style, wrapperStyle);
    return () => void Object.assign(style, { background: '', padding: '' });
  }, [root]);
  const open = () => {
    setState('open');
    dialog.current!.showModal();
  };
  const isFramed = state === 'open' && parent !== window;
  return (
    <div style={isFramed ? { minHeight: `${FRAME_HEIGHT}px` } : undefined}>
      <Button aria-haspopup="dialog" onClick={open}>
        {messages[opens]}
      </Button>
      <dialog
        ref={dialog}
        part="dialog"
        aria-label={messages[opens]}
        // Otherwise the page's text color would be on the browser's background.
        style={look === 'match' ? dialogStyle : { ...dialogStyle, ...colors }}
        onClose={() => setState('closed')}
        onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
      >
        <div style={{ display: 'flex', justifyContent: 'end', marginBottom: 'var(--_gap)' }}>
          <Button kind="ghost small" onClick={() => dialog.current!.close()}>
            {messages.close}
          </Button>
        </div>
        {state === 'new' ? null : children}
      </dialog>
    </div>
  );
}
