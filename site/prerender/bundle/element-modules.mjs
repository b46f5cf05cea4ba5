// The elements, and the modules that each of them may load.
import path from 'node:path';
import { dataName } from './data.ts';
import { isContent, elementFolders } from './paths.ts';

/** Modules that some element may load: their chunks are the code that partners pin. */
export const elementModules = new Set();
/** Names of the data modules that each element's code imports. */
export const dataByElement = {};
export const findElementModules = {
  name: 'find-element-modules',
  buildEnd() {
    elementModules.clear();
    /** Adds a module with its static and dynamic imports; returns the names of the data modules among them. */
    const reach = (file) => {
      const reached = new Set([path.resolve(file)]);
      for (const id of reached) {
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        for (const needed of [...importedIds, ...dynamicallyImportedIds]) reached.add(needed);
      }
      for (const id of reached) elementModules.add(id);
      return [...reached].flatMap((id) => dataName(id) ?? []);
    };
    for (const folder of elementFolders) {
      const names = reach(`widgets/${folder}/element.ts`);
      dataByElement[`cat-${folder}`] = [folder, ...names.filter((name) => name !== folder).sort()];
    }
    // The loader imports it on pages without elements, too.
    dataByElement['on-demand'] = reach('widgets/kit/on-demand/on-demand.ts');
    const content = [...elementModules].find(isContent);
    if (content) this.error(`${content} would become part of the code: import it in the element's data.ts`);
  },
};
