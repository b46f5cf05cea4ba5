import { expect, it } from 'vitest';
import { cloneElement, isValidElement, useMemo } from '../../../site/router/react-deps';

it.each(Object.entries({ cloneElement, isValidElement, useMemo }))(
  'the router’s %s is left out, and says so where it is called after all',
  (name, call) => {
    expect(call).toThrow(`The router asks for ${name}`);
  },
);
