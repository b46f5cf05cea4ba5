import { stat } from 'node:fs/promises';
import path from 'node:path';

type Resolved = { file: string } | { redirect: string } | undefined;

/** Configuration of the host, not served. */
const hostFiles = new Set(['/_headers', '/_redirects', '/nginx.conf']);

/**
 * Finds the file for a decoded path like static hosts: `/about` is `about.html` or `about/index.html`; other spellings
 * (`/about/`, `/about.html`, `/about/index.html`) redirect to it. Returns undefined if there is no file or the path
 * leaves the folder.
 */
export async function resolveFile(folder: string, pathname: string): Promise<Resolved> {
  if (hostFiles.has(pathname) || !isSafe(pathname)) return undefined;
  const at = (name: string) => path.join(folder, ...name.split('/'));
  const has = (name: string) => isFile(at(name));

  if (pathname.endsWith('/')) {
    if (await has(`${pathname}index.html`)) return { file: at(`${pathname}index.html`) };
    const bare = pathname.slice(0, -1);
    return bare && (await has(`${bare}.html`)) ? { redirect: bare } : undefined;
  }
  if (pathname.endsWith('/index') && (await has(`${pathname}.html`)))
    return { redirect: pathname.slice(0, -5) };
  if (pathname.endsWith('/index.html') && (await has(pathname))) return { redirect: pathname.slice(0, -10) };
  if (pathname.endsWith('.html') && (await has(pathname))) return { redirect: pathname.slice(0, -5) };
  if (await has(pathname)) return { file: at(pathname) };
  if (await has(`${pathname}.html`)) return { file: at(`${pathname}.html`) };
  return (await has(`${pathname}/index.html`)) ? { redirect: `${pathname}/` } : undefined;
}

export async function isFile(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ?? false;
}

/** False for paths that leave the folder and for impossible file names. */
function isSafe(pathname: string): boolean {
  return !/[\\\0]/.test(pathname) && pathname.split('/').every((part) => part !== '..' && part !== '.');
}
