import { describe, expect, test } from 'vitest';
import { asExpression, asModule, readModule } from '../../../site/prerender/bundle/module-text';

const run = (code: string): unknown => new Function(`return ${code}`)();
const outside = { later: 'https://example.org/c/1-one/', nameOf: () => 'given' };

describe('a module as an expression', () => {
  test('gives what the module exports, by the names of others', () => {
    const module = readModule('let a=1;function b(){return a+1}export{b as x,a as y};');
    const { x, y } = run(asExpression(module, outside)) as { x: () => number; y: number };
    expect([x(), y]).toEqual([2, 1]);
  });

  test('takes what it imports from a variable', () => {
    const module = readModule('import{D as t,b}from"./runtime.js";const sum=t+b;export{sum};');
    expect(run(`((given)=>${asExpression(module, outside)})({D:2,b:3})`)).toEqual({ sum: 5 });
  });

  test('fetches later parts by their whole address, with what stands behind it', () => {
    const module = readModule(
      'let f=(r="")=>import("./part.js"+r),g=()=>import("../../data/1/x.js");export{f,g};',
    );
    const text = asExpression(module, outside);
    expect(text).toContain('import("https://example.org/c/1-one/part.js"+r)');
    expect(text).toContain('import("https://example.org/data/1/x.js")');
  });
});

describe('what is handed on', () => {
  test('runs once, however often the module does', () => {
    const module = readModule('const made={};export{made as a};');
    const text = asModule(module, (value) => `globalThis.kept??=${value}`).replace('export const', 'const');
    const kept: Record<string, unknown> = {};
    const once = () => new Function('globalThis', `${text};return a`)(kept) as unknown;
    expect(once()).toBe(once());
    expect(once()).toEqual({});
  });

  test.each([
    ['by assignment', 'let a=1;const set=()=>{a=2};export{a,set};'],
    ['by counting', 'let a=1;const next=()=>a++;export{a,next};'],
  ])('may not change afterwards, %s', (_how, code) => {
    expect(() => readModule(code)).toThrow('A chunk exports a, which changes');
  });

  test.each([
    ['a parameter', 'let a=1;const set=(a)=>{a=2;return a};export{a,set};'],
    ['a variable of a function', 'let a=1;function set(){let a;a=2;return a}export{a,set};'],
  ])('may share its name with %s that changes', (_what, code) => {
    expect(readModule(code).exports.map(([outer]) => outer)).toEqual(['a', 'set']);
  });

  test('is exported by a list alone', () => {
    expect(() => readModule('export const a=1;')).toThrow('A chunk exports by export const a=1;');
  });
});
