/**
 * The insides of the tags on prerendered pages, without their style sheets and without the tags inside them, which
 * are listed by themselves.
 */
export function shadowRoots(pages: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (let html of pages) {
    // From the inside out: the innermost ones hold no other.
    const innermost = /<template shadowrootmode="open"[^>]*>((?:(?!<template)[\s\S])*?)<\/template>/;
    for (let match = innermost.exec(html); match; match = innermost.exec(html)) {
      found.add(match[1]!.replace(/<style[\s\S]*?<\/style>/g, ''));
      html = html.replace(match[0], () => '');
    }
  }
  return found;
}
