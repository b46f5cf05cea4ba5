import { useEffect, useState } from 'react';
import { retryImport } from '../../../widgets/kit/element/retry-import';
import { messages } from './messages';
import { Step } from './step';

const words = messages.check;

/**
 * Looks through the HTML of a partner's page, as far as that can be done without opening it. The code that does is
 * fetched when something is pasted; where that fails, the next change of the text tries again.
 */
export function CheckStep({ site }: { site: string }) {
  const [html, setHtml] = useState('');
  const [code, setCode] = useState<typeof import('./pasted')>();
  const [failed, setFailed] = useState(false);
  const isEmpty = !html.trim();
  useEffect(() => {
    if (isEmpty || code) return;
    setFailed(false);
    retryImport(() => import('./pasted')).then(setCode, () => setFailed(true));
  }, [html, isEmpty, code]);
  const findings = isEmpty || !code ? [] : code.checkPasted(html, site);
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
                <li key={text} className={state === 'note' ? undefined : state}>
                  {text}
                </li>
              ))}
            </ul>
            <p className="soft">{code?.unseen}</p>
          </>
        ) : failed && !isEmpty ? (
          <p className="wrong">{words.failed}</p>
        ) : null}
      </div>
      <p>{words.alive}</p>
    </Step>
  );
}
