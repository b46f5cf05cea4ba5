import { Fragment, useEffect, useState, type ComponentType, type PropsWithChildren } from 'react';
import { oneOf, text } from '../element/attributes';
import { retryImport } from '../element/retry-import';

/** Attributes of elements whose content a button can open. */
export const popUpAttributes = {
  display: oneOf(['inline', 'dialog', 'floating'], 'inline'),
  label: text(),
};

export type InDialogProps = PropsWithChildren<{
  /** What the button opens. */
  opens: 'tours' | 'dates';
}>;

/** Returns a component that renders another inline, or in a dialog with `display="dialog"`. */
export const inDialog =
  <P extends object>(Content: ComponentType<P>, opens: InDialogProps['opens']) =>
  (props: P & { display: string }) => {
    const content = <Content {...props} />;
    return props.display === 'inline' ? content : <InDialog opens={opens}>{content}</InDialog>;
  };

/** Renders its content in a dialog that a button opens; inline if the code for that does not load. */
function InDialog(props: InDialogProps) {
  const [PopUp, setPopUp] = useState<ComponentType<InDialogProps>>();
  useEffect(() => {
    retryImport(() => import('./pop-up')).then(
      (module) => setPopUp(() => module.PopUp),
      () => setPopUp(() => Fragment as ComponentType<InDialogProps>),
    );
  }, []);
  return PopUp ? <PopUp {...props} /> : null;
}
