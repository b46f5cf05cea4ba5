import type { Definition } from '../../../widgets/kit/element/definition';
import { registry, type ElementName } from '../../../widgets/registry';

/** Loads every element with its lazy parts. */
export async function loadDefinitions(): Promise<Record<ElementName, Definition>> {
  const entries = await Promise.all(
    Object.entries(registry).map(async ([tag, load]) => {
      const [definition] = Object.values(await load()) as Definition[];
      await definition!.loadData?.();
      return [tag, definition] as const;
    }),
  );
  return Object.fromEntries(entries) as Record<ElementName, Definition>;
}

/** Loads the brand theme of each element. */
export async function loadEditions(
  definitions: Record<ElementName, Definition>,
): Promise<Record<ElementName, string>> {
  const entries = Object.entries(definitions).map(async ([tag, { edition }]) => [tag, (await edition()).css]);
  return Object.fromEntries(await Promise.all(entries)) as Record<ElementName, string>;
}
