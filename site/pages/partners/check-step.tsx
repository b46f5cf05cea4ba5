import { useEffect, useState } from 'react';
import { retryImport } from '../../../widgets/kit/element/retry-import';
import type * as checkText from './check-text';
import { messages } from './messages';
import { Step } from './step';

const texts = messages.check;

/** Renders the check of pasted HTML. The code loads on the first input; after a failure the next input retries. */
export function CheckStep({ site }: { site: string }) {
  const [html, setHtml] = useState('');
  const [code, setCode] = useState<typeof checkText>();
  const [hasFailed, setFailed] = useState(false);
  const isEmpty = !html.trim();
  useEffect(() => {
    if (isEmpty || code) return;
    setFailed(false);
    retryImport(() => import('./check-text')).then(setCode, () => setFailed(true));
  }, [html, isEmpty, code]);
  const findings = isEmpty || !code ? [] : code.checkText(html, site);
  return (
    <Step number={5} title={texts.title}>
      <label className="field">
        <span>{texts.label}</span>
        <textarea
          rows={4}
          spellCheck={false}
          value={html}
          onInput={({ currentTarget }) => setHtml(currentTarget.value)}
        />
      </label>
      <div role="status">
        {findings.length ? (
          <>
            <ul className="findings" role="list">
              {findings.map(({ state, text }) => (
                <li key={text} className={{ good: 'right', wrong: 'wrong', note: undefined }[state]}>
                  {text}
                </li>
              ))}
            </ul>
            <p className="text-muted">{texts.unseen}</p>
          </>
        ) : hasFailed && !isEmpty ? (
          <p className="wrong">{texts.failed}</p>
        ) : null}
      </div>
      <p>
        {texts.live[0]}
        <code className="whitespace-nowrap">?cat-check</code>
        {texts.live[1]}
      </p>
    </Step>
  );
}
