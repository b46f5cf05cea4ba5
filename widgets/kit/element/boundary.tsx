import { Component, useEffect, type ReactNode } from 'react';
import { useEmbed } from './embed-context';
import { warnOnce } from './warn-once';

interface Props {
  tag: string;
  children?: ReactNode;
}

/** Content inside the element, with or without the `fallback` slot. */
export const FALLBACK = [<slot key="marked" name="fallback" />, <slot key="rest" />];

/** Shows the fallback without rendering. DOM clobbering may hide `document.createElement`. */
export const showFallback = (root: ShadowRoot): void =>
  root.replaceChildren(
    ...['fallback', ''].map((name) =>
      Object.assign(Document.prototype.createElement.call(document, 'slot'), { name }),
    ),
  );

type Report = 'cat-shown' | 'cat-failed';

/** Fires an event of every element, once: `cat-shown` as soon as the content has replaced the fallback. */
export function useReport(name: Report): void {
  const { emit, root } = useEmbed();
  // An effect, because React adds the listeners of an element after it has inserted it.
  useEffect(() => {
    if (!root || (name === 'cat-shown' && root.querySelector('slot'))) return;
    (root as Partial<Record<Report, unknown>>)[name] ??= emit(name);
  });
}

function Reporter({ name }: { name: Report }) {
  useReport(name);
  return null;
}

/** Shows the fallback after a render error; the host page never sees an exception. */
export class Boundary extends Component<Props, { failed?: boolean }> {
  override componentDidCatch(error: unknown) {
    this.setState({ failed: true });
    warnOnce(this.props.tag, `cannot be shown: ${String(error)}`);
  }

  override render() {
    const failed = this.state?.failed;
    const name = failed ? 'cat-failed' : 'cat-shown';
    return [failed ? FALLBACK : this.props.children, <Reporter key={name} name={name} />];
  }
}
