import { useEffect, useRef, useState } from 'react';
import type { Widget } from '../../../loader/snippet';
import { Button } from '../../../widgets/kit/ui/button';
import type { Form } from './forms';
import { messages } from './messages';
import type { PageFacts } from './state';

const words = messages.code;

export interface CodeText {
  /** Empty while it loads. */
  text: string;
  hasFailed: boolean;
}

/** Returns the code of a snippet form; some forms are fetched. */
export function useCode(form: Form, widget: Widget, facts: PageFacts): CodeText {
  const [code, setCode] = useState<CodeText & { form?: Form }>({ text: '', hasFailed: false });
  const key = JSON.stringify(widget);
  useEffect(() => {
    let isCurrent = true;
    const show = (text: string, hasFailed = false) => isCurrent && setCode({ text, hasFailed, form });
    Promise.resolve(form.unfit?.(widget) ? '' : form.text(widget, facts)).then(show, () => show('', true));
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` is all of the widget, and the facts never change
  }, [form, key]);
  return code.form === form ? code : { text: '', hasFailed: false };
}

export function Code({ form, widget, code }: { form: Form; widget: Widget; code: CodeText }) {
  const { text, hasFailed } = code;
  const box = useRef<HTMLTextAreaElement>(null);
  const [status, setStatus] = useState('');
  useEffect(() => setStatus(''), [text]);
  const copy = async () => {
    try {
      // Insecure pages have no clipboard.
      await navigator.clipboard.writeText(text);
      setStatus(words.copied);
    } catch {
      box.current!.select();
      setStatus(words.denied);
    }
  };
  const picture = text.startsWith('<svg') && `data:image/svg+xml,${encodeURIComponent(text)}`;
  const save = () => {
    const href = URL.createObjectURL(new Blob([text], { type: picture ? 'image/svg+xml' : 'text/html' }));
    Object.assign(document.createElement('a'), { href, download: form.file }).click();
    // Some browsers read the file after the click.
    setTimeout(() => URL.revokeObjectURL(href), 10_000);
  };
  const problem = form.unfit?.(widget) || (hasFailed ? words.failed : '');
  if (problem) return <p className="wrong">{problem}</p>;
  return (
    <div className="code">
      {picture ? (
        <img className="poster" src={picture} alt={words.poster} />
      ) : (
        <label>
          <span className="vh">{words.label}</span>
          <textarea ref={box} readOnly spellCheck={false} rows={4} value={text || words.waiting} />
        </label>
      )}
      <div className="take">
        {picture ? null : (
          <Button disabled={!text} onClick={copy}>
            {words.copy}
          </Button>
        )}
        {form.file ? (
          <Button kind="ghost" disabled={!text} onClick={save}>
            {words.save}
          </Button>
        ) : null}
        <p role="status">{status}</p>
      </div>
    </div>
  );
}
