import { useEffect, useRef, useState } from 'react';
import type { Widget } from '../../../loader/snippet';
import { Button, ButtonLink } from '../../../widgets/kit/ui/button';
import { formsFor, policyLines, type Form, type Published } from './forms';
import { messages } from './messages';
import { paintedName } from './painted';
import { fetchPublished, fetchSizes } from './published';
import { PosterPlace } from './poster-place';
import { creditOf, toHash, type State } from './state';
import { Choice, Step, type StepProps } from './step';

const words = messages.take;

/** Hands the lines over, in the form that fits. */
export function TakeStep({ state, change, widget }: StepProps & { widget: Widget }) {
  const forms = formsFor(state.who);
  const form = forms.find(({ name }) => name === state.as) ?? forms[0]!;
  const unfit = form.unfit?.(widget);
  const policy = policyLines(widget, form);
  return (
    <Step number={6} title={words.title}>
      <Choice
        legend={words.form}
        name="as"
        value={form.name}
        choices={forms.map(({ name }) => [name, messages.forms[name][0]] as const)}
        onChoose={(as) => change({ as })}
      />
      {unfit ? (
        <p className="wrong">{unfit}</p>
      ) : (
        <>
          <p>{messages.forms[form.name][1]}</p>
          <Lines form={form} widget={widget} />
          {form.isElsewhere ? null : <Size widget={widget} form={form} />}
          {policy ? (
            <details className="more">
              <summary>{words.policy}</summary>
              <p>{words.policyText}</p>
              <pre>{policy}</pre>
            </details>
          ) : null}
        </>
      )}
      <PosterPlace widget={widget} isNamed={creditOf(state).partner !== ''} />
      <p className="btns">
        <ButtonLink kind="ghost" href={mailHref(state)}>
          {words.send}
        </ButtonLink>
      </p>
    </Step>
  );
}

/** A mail that carries all that is chosen on, in the address of this page. */
const mailHref = (state: State) => {
  const address = `${location.origin}${location.pathname}#${toHash(state)}`;
  return `mailto:?subject=${encodeURIComponent(words.mailSubject)}&body=${encodeURIComponent(words.mailBody(address))}`;
};

/** The text of a form, empty until what it needs has come; another form that needs the same asks for it again. */
function useText(form: Form, widget: Widget): { text: string; failed: boolean } {
  // Without a value it has failed.
  const [published, setPublished] = useState<{ as: string; value?: Partial<Published> }>({ as: '' });
  const { needs } = form;
  const wanted = `${form.name} ${paintedName(widget)}`;
  useEffect(() => {
    if (!needs) return undefined;
    let isWanted = true;
    fetchPublished(needs, widget).then(
      (value) => isWanted && setPublished({ as: wanted, value }),
      () => isWanted && setPublished({ as: wanted }),
    );
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- of the widget only what names its file counts, and `wanted` has it
  }, [needs, wanted]);
  const value = published.as === wanted ? published.value : undefined;
  return {
    text: !needs || value ? form.text(widget, value as Published) : '',
    failed: Boolean(needs) && published.as === wanted && !value,
  };
}

/** The lines, and what takes them along. */
function Lines({ form, widget }: { form: Form; widget: Widget }) {
  const { text, failed } = useText(form, widget);
  const box = useRef<HTMLTextAreaElement>(null);
  const [said, setSaid] = useState('');
  useEffect(() => setSaid(''), [text]);
  const copy = async () => {
    try {
      // A page that came without encryption has no clipboard.
      await navigator.clipboard.writeText(text);
      setSaid(words.copied);
    } catch {
      box.current!.select();
      setSaid(words.denied);
    }
  };
  const keep = () => {
    const href = URL.createObjectURL(new Blob([text], { type: 'text/html' }));
    Object.assign(document.createElement('a'), { href, download: 'cat-tours.html' }).click();
    URL.revokeObjectURL(href);
  };
  if (failed) return <p className="wrong">{words.failed}</p>;
  return (
    <>
      <label className="lines">
        <span className="vh">{words.code}</span>
        <textarea ref={box} readOnly spellCheck={false} rows={8} value={text || words.waiting} />
      </label>
      <div className="take">
        <Button disabled={!text} onClick={copy}>
          {words.copy}
        </Button>
        {form.isFile ? (
          <Button kind="ghost" disabled={!text} onClick={keep}>
            {words.keep}
          </Button>
        ) : null}
        <p role="status">{said}</p>
      </div>
    </>
  );
}

/** Says what a visitor downloads; nothing where that is not known. */
function Size({ form, widget: { tag, options = {} } }: { form: Form; widget: Widget }) {
  const [sizes, setSizes] = useState<Readonly<Record<string, number>>>({});
  useEffect(() => {
    fetchSizes().then(setSizes, () => undefined); // A number that nobody needs.
  }, []);
  const of = (what: string) => sizes[what] ?? 0;
  const bytes =
    of(tag) + of(`${tag}?look=${options['look']}`) + of(`lang=${options['lang']}`) + of(form.name);
  return <p className="soft size">{bytes ? words.size((bytes / 1000).toFixed(1)) : null}</p>;
}
