import { Button } from '../../../widgets/kit/ui/button';
import { contrast, ENOUGH } from './contrast';
import { messages } from './messages';
import { properties } from './state';
import { Choice, Step, type StepProps } from './step';

const words = messages.look;
const entries = (of: Readonly<Record<string, string>>) => Object.entries(of);

/** Colors of the neutral look, which hold where none is chosen: as in base.css of the widgets. */
const NEUTRAL = {
  light: {
    '--cat-accent': '#20397f',
    '--cat-accent-text': '#ffffff',
    '--cat-text': '#16193a',
    '--cat-surface': '#ffffff',
  },
  dark: {
    '--cat-accent': '#2c4ea6',
    '--cat-accent-text': '#ffffff',
    '--cat-text': '#f4f1f6',
    '--cat-surface': '#171a33',
  },
};
type Color = keyof typeof NEUTRAL.light;
const colors = Object.keys(NEUTRAL.light) as Color[];

/** Asks how the widget is to be dressed, and says whether what is chosen can be read. */
export function LookStep({ state, change }: StepProps) {
  const { options, style } = state;
  const neutral = NEUTRAL[options['theme'] === 'dark' ? 'dark' : 'light'];
  const colorOf = (name: Color) => style[name] ?? neutral[name];
  const set = (name: string, value: string) => {
    const { [name]: _before, ...others } = style;
    change({ style: value ? { ...others, [name]: value } : others });
  };
  const isMatch = options['look'] === 'match';
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
      <details className="more" open={Object.keys(style).length > 0}>
        <summary>{words.colors}</summary>
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
              placeholder="4"
              value={Number.parseInt(style['--cat-radius'] ?? '', 10) || ''}
              onInput={({ currentTarget: { value } }) => set('--cat-radius', value && `${value}px`)}
            />
          </label>
          <label className="field">
            <span>{words['--cat-font']}</span>
            <input
              type="text"
              placeholder={words.fontExample}
              value={style['--cat-font'] ?? ''}
              // What ends a declaration would begin another one.
              onInput={({ currentTarget: { value } }) => set('--cat-font', value.replaceAll(/[;{}<>]/g, ''))}
            />
          </label>
        </div>
        <Button
          kind="ghost small"
          disabled={!properties.some((name) => style[name])}
          onClick={() => change({ style: {} })}
        >
          {words.reset}
        </Button>
      </details>
      <div className="contrasts" role="status">
        <Contrast
          what={words.onButtons}
          ratio={contrast(colorOf('--cat-accent'), colorOf('--cat-accent-text'))}
        />
        {isMatch ? null : (
          <Contrast
            what={words.onSurface}
            ratio={contrast(colorOf('--cat-text'), colorOf('--cat-surface'))}
          />
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
