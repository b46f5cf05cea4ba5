import { isValue, type ElementOption } from '../../../widgets/kit/on-demand/element-options';
import { messages } from './messages';
import { elementOf, hasDisplay, INITIAL, type PageFacts } from './state';
import { More, Select, type StepProps } from './step';

const texts = messages.options;

/** Renders a field for every attribute of the chosen element. */
export function Options({ state, change, tours }: StepProps & Pick<PageFacts, 'tours'>) {
  const { text, options } = elementOf(state.tag);
  const set = (name: string, value: string) => change({ options: { ...state.options, [name]: value } });
  /** Options of the next step. */
  const others = ['look', 'theme', 'display', ...(hasDisplay(state.tag) ? ['label'] : [])];
  const isChanged = (name: string) => !others.includes(name) && state.options[name] !== INITIAL.options[name];
  return (
    <More
      summary={texts.title}
      isNeeded={Object.keys({ ...INITIAL.options, ...state.options }).some(isChanged)}
    >
      <p className="text-muted">{text}</p>
      <div className="options">
        {options
          .filter(({ name }) => !others.includes(name))
          .map((option) => (
            <Field
              key={option.name}
              option={option}
              value={state.options[option.name] ?? ''}
              tours={tours}
              onSet={(value) => set(option.name, value)}
            />
          ))}
      </div>
    </More>
  );
}

/** Returns a language's own name, capitalized as in a list. */
function languageName(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name[0]!.toLocaleUpperCase(language) + name.slice(1);
}

interface FieldProps extends Pick<PageFacts, 'tours'> {
  option: ElementOption;
  value: string;
  onSet(value: string): void;
}

function Field({ option, value, tours, onSet }: FieldProps) {
  const { name, text, kind, values = [], fallback = '', min, max } = option;
  const label = texts.labels[name] ?? text;
  if (kind === 'flag') {
    // The label names the part that the attribute hides.
    const part = texts.parts[name];
    return (
      <CheckBox
        label={part ?? label}
        isChecked={(value === 'true') !== Boolean(part)}
        onSet={(isChecked) => onSet(isChecked === !part ? 'true' : '')}
      />
    );
  }
  const nameOf = (one: string) =>
    tours.find(({ slug }) => slug === one)?.name ??
    texts.values[one] ??
    (name === 'lang' && one ? languageName(one) : one || (texts.none[name] ?? texts.noChoice));
  if (kind === 'list') {
    const chosen = value ? value.split(/[\s,]+/) : values;
    const toggle = (one: string) => values.filter((each) => chosen.includes(each) !== (each === one));
    return (
      <fieldset className="flags">
        <legend>{label}</legend>
        {values.map((one) => (
          <CheckBox
            key={one}
            label={nameOf(one)}
            isChecked={chosen.includes(one)}
            onSet={() => onSet(toggle(one).length === values.length ? '' : toggle(one).join(' '))}
          />
        ))}
      </fieldset>
    );
  }
  if (kind === 'words')
    return (
      <Select
        label={label}
        value={value || fallback}
        choices={values.map((one) => [one, nameOf(one)])}
        onChoose={onSet}
      />
    );
  const isBad = value !== '' && !isValue(option, value);
  return (
    <label className="field">
      <span>{label}</span>
      <input
        type={kind === 'number' ? kind : 'text'}
        value={value}
        placeholder={fallback}
        min={min}
        max={max}
        aria-invalid={isBad}
        onInput={({ currentTarget }) => onSet(currentTarget.value)}
      />
      {isBad ? <span className="wrong">{texts.badNumber(min, max)}</span> : null}
    </label>
  );
}

interface CheckBoxProps {
  label: string;
  isChecked: boolean;
  onSet(isChecked: boolean): void;
}

export const CheckBox = ({ label, isChecked, onSet }: CheckBoxProps) => (
  <label className="flag">
    <input
      type="checkbox"
      checked={isChecked}
      onChange={({ currentTarget }) => onSet(currentTarget.checked)}
    />
    <span>{label}</span>
  </label>
);
