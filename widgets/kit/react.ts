/**
 * The part of the React API that our components may use, straight from Preact. The sources say `react`; every
 * build and test puts this file in its place. All of the compatibility layer would cost each partner page another
 * kilobyte, for event names and prop spellings that we do not use (`onInput`, not `onChange`; no inline styles).
 * A component that asks for more than is here stops the build.
 */
import { createElement, hydrate, render } from 'preact';
import type { ComponentType, ReactNode } from 'react';

export { Component, createContext, createElement, Fragment } from 'preact';
export { useContext, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

type Child = Parameters<typeof render>[0];

/** React's entry for a tree that is drawn anew. */
export const createRoot = (container: Element) => ({
  render: (children: ReactNode) => render(children as Child, container),
  unmount: () => render(null, container),
});

/** React's entry for a tree that is in the document already. */
export const hydrateRoot = (container: Element, children: ReactNode) => {
  hydrate(children as Child, container);
  return createRoot(container);
};

type Properties = Record<string, unknown>;

/**
 * Makes an element for compiled JSX; `key` comes apart from the other properties, children among them. Preact's own
 * file for it makes elements by a second copy of the same code, which saves copying the properties and costs every page
 * 70 bytes.
 */
export const jsx = (type: ComponentType<Properties> | string, properties: Properties, key?: unknown) =>
  createElement(type as string, key === undefined ? properties : { ...properties, key });

export { jsx as jsxs };
