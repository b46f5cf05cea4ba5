/*
 * Alias of `react` in every build and test: the part of its API that components use, from Preact. All of
 * preact/compat would cost each partner page a kilobyte.
 */
import { createElement, hydrate, render } from 'preact';
import type { ComponentType, ReactNode } from 'react';

export { Component, createContext, createElement, Fragment } from 'preact';
export { useContext, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

type Child = Parameters<typeof render>[0];

export const createRoot = (container: Element) => ({
  render: (children: ReactNode) => render(children as Child, container),
  unmount: () => render(null, container),
});

export const hydrateRoot = (container: Element, children: ReactNode) => {
  hydrate(children as Child, container);
  return createRoot(container);
};

type Properties = Record<string, unknown>;

/** Creates an element for compiled JSX. Preact's own file would cost every page 70 bytes. */
export const jsx = (type: ComponentType<Properties> | string, properties: Properties, key?: unknown) =>
  createElement(type as string, key === undefined ? properties : { ...properties, key });

export { jsx as jsxs };
