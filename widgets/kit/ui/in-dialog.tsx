import { useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { css } from '#css/in-dialog';
import { oneOf, text } from '../element/attributes';
import { useEmbed } from '../element/embed-context';
import { retryImport } from '../element/retry-import';
import { adopt } from '../element/sheets';
import { Button } from './button';
import { messagesFor } from './messages-pop-up';
import type * as PopUp from './pop-up';

/** Attributes of elements whose content a button can open. */
export const popUpAttributes = {
  display: oneOf(['inline', 'dialog', 'floating'], 'inline'),
  label: text(),
};

/** Time after which the content shows inline. */
const CODE_TIMEOUT_MS = 5000;

interface Props {
  display: string;
  /** Text of the button; ours without it. */
  label: string;
}

/**
 * Returns a component that renders another inline, or in a dialog that a button or the command `--open` opens. If the code
 * of the dialog does not load in time, the content shows inline. Closed, the dialog keeps its content.
 */
export const inDialog =
  <P extends object>(Content: ComponentType<P>, opens: 'tours' | 'dates') =>
  (props: P & Props) => {
    const { locale, root } = useEmbed();
    const messages = messagesFor({ locale });
    const dialog = useRef<HTMLDialogElement>(null);
    /** Null if it did not load. */
    const [popUp, setPopUp] = useState<typeof PopUp | null>();
    /** A new one for each press. */
    const [request, setRequest] = useState<object>();
    const isInline = props.display === 'inline' || popUp === null;

    useLayoutEffect(() => {
      if (isInline) return;
      const { host } = (root as Element).getRootNode() as ShadowRoot;
      const handleCommand = ({ command }: Event & { command?: string }) => {
        if (command === '--open') setRequest({});
        if (command === '--close') dialog.current!.close();
      };
      host.addEventListener('command', handleCommand);
      const removeSheet = adopt(host.shadowRoot!, 'in-dialog', css);
      Promise.race([
        retryImport(() => import('./pop-up')),
        new Promise<null>((resolve) => setTimeout(resolve, CODE_TIMEOUT_MS, null)),
      ]).then(setPopUp, () => setPopUp(null));
      return () => {
        host.removeEventListener('command', handleCommand);
        removeSheet();
      };
    }, [root, isInline]);
    useEffect(() => {
      if (request && dialog.current) popUp?.openModal(dialog.current, messages.close);
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new language opens nothing
    }, [request, popUp]);

    const content = <Content {...props} />;
    return isInline ? (
      content
    ) : (
      <>
        <Button
          part="button opener"
          aria-haspopup="dialog"
          aria-busy={Boolean(request && !popUp)}
          onClick={({ currentTarget }) => {
            // Safari does not focus pressed buttons, and the dialog returns the focus.
            currentTarget.focus();
            setRequest({});
          }}
        >
          {props.label || messages[opens]}
        </Button>
        <dialog ref={dialog}>{request && content}</dialog>
      </>
    );
  };
