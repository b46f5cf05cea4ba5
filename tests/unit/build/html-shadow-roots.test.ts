import { expect, it } from 'vitest';
import { shadowRoots } from '../../html/shadow-roots';

const root = (html: string) => `<template shadowrootmode="open">${html}</template>`;

it('finds each inside once, nested ones by themselves, without styles', () => {
  const inner = root('<style>p{}</style><p>inner</p>');
  const pages = [`<x-a>${root(`<div><x-b>${inner}</x-b></div>`)}</x-a>`, `<x-b>${inner}</x-b><b>page</b>`];
  expect([...shadowRoots(pages)]).toEqual(['<p>inner</p>', '<div><x-b></x-b></div>']);
});
