import { useEffect, useRef, useState, type RefObject } from 'react';
import { frameAddress, ways } from '../../../loader/snippet';
import { Button } from '../../../widgets/kit/ui/button';
import { messages } from './messages';
import type { Place } from './place';
import { creditOf, toWidget, type State } from './state';
import { Choice, Step } from './step';

const words = messages.preview;
const WIDTHS = { least: 280, phone: 360, column: 560, page: 1200 };
/** Pixels from one width to the next. */
const STEP = 10;
/** Widest text of our pages. */
const PAGE = 1280;
const pages = ['plain', 'dark', 'wild', 'off'] as const;
type Page = (typeof pages)[number];
/** Milliseconds between two keys of somebody who is typing, and a little more. */
const PAUSE = 400;
/** Heights in pixels: more is scrolled in the frame. */
const MOST = 720;
const LEAST = 160;

/** The width that the page has room for: as wide as its text, without the edges and the frame's own line. */
function fitting(): number {
  const edges = Math.min(Math.max(innerWidth * 0.08, 40), 128);
  const room = Math.min(innerWidth, PAGE) - edges - 3;
  return Math.max(WIDTHS.least, Math.min(Math.floor(room / STEP) * STEP, WIDTHS.page));
}

/** The widget as it is chosen, in a page of its own that can do nothing to this one. */
export function Preview({ state, place }: { state: State; place: Place }) {
  const [width, setWidth] = useState(fitting);
  const [page, setPage] = useState<Page>('plain');
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const room = useWidth(box, page);
  const [height, setHeight] = useState(MOST);
  useEffect(() => {
    const listen = ({ data, source }: MessageEvent) => {
      const isHeight = source === frame.current?.contentWindow && data?.type === 'cat-height';
      if (isHeight) setHeight(Math.min(Math.max(Number(data.height) || 0, LEAST), MOST));
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  // Without a name of one's own the placeholder would only be complained about.
  const widget = { ...toWidget(state, place), ...creditOf(state) };
  // The widest that the slider has for the box fills it; a strip beside it would look like a mistake.
  const shown = room > width && room < width + STEP ? room : width;
  // What is wider than its box is shown smaller, and takes no more room than it shows.
  const scale = Math.min(1, room / shown);
  const address = useSettled(`${frameAddress(widget)}#${page}`);
  return (
    <Step number={5} title={words.title} wide>
      <div className="preview-tools">
        <label className="field">
          <span>{words.width(width)}</span>
          <input
            type="range"
            min={WIDTHS.least}
            max={WIDTHS.page}
            step={STEP}
            value={width}
            onInput={({ currentTarget }) => setWidth(Number(currentTarget.value))}
          />
        </label>
        <p className="btns">
          {(['phone', 'column', 'page'] as const).map((name) => (
            <Button key={name} kind="ghost small" onClick={() => setWidth(WIDTHS[name])}>
              {words.widths[name]}
            </Button>
          ))}
        </p>
      </div>
      <Choice
        legend={words.page}
        name="page"
        value={page}
        choices={pages.map((one) => [one, words.pages[one]] as const)}
        onChoose={(one: Page) => setPage(one)}
      />
      {page === 'off' ? (
        <div className="preview-off">
          <p className="soft">{words.off}</p>
          <ul>
            {ways(widget).map(({ name, href }) => (
              <li key={href}>
                <a href={href} target="_blank" rel="noopener">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <div className="preview" ref={box}>
          <iframe
            ref={frame}
            title={words.frame}
            sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox allow-forms"
            src={address}
            // Another address is another page: the frame must not add to the visitor's way back.
            key={address}
            style={{
              width: `${shown}px`,
              height: `${height}px`,
              transform: `scale(${scale})`,
              marginBottom: `${height * (scale - 1)}px`,
            }}
          />
        </div>
      )}
    </Step>
  );
}

/**
 * The width in pixels that an element has for what is in it.
 * @param shown another value where the element may be another
 */
function useWidth(element: RefObject<HTMLElement | null>, shown: unknown): number {
  const [width, setWidth] = useState(Infinity);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry!.contentRect.width));
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, shown]);
  return width;
}

/** The value once it has not changed for a moment: the frame is not loaded for every key. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setSettled, PAUSE, value);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
