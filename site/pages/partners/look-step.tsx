import { Button } from '../../../widgets/kit/ui/button';
import { colors, colorsOf, type Color, type Theme } from './colors';
import { contrast, ENOUGH } from './contrast';
import { messages } from './messages';
import { isStyle } from './state';
import { Choice, More, Step, type StepProps } from './step';

const words = messages.look;
const entries = (of: Readonly<Record<string, string>>) => Object.entries(of);

/** Themes that visitors may see, the first of them by day. */
const themesOf = (theme = 'auto'): readonly Theme[] =>
  theme === 'auto' ? ['light', 'dark'] : [theme as Theme];

/** Asks how the widget is to be dressed, and says whether what is chosen can be read. */
export function LookStep({ state, change }: StepProps) {
  const { options, style } = state;
  const themes = themesOf(options['theme']);
  const colorOf = (name: Color, theme = themes[0]!) => style[name] ?? colorsOf(options['look'], theme)[name];
  const set = (name: string, value: string) => {
    const { [name]: _before, ...others } = style;
    change({ style: value ? { ...others, [name]: value } : others });
  };
  const isBad = (name: string) => name in style && !isStyle(name, style[name]!);
  const pairs: readonly (readonly [what: string, text: Color, behind: Color])[] = [
    [words.onButtons, '--cat-accent-text', '--cat-accent'],
    // The page's own background is not ours to measure.
    ...(options['look'] === 'match' ? [] : [[words.onSurface, '--cat-text', '--cat-surface'] as const]),
  ];
  return (
    <Step number={4} title={words.title}>
      <Choice
        legend={words.look}
        name="look"
        value={options['look'] ?? ''}
        choices={entries(words.looks)}
        onChoose={(look) => change({ options: { ...options, look } })}
      />
      <Choice
        legend={words.theme}
        name="theme"
        value={options['theme'] ?? 'auto'}
        choices={entries(words.themes)}
        onChoose={(theme) => change({ options: { ...options, theme } })}
      />
      <More summary={words.colors} isNeeded={Object.keys(style).length > 0}>
        <div className="colors">
          {colors.map((name) => (
            <label key={name} className="color">
              <input
                type="color"
                value={colorOf(name)}
                onInput={({ currentTarget }) => set(name, currentTarget.value)}
              />
              <span>{words[name]}</span>
            </label>
          ))}
        </div>
        <div className="options">
          <label className="field">
            <span>{words['--cat-radius']}</span>
            <input
              type="number"
              min="0"
              max="40"
              placeholder={options['look'] === 'edition' ? '2' : '4'}
              value={style['--cat-radius']?.replace('px', '') ?? ''}
              aria-invalid={isBad('--cat-radius')}
              onInput={({ currentTarget: { value } }) => set('--cat-radius', value && `${value}px`)}
            />
            {isBad('--cat-radius') ? <span className="wrong">{words.badRadius}</span> : null}
          </label>
          <label className="field">
            <span>{words['--cat-font']}</span>
            <input
              type="text"
              placeholder={words.fontExample}
              value={style['--cat-font'] ?? ''}
              aria-invalid={isBad('--cat-font')}
              onInput={({ currentTarget: { value } }) => set('--cat-font', value)}
            />
            {isBad('--cat-font') ? <span className="wrong">{words.badFont}</span> : null}
          </label>
        </div>
        <Button kind="ghost small" onClick={() => change({ style: {} })}>
          {words.reset}
        </Button>
      </More>
      <div className="contrasts" role="status">
        {pairs.flatMap(([what, text, behind]) =>
          themes.map((theme) => (
            <Contrast
              key={what + theme}
              what={theme === themes[0] ? what : words.inDark(what)}
              ratio={contrast(colorOf(text, theme), colorOf(behind, theme))}
            />
          )),
        )}
      </div>
    </Step>
  );
}

/** Says of one pair whether it can be read. */
function Contrast({ what, ratio }: { what: string; ratio: number }) {
  const isEnough = ratio >= ENOUGH;
  // Rounded down: 4.49 is not enough, and must not read as if it were.
  const shown = (Math.floor(ratio * 10) / 10).toFixed(1);
  return (
    <p className={isEnough ? 'right' : 'wrong'}>
      {isEnough ? words.enough(what, shown) : words.faint(what, shown)}
    </p>
  );
}
