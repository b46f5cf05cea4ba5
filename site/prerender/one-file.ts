import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ManifestFile } from './manifest';
import { LOADER_WITHIN } from './loader-within';
import { asExpression, asModule, readModule, type Module } from './bundle/module-text';

/**
 * Chunks with state of their own that the later parts of tags import, too: the runtime holds Preact, the kit a policy
 * that a page may make once. On a page with a tag in one file the page itself hands them on, so that whichever came
 * first is the only one, out of that file or from its own address.
 */
const HANDED_ON = ['runtime', 'kit'];

/**
 * Writes `v1/<tag>.js`: loader, runtime, tag and its content in one file, so that a page has them after one round trip
 * instead of two. What comes later comes from a folder of its own, `c/<code>-one`, where the shared chunks look first
 * whether the page has them. A tag of whose code its later parts need more than those chunks, as forms do, gets no file.
 * @param site origin of our site, because a page may serve a copy of the file
 */
export function writeOneFiles(outDir: string, manifest: ManifestFile, site: string): void {
  const { code, schema, tags, files } = manifest;
  const dataFolder = `data/${schema}`;
  const later = `c/${code}-one`;
  const key = `Symbol.for("cat-${code}")`;

  const chunks = new Map<string, Module>();
  mkdirSync(`${outDir}/${later}`, { recursive: true });
  for (const file of readdirSync(`${outDir}/c/${code}`).filter((name) => name.endsWith('.js'))) {
    const { name } = path.parse(file);
    const address = `${outDir}/c/${code}/${file}`;
    const chunk = readModule(readFileSync(address, 'utf8'));
    chunks.set(name, chunk);
    if (HANDED_ON.includes(name))
      writeFileSync(`${outDir}/${later}/${file}`, asModule(chunk, handOn(key, name)));
    else copyFileSync(address, `${outDir}/${later}/${file}`);
  }

  const loader = readFileSync(LOADER_WITHIN, 'utf8');
  for (const places of Object.values(tags)) {
    const own = path.parse(files[places[0]!]!).name;
    const within = ['runtime', ...places.map((place) => path.parse(files[place]!).name)];
    if (!standsAlone(within, chunks)) continue;
    const data = readModule(readFileSync(`${outDir}/${dataFolder}/${own}.js`, 'utf8'));
    const ready = [`const data=${asExpression(data, { later: `${site}/${dataFolder}/`, nameOf: String })};`];
    const done = new Set<string>();
    const add = (name: string) => {
      if (done.has(name)) return;
      done.add(name);
      const chunk = chunks.get(name)!;
      for (const { from } of chunk.imports) if (chunks.has(nameIn(from))) add(nameIn(from));
      const text = asExpression(chunk, {
        later: `${site}/${later}/`,
        nameOf: (from) => (chunks.has(nameIn(from)) ? `chunk${within.indexOf(nameIn(from))}` : 'data'),
      });
      const value = HANDED_ON.includes(name) ? handOn(key, name)(text) : text;
      ready.push(`const chunk${within.indexOf(name)}=${value};`);
    };
    add(own);
    // The loader asks for all that the tag needs, and the last of it runs.
    const others = [...within.filter((name) => name !== own), `../../${dataFolder}/${own}`];
    const parts = [...others.map((name) => `"${name}":()=>{}`), `"${own}":()=>{${ready.join('')}}`];
    writeFileSync(`${outDir}/v1/${own}.js`, `(()=>{const WITHIN={${parts.join(',')}};${loader}})();\n`);
  }
}

/** Returns what takes a chunk's value from the page, or gives it to the page. */
const handOn = (key: string, name: string) => (value: string) =>
  `(globalThis[${key}]??={})["${name}"]??=${value}`;

/** The name of a chunk that another imports; of data, one that no chunk has. */
const nameIn = (from: string) => from.replace(/^\.\/(.+)\.js$/, '$1');

/** Tells whether no later part needs code that is in the file but at no address of its own. */
function standsAlone(within: readonly string[], chunks: ReadonlyMap<string, Module>): boolean {
  const seen = new Set(within);
  for (const name of seen) {
    const chunk = chunks.get(name);
    if (!chunk) continue;
    const needed = chunk.imports.map(({ from }) => nameIn(from));
    if (!within.includes(name) && needed.some((each) => within.includes(each) && !HANDED_ON.includes(each)))
      return false;
    for (const each of [...needed, ...chunk.later.map(({ from }) => nameIn(from))]) seen.add(each);
  }
  return true;
}
