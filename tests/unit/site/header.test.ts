import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hoverIntent } from '../../../site/layout/header/hover-intent';
import { currentState } from '../../../site/layout/header/nav-links';

describe('hover menu', () => {
  let isOpen = false;
  const open = vi.fn(() => void (isOpen = true));
  const close = vi.fn(() => void (isOpen = false));
  beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
    isOpen = false;
  });
  afterEach(() => vi.useRealTimers());
  const intent = () => hoverIntent({ isOpen: () => isOpen, open, close }, () => Date.now());

  it('opens after the pointer rests for 200 ms', () => {
    intent().enter();
    vi.advanceTimersByTime(199);
    expect(open).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(open).toHaveBeenCalledOnce();
  });

  it('stays closed when the pointer only crosses it', () => {
    const menu = intent();
    menu.enter();
    vi.advanceTimersByTime(100);
    menu.leave();
    vi.advanceTimersByTime(200);
    menu.enter();
    vi.advanceTimersByTime(199);
    expect(open).not.toHaveBeenCalled();
  });

  it('closes 150 ms after the pointer leaves, unless it comes back', () => {
    const menu = intent();
    open();
    menu.leave();
    vi.advanceTimersByTime(149);
    menu.enter();
    vi.advanceTimersByTime(1000);
    expect(close).not.toHaveBeenCalled();
    menu.leave();
    vi.advanceTimersByTime(150);
    expect(close).toHaveBeenCalledOnce();
  });

  it.each([
    [299, 0],
    [300, 200],
  ])('%i ms after it closed, it opens after %i ms', (pause, delay) => {
    const menu = intent();
    isOpen = true;
    menu.leave();
    vi.advanceTimersByTime(150 + pause);
    menu.enter();
    vi.advanceTimersByTime(Math.max(0, delay - 1));
    if (delay) expect(open).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(open).toHaveBeenCalledOnce();
  });
});

describe('active link', () => {
  it.each([
    ['/about', '/about', 'page'],
    ['/about', '/about/', 'page'],
    ['/tours', '/tours', 'page'],
    ['/tours', '/tours/brooklyn-heights', 'true'],
    ['/tours', '/tours/nowhere', undefined],
    ['/about', '/', undefined],
  ])('%s at %s: %s', (href, path, state) => {
    expect(currentState(href, path)).toBe(state);
  });
});
