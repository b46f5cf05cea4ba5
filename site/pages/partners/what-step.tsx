import { elements } from '#content/element-options';
import { messages } from './messages';
import { Options } from './options';
import { Sketch } from './sketch';
import type { PageFacts } from './state';
import { More, Step, type StepProps } from './step';

const texts = messages.what;
const others = elements.filter(({ tag }) => !texts.cards[tag]);

/** Renders the choice of the widget: six with sketches, then the others. */
export function WhatStep({ state, change, tours }: StepProps & Pick<PageFacts, 'tours'>) {
  const radio = (tag: string) => (
    <input type="radio" name="tag" value={tag} checked={tag === state.tag} onChange={() => change({ tag })} />
  );
  return (
    <Step number={2} title={texts.title}>
      <fieldset className="what">
        <legend className="vh">{texts.title}</legend>
        <div className="cards">
          {Object.entries(texts.cards).map(([tag, [name, text]]) => (
            <label key={tag}>
              {radio(tag)}
              <Sketch tag={tag} />
              <b>{name}</b>
              <span>{text}</span>
            </label>
          ))}
        </div>
        <More summary={texts.more} isNeeded={!texts.cards[state.tag]}>
          {others.map(({ tag, text }) => (
            <label key={tag} className="other">
              {radio(tag)}
              <span>{texts.others[tag] ?? text}</span>
            </label>
          ))}
        </More>
      </fieldset>
      <Options state={state} change={change} tours={tours} />
    </Step>
  );
}
