import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { CheckStep } from './check-step';
import { Code, Copy, useCode } from './code';
import { FormStep } from './form-step';
import { forms } from './forms';
import { LookStep } from './look-step';
import { messages } from './messages';
import { NamesStep } from './names-step';
import { Preview, PreviewBar } from './preview';
import {
  referralOf,
  fromHash,
  isChoice,
  isPopUp,
  readFacts,
  toHash,
  toWidget,
  type PageFacts,
  type State,
} from './state';
import { WhatStep } from './what-step';

/** Renders the builder until the visitor leaves the page. */
export function mount(element: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  const root = createRoot(element);
  root.render(<Builder facts={readFacts(element)} />);
  signal.addEventListener('abort', () => root.unmount());
}

/** Two columns fit, as in builder.css. */
const WIDE = '(min-width: 1100px)';

function Builder({ facts }: { facts: PageFacts }) {
  const [state, setState] = useHashState();
  const [isWide, setWide] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const update = () => setWide(wide.matches);
    wide.addEventListener('change', update);
    return () => wide.removeEventListener('change', update);
  }, []);
  const step = { state, change: (part: Partial<State>) => setState((before) => ({ ...before, ...part })) };
  const widget = toWidget(state, facts);
  const form = forms.find(({ name }) => name === state.form) ?? forms[0]!;
  const code = useCode(form, widget, facts, state.posterName);
  const box = useRef<HTMLTextAreaElement>(null);
  const copy = <Copy text={code.text} box={box} />;
  // The placeholder would only cause a warning there.
  const preview = { widget: { ...widget, ...referralOf(state) }, isPopUp: isPopUp(state) };
  return (
    <>
      <div className="builder-columns">
        <div>
          <NamesStep {...step} mail={facts.mail} />
          <WhatStep {...step} tours={facts.tours} />
          <LookStep {...step} />
          <FormStep {...step} form={form} code={code.text} site={facts.site} />
        </div>
        <section className="result" aria-label={messages.code.title}>
          {isWide && !form.alt ? <Preview {...preview} /> : null}
          <Code form={form} widget={widget} code={code} box={box}>
            {isWide ? copy : null}
          </Code>
        </section>
        {isWide || form.alt ? null : <PreviewBar {...preview}>{copy}</PreviewBar>}
      </div>
      <CheckStep site={facts.site} />
    </>
  );
}

/** Returns a state that is saved in the URL's fragment. */
function useHashState() {
  const [state, setState] = useState(() => fromHash(location.hash));
  useEffect(() => {
    const { pathname } = location;
    const hash = toHash(state);
    const write = () => {
      if (location.pathname !== pathname) return;
      // A fragment that names a section stays until the partner chooses something.
      if (!hash && !isChoice(location.hash)) return;
      const address = hash && `#${hash}`;
      if (location.hash === address) return;
      history.replaceState(history.state, '', address || pathname + location.search);
    };
    const read = () =>
      !location.hash || isChoice(location.hash) ? setState(fromHash(location.hash)) : write();
    write();
    addEventListener('hashchange', read);
    // A link to this page without a fragment resets the choices.
    window.navigation?.addEventListener('navigatesuccess', write);
    return () => {
      removeEventListener('hashchange', read);
      window.navigation?.removeEventListener('navigatesuccess', write);
    };
  }, [state]);
  return [state, setState] as const;
}
