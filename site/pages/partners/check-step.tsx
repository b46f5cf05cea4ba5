import { useEffect, useState } from 'react';
import { retryImport } from '../../../widgets/kit/element/retry-import';
import { messages } from './messages';
import { Step } from './step';

const words = messages.check;

/**
 * Checks the HTML of a partner's page, as far as that can be done without opening it. The code is fetched when something
 * is pasted; where that fails, the next change of the text tries again.
 */
export function CheckStep({ site }: { site: string }) {
  const [html, setHtml] = useState('');
  const [code, setCode] = useState<typeof import('./check-text')>();
  const [failed, setFailed] = useState(false);
  const isEmpty = !html.trim();
  useEffect(() => {
    if (isEmpty || code) return;
    setFailed(false);
    retryImport(() => import('./check-text')).then(setCode, () => setFailed(true));
  }, [html, isEmpty, code]);
  const findings = isEmpty || !code ? [] : code.checkText(html, site);
  return (
    <Step number={7} title={words.title}>
      <label className="field">
        <span>{words.label}</span>
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
            <p className="soft">{words.unseen}</p>
          </>
        ) : failed && !isEmpty ? (
          <p className="wrong">{words.failed}</p>
        ) : null}
      </div>
      <p>{words.alive}</p>
    </Step>
  );
}
