// The tags, and what each of them may come to need.
import path from 'node:path';
import { dataName } from './data.ts';
import { isIn, tagFolders } from './paths.ts';

/** Modules that some tag may come to need: their chunks are the code that partners pin. */
export const ofTags = new Set();
/** By tag, the names of the data that its code imports. */
export const dataOfTags = {};
export const markTags = {
  name: 'mark-tags',
  buildEnd() {
    ofTags.clear();
    const visit = (id, seen) => {
      if (seen.has(id)) return seen;
      seen.add(id);
      const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
      for (const needed of [...importedIds, ...dynamicallyImportedIds]) visit(needed, seen);
      return seen;
    };
    for (const folder of tagFolders) {
      const reached = visit(path.resolve(`widgets/${folder}/element.ts`), new Set());
      const names = [...reached].flatMap((id) => dataName(id) ?? []);
      dataOfTags[`cat-${folder}`] = [folder, ...names.filter((name) => name !== folder).sort()];
      for (const id of reached) ofTags.add(id);
    }
    // The loader asks for it, tags or not.
    const onDemand = visit(path.resolve('widgets/kit/rare.ts'), new Set());
    dataOfTags.rare = [...onDemand].flatMap((id) => dataName(id) ?? []);
    for (const id of onDemand) ofTags.add(id);
    const content = [...ofTags].find((id) => isIn('.cache/content', id));
    if (content) this.error(`${content} would become part of the code: a tag's data.ts hands it over`);
  },
};
