import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { CheckStep } from './check-step';
import { LookStep } from './look-step';
import { NamesStep } from './names-step';
import { readPlace, type Place } from './place';
import { Preview } from './preview';
import { fromHash, isChoice, toHash, toWidget, type State } from './state';
import { TakeStep } from './take-step';
import { WhatStep } from './what-step';
import { WhoStep } from './who-step';

/** Puts the builder into its place, until the page goes, which may have been before the code was here. */
export function mount(element: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  const root = createRoot(element);
  root.render(<Builder place={readPlace(element)} />);
  signal.addEventListener('abort', () => root.unmount());
}

/** From a name to the lines that are pasted, in steps that are all there at once. */
function Builder({ place }: { place: Place }) {
  const [state, setState] = useState(() => fromHash(location.hash));
  const change = (part: Partial<State>) => setState((before) => ({ ...before, ...part }));
  useEffect(() => {
    const { pathname } = location;
    const hash = toHash(state);
    const write = () => {
      if (location.pathname !== pathname) return;
      // An address that points at a part of the page stays until something is chosen.
      if (!hash && !isChoice(location.hash)) return;
      const address = hash && `#${hash}`;
      if (location.hash === address) return;
      history.replaceState(history.state, '', address || pathname + location.search);
    };
    const read = () =>
      !location.hash || isChoice(location.hash) ? setState(fromHash(location.hash)) : write();
    write();
    addEventListener('hashchange', read);
    // After a link to this very page, which chooses nothing.
    window.navigation?.addEventListener('navigatesuccess', write);
    return () => {
      removeEventListener('hashchange', read);
      window.navigation?.removeEventListener('navigatesuccess', write);
    };
  }, [state]);
  const step = { state, change };
  const widget = toWidget(state, place);
  return (
    <>
      <WhoStep {...step} />
      <NamesStep {...step} mail={place.mail} />
      <WhatStep {...step} />
      <LookStep {...step} />
      <Preview state={state} place={place} />
      <TakeStep {...step} widget={widget} />
      <CheckStep site={place.site} />
    </>
  );
}
