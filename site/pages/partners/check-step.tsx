import { useState } from 'react';
import { messages } from './messages';
import { checkPasted } from './pasted';
import { Step } from './step';

const words = messages.check;

/** Looks through the HTML of a partner's page, as far as that can be done without opening it. */
export function CheckStep({ site }: { site: string }) {
  const [html, setHtml] = useState('');
  const findings = html.trim() ? checkPasted(html, site) : [];
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
            <p className="soft">{words.unseen}</p>
          </>
        ) : null}
      </div>
      <p>{words.alive}</p>
    </Step>
  );
}
