/**
 * What compiled JSX calls, on top of Preact's createElement, which every page has already. Preact's own file for it
 * makes elements by a second copy of the same code, which saves copying the properties and costs every page 70 bytes.
 */
import { createElement, Fragment } from 'preact';
import type { ComponentType } from 'react';

type Properties = Record<string, unknown>;

/** Makes an element; `key` comes apart from the other properties, children among them. */
export const jsx = (type: ComponentType<Properties> | string, properties: Properties, key?: unknown) =>
  createElement(type as string, key === undefined ? properties : { ...properties, key });

export { Fragment, jsx as jsxs };
