import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import type { Widget } from '../../../loader/snippet';
import { Button } from '../../../widgets/kit/ui/button';
import type { Form } from './forms';
import { messages } from './messages';
import type { PageFacts } from './state';

const texts = messages.code;

interface CodeText {
  /** Empty while it loads. */
  text: string;
  hasFailed: boolean;
}

/** Returns the code of a snippet form; some forms are fetched. */
export function useCode(form: Form, widget: Widget, facts: PageFacts, posterName: string): CodeText {
  const [code, setCode] = useState<CodeText & { form?: Form }>({ text: '', hasFailed: false });
  const key = JSON.stringify(widget);
  useEffect(() => {
    let isCurrent = true;
    const show = (text: string, hasFailed = false) => isCurrent && setCode({ text, hasFailed, form });
    Promise.resolve(form.unsuitableBecause?.(widget) ? '' : form.text(widget, facts, posterName)).then(
      show,
      () => show('', true),
    );
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` is all of the widget, and the facts never change
  }, [form, key, posterName]);
  return code.form === form ? code : { text: '', hasFailed: false };
}

const isPicture = (text: string) => text.startsWith('<svg');

interface CopyProps {
  text: string;
  /** Contains the text. */
  box: RefObject<HTMLTextAreaElement | null>;
}

/** Renders a button that copies the code, and whether it has. A picture has none. */
export function Copy({ text, box }: CopyProps) {
  const [status, setStatus] = useState('');
  useEffect(() => setStatus(''), [text]);
  const copy = async () => {
    try {
      // Insecure pages have no clipboard.
      await navigator.clipboard.writeText(text);
      setStatus(texts.copied);
    } catch {
      box.current!.focus();
      box.current!.select();
      setStatus(texts.denied);
    }
  };
  return (
    <>
      {isPicture(text) ? null : (
        <Button disabled={!text} onClick={copy}>
          {texts.copy}
        </Button>
      )}
      <p role="status">{status}</p>
    </>
  );
}

interface Props {
  form: Form;
  widget: Widget;
  code: CodeText;
  box: CopyProps['box'];
  /** The button that copies the code, if it is not in a bar. */
  children: ReactNode;
}

export function Code({ form, widget, code: { text, hasFailed }, box, children }: Props) {
  const picture = isPicture(text) && `data:image/svg+xml,${encodeURIComponent(text)}`;
  const save = () => {
    const href = URL.createObjectURL(new Blob([text], { type: picture ? 'image/svg+xml' : 'text/html' }));
    Object.assign(document.createElement('a'), { href, download: form.file }).click();
    // Some browsers read the file after the click.
    setTimeout(() => URL.revokeObjectURL(href), 10_000);
  };
  const problem = form.unsuitableBecause?.(widget) || (hasFailed ? texts.failed : '');
  if (problem) return <p className="wrong">{problem}</p>;
  return (
    <div className="code">
      {picture ? (
        <img className="poster" src={picture} alt={form.alt} />
      ) : (
        <label>
          <span className="vh">{texts.label}</span>
          <textarea ref={box} readOnly spellCheck={false} rows={4} value={text || texts.waiting} />
        </label>
      )}
      <div className="take">
        {form.file ? (
          <Button kind="ghost" disabled={!text} onClick={save}>
            {texts.save}
          </Button>
        ) : null}
        {children}
      </div>
    </div>
  );
}
