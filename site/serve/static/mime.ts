import { isText, TYPES } from '../../prerender/hosts/nginx';

/** Returns the Content-Type of a file, by its extension. */
export function mimeType(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const [type] = Object.entries(TYPES).find(([, endings]) => endings.split(' ').includes(ending)) ?? [];
  if (!type) return 'application/octet-stream';
  return isText(type) || type === 'text/html' ? `${type}; charset=utf-8` : type;
}

/** True if compression makes it smaller. */
export const isCompressible = (type: string) => /^text\/|[/+](json|xml|javascript|wasm)|svg/.test(type);
