import { Button } from '../../../widgets/kit/ui/button';
import { colors, colorsOf, contrast, MIN_CONTRAST, type Color, type Theme } from './colors';
import { messages } from './messages';
import { CheckBox } from './options';
import { hasDisplay, isPopUp, isStyle } from './state';
import { Choice, More, Step, type StepProps } from './step';

const texts = messages.look;

/** Renders the choice of the look, with warnings about low contrast. */
export function LookStep({ state, change }: StepProps) {
  const { options, style } = state;
  const { look = '', theme = 'auto', display = 'inline', label = '' } = options;
  const { '--cat-pad': pad = '', ...colorsAndFont } = style;
  const choose = (name: string, value: string) => change({ options: { ...options, [name]: value } });
  // Themes that visitors may see.
  const themes: readonly Theme[] = theme === 'auto' ? ['light', 'dark'] : [theme as Theme];
  const colorOf = (name: Color, of = themes[0]!) => style[name] ?? colorsOf(look, of)[name];
  const set = (name: string, value: string) => {
    const { [name]: _before, ...others } = style;
    change({ style: value ? { ...others, [name]: value } : others });
  };
  const field = (name: '--cat-radius' | '--cat-font', type: string, placeholder: string, unit = '') => {
    const value = style[name] ?? '';
    const isBad = value !== '' && !isStyle(name, value);
    return (
      <label className="field">
        <span>{texts[name]}</span>
        <input
          type={type}
          placeholder={placeholder}
          value={value.replace(unit, '')}
          aria-invalid={isBad}
          onInput={({ currentTarget }) => set(name, currentTarget.value && currentTarget.value + unit)}
        />
        {isBad ? <span className="wrong">{texts.bad[name]}</span> : null}
      </label>
    );
  };
  const pairs: readonly (readonly [what: string, text: Color, background: Color])[] = [
    [texts.onButtons, '--cat-accent-text', '--cat-accent'],
    // The background of the page itself is unknown.
    ...(look === 'match' ? [] : [[texts.onSurface, '--cat-text', '--cat-surface'] as const]),
  ];
  const lowContrast = pairs.flatMap(([what, text, background]) =>
    themes.flatMap((one) => {
      const ratio = contrast(colorOf(text, one), colorOf(background, one));
      // Rounded down: 4.49 must not read as 4.5.
      const shown = (Math.floor(ratio * 10) / 10).toFixed(1);
      return ratio < MIN_CONTRAST
        ? texts.lowContrast(one === themes[0] ? what : texts.inDark(what), shown)
        : [];
    }),
  );
  return (
    <Step number={3} title={texts.title}>
      {hasDisplay(state.tag) ? (
        <Choice
          label={texts.display}
          value={display}
          choices={Object.entries(texts.displays)}
          onChoose={(value) =>
            change({ options: { ...options, display: value, ...(value === 'inline' && { label: '' }) } })
          }
        />
      ) : null}
      {isPopUp(state) ? (
        <label className="field">
          <span>{messages.options.labels['label']}</span>
          <input
            type="text"
            value={label}
            onInput={({ currentTarget }) => choose('label', currentTarget.value)}
          />
        </label>
      ) : null}
      <Choice
        label={texts.look}
        value={look}
        choices={Object.entries(texts.looks)}
        onChoose={(value) => choose('look', value)}
      />
      <Choice
        label={texts.theme}
        value={theme}
        choices={Object.entries(texts.themes)}
        onChoose={(value) => choose('theme', value)}
      />
      <CheckBox
        label={texts.edgeToEdge}
        isChecked={isStyle('--cat-pad', pad)}
        onSet={(isChecked) => set('--cat-pad', isChecked ? '0px' : '')}
      />
      <More summary={texts.colors} isNeeded={Object.keys(colorsAndFont).length > 0}>
        <div className="colors">
          {colors.map((name) => (
            <label key={name} className="color">
              <input
                type="color"
                value={colorOf(name)}
                onInput={({ currentTarget }) => set(name, currentTarget.value)}
              />
              <span>{texts[name]}</span>
            </label>
          ))}
        </div>
        <div className="options">
          {field('--cat-radius', 'number', look === 'edition' ? '2' : '4', 'px')}
          {field('--cat-font', 'text', texts.fontExample)}
        </div>
        <Button kind="ghost small" onClick={() => change({ style: { '--cat-pad': pad } })}>
          {texts.reset}
        </Button>
      </More>
      <div className="contrasts" role="status">
        {lowContrast.map((text) => (
          <p key={text} className="wrong">
            {text}
          </p>
        ))}
      </div>
    </Step>
  );
}
