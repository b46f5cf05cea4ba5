import type { ElementOptions } from '../../../widgets/kit/on-demand/element-options';
import { LANGUAGE } from '../../../widgets/kit/element/plural';
import { ONE_REQUEST } from '../bundle/paths';
import { describe, type Reference } from './reference';

/** Attributes that the snippet builder sets otherwise or does not offer. */
const OTHER_FIELDS = ['partner', 'network', 'campaign', 'loading', 'query', 'prefill', 'take-focus'];

/** Up to this number of tours, the builder starts without the search box. */
const MAX_TOURS_WITHOUT_SEARCH = 4;

/** Returns the module `#content/element-options`: the elements with the attributes to choose; `languages` besides English. */
export function elementOptions(
  { elements, common }: Reference,
  languages: readonly string[],
  tours: readonly string[],
): string {
  const choices = elements.map(({ tag, summary, attributes }): ElementOptions => ({
    tag,
    text: plain(summary),
    ...(ONE_REQUEST.includes(tag.slice(4)) && { script: `/v1/${tag.slice(4)}.js` }),
    options: [...attributes, ...common].flatMap((attribute) => {
      const { name } = attribute;
      const option = { ...attribute, text: plain(describe(attribute)) };
      if (OTHER_FIELDS.includes(name)) return [];
      if (name === 'no-search' && tours.length <= MAX_TOURS_WITHOUT_SEARCH)
        return { ...option, start: 'true' };
      if (name === 'tours') return { ...option, values: tours };
      if (name !== 'lang') return option;
      return languages.length ? { ...option, kind: 'words', values: ['', LANGUAGE, ...languages] } : [];
    }),
  }));
  return `import type { ElementOptions } from '../../widgets/kit/on-demand/element-options';\n\nexport const elements: readonly ElementOptions[] = ${JSON.stringify(choices)};\n`;
}

/** Removes the marks of code from a sentence. */
const plain = (text: string) => text.replaceAll('`', '');
