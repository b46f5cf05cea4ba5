import { messages } from './messages';
import { people } from './state';
import { Choice, Step, type StepProps } from './step';

const words = messages.who;

/** Asks how the lines will be put in, which decides the forms that are offered. */
export function WhoStep({ state, change }: StepProps) {
  return (
    <Step number={1} title={words.title}>
      <Choice
        legend={words.hint}
        name="who"
        value={state.who}
        choices={people.map((one) => [one, words[one]] as const)}
        onChoose={(who) => change({ who, as: '' })}
      />
    </Step>
  );
}
