import { readdirSync } from 'node:fs';
import type { Field } from '@sveltia/cms';
import { editorConfig } from '../../../site/prerender/admin/config';
import type { Settings } from '../../../site/schema/settings';

/** Returns every content file with the fields of its form. */
export const contentForms = (): [file: string, fields: Field[]][] =>
  editorConfig({ business: {} } as Settings, []).collections!.flatMap((collection): [string, Field[]][] => {
    if ('files' in collection) return collection.files.map(({ file, fields }) => [file, fields]);
    if (!('folder' in collection)) return [];
    const { folder, fields } = collection;
    return readdirSync(folder).map((name) => [`${folder}/${name}`, fields!]);
  });
