import { useEffect, useRef, useState, type ReactNode } from 'react';
import { frameAddress, type Widget } from '../../../loader/snippet';
import { Button } from '../../../widgets/kit/ui/button';
import { messages } from './messages';
import { Select } from './step';

const texts = messages.preview;
type Page = keyof typeof texts.pages;
const pages = Object.entries(texts.pages) as [Page, string][];
/** Pixels. */
const WIDTHS = { sidebar: 280, phone: 360, column: 560, page: 1200 };
type Width = keyof typeof WIDTHS;
const widths = Object.entries(texts.widths) as [Width, string][];
const MAX_HEIGHT_PX = 5000;
const MIN_HEIGHT_PX = 160;
/** Of the window in which a pop-up opens. */
const MIN_WINDOW_HEIGHT_PX = 320;
const TYPING_PAUSE_MS = 400;

interface PreviewProps {
  widget: Widget;
  isPopUp: boolean;
}

/** Renders the chosen widget in a sandboxed frame. */
export function Preview({ widget, isPopUp }: PreviewProps) {
  const [width, setWidth] = useState<Width>(innerWidth < 600 ? 'phone' : 'column');
  const [page, setPage] = useState<Page>('plain');
  const [contentHeight, setContentHeight] = useState(MIN_HEIGHT_PX);
  const [boxSize, setBoxSize] = useState({ width: Infinity, height: MIN_WINDOW_HEIGHT_PX });
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const listen = ({ data, source }: MessageEvent) => {
      if (source === frame.current?.contentWindow && data?.type === 'cat-height')
        setContentHeight(Math.min(Math.max(Number(data.height) || 0, MIN_HEIGHT_PX), MAX_HEIGHT_PX));
    };
    const observer = new ResizeObserver(([entry]) => setBoxSize(entry!.contentRect));
    observer.observe(box.current!);
    addEventListener('message', listen);
    return () => {
      observer.disconnect();
      removeEventListener('message', listen);
    };
  }, []);
  const address = useSettled(`${frameAddress(widget)}#${page}`);
  // Scales a frame down to its box, and reserves only the scaled height.
  const scale = Math.min(
    1,
    boxSize.width / WIDTHS[width],
    isPopUp ? boxSize.height / MIN_WINDOW_HEIGHT_PX : 1,
  );
  // The frame of a pop-up is a window, as high as the box.
  const height = isPopUp ? Math.floor(boxSize.height / scale) : contentHeight;
  const show = (isOpen: boolean) =>
    frame.current!.contentWindow!.postMessage({ type: 'cat-preview', isOpen }, '*');
  return (
    <>
      <div className="preview-tools">
        <Select label={texts.width} value={width} choices={widths} onChoose={(one: Width) => setWidth(one)} />
        <Select label={texts.page} value={page} choices={pages} onChoose={(one: Page) => setPage(one)} />
        {isPopUp ? (
          <>
            <Button kind="ghost small" onClick={() => show(false)}>
              {texts.closed}
            </Button>
            <Button kind="ghost small" onClick={() => show(true)}>
              {texts.open}
            </Button>
          </>
        ) : null}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so arrow keys must reach it */}
      <div className="preview" ref={box} tabIndex={0} role="region" aria-label={texts.title}>
        <iframe
          ref={frame}
          title={texts.title}
          sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox allow-forms"
          src={address}
          // A new frame for each address: navigating the old one would add a history entry.
          key={address}
          style={{
            width: `${WIDTHS[width]}px`,
            height: `${height}px`,
            transform: `scale(${scale})`,
            marginBottom: `${height * (scale - 1)}px`,
          }}
        />
      </div>
    </>
  );
}

/** Renders a bar for narrow windows with a button that opens the preview in a dialog, and other buttons. */
export function PreviewBar({ children, ...preview }: PreviewProps & { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    dialog.current!.showModal();
  };
  return (
    <>
      <div className="builder-bar">
        <Button kind="ghost" onClick={open}>
          {texts.title}
        </Button>
        {children}
      </div>
      <dialog className="preview-sheet" ref={dialog} aria-label={texts.title} onClose={() => setOpen(false)}>
        {isOpen ? <Preview {...preview} /> : null}
        <Button kind="ghost" onClick={() => dialog.current!.close()}>
          {texts.close}
        </Button>
      </dialog>
    </>
  );
}

/** Returns the value after a typing pause, so that the frame is not loaded for every key. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setSettled, TYPING_PAUSE_MS, value);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
