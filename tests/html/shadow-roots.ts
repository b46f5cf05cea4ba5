/** Returns the distinct shadow roots of prerendered pages, without style sheets and nested shadow roots. */
export function shadowRoots(pages: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (let html of pages) {
    // Innermost first, because these contain no other.
    const innermost = /<template shadowrootmode="open"[^>]*>((?:(?!<template)[\s\S])*?)<\/template>/;
    for (let match = innermost.exec(html); match; match = innermost.exec(html)) {
      found.add(match[1]!.replace(/<style[\s\S]*?<\/style>/g, ''));
      html = html.replace(match[0], () => '');
    }
  }
  return found;
}
