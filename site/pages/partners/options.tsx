import { isValue, type TagOption } from '../../../widgets/kit/check/tag-face';
import { messages } from './messages';
import { faceOf, START } from './state';
import { More, type StepProps } from './step';

/** Options that have a place of their own. */
const ELSEWHERE = ['look', 'theme'];

/** Every attribute of the chosen tag, as a field. */
export function Options({ state, change }: StepProps) {
  const { text, options } = faceOf(state.tag);
  const set = (name: string, value: string) => change({ options: { ...state.options, [name]: value } });
  return (
    <More
      summary={messages.what.options}
      isNeeded={Object.keys({ ...START.options, ...state.options }).some(
        (name) => !ELSEWHERE.includes(name) && state.options[name] !== START.options[name],
      )}
    >
      <p className="soft">{text}</p>
      <div className="options">
        {options
          .filter(({ name }) => !ELSEWHERE.includes(name))
          .map((option) => (
            <Field
              key={option.name}
              option={option}
              value={state.options[option.name] ?? ''}
              onSet={(value) => set(option.name, value)}
            />
          ))}
      </div>
    </More>
  );
}

/** A language as those who speak it call it, with the capital letter of a line in a list. */
function languageName(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name[0]!.toLocaleUpperCase(language) + name.slice(1);
}

interface FieldProps {
  option: TagOption;
  value: string;
  onSet(value: string): void;
}

/** The field for one attribute, by its kind. */
function Field({ option, value, onSet }: FieldProps) {
  const { name, text, kind, values = [], fallback = '', min, max } = option;
  const isBad = value !== '' && !isValue(option, value);
  // What an attribute takes away is asked for by the name of what would be there.
  const part = messages.what.parts[name];
  if (kind === 'flag')
    return (
      <label className="flag">
        <input
          type="checkbox"
          checked={(value === 'true') !== Boolean(part)}
          onChange={({ currentTarget }) => onSet(currentTarget.checked === !part ? 'true' : '')}
        />
        <span>{part ?? text}</span>
      </label>
    );
  return (
    <label className="field">
      <span>
        <code>{name}</code> {text}
      </span>
      {kind === 'words' ? (
        <select value={value || fallback} onChange={({ currentTarget }) => onSet(currentTarget.value)}>
          {values.map((one) => (
            <option key={one} value={one}>
              {name === 'lang' && one ? languageName(one) : one || messages.what.noChoice}
            </option>
          ))}
        </select>
      ) : (
        <input
          type={kind === 'number' ? kind : 'text'}
          value={value}
          placeholder={kind === 'list' ? values.join(', ') : fallback}
          min={min}
          max={max}
          aria-invalid={isBad}
          onInput={({ currentTarget }) => onSet(currentTarget.value)}
        />
      )}
      {isBad ? (
        <span className="wrong">
          {kind === 'list' ? messages.what.badList(values) : messages.what.badNumber(min, max)}
        </span>
      ) : null}
    </label>
  );
}
