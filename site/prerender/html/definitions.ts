import type { Definition } from '../../../widgets/kit/element/definition';
import { registry, type TagName } from '../../../widgets/registry';

/** Fetches every tag, with all that it may come to show. */
export async function loadDefinitions(): Promise<Record<TagName, Definition>> {
  const entries = await Promise.all(
    Object.entries(registry).map(async ([tag, load]) => {
      const module: Record<string, unknown> = await load();
      const definition = Object.values(module).find(
        (value) => (value as Definition | undefined)?.tag === tag,
      );
      if (!definition) throw new Error(`widgets/registry.ts: ${tag} has no definition`);
      await (definition as Definition).prepare?.();
      return [tag, definition] as const;
    }),
  );
  return Object.fromEntries(entries) as Record<TagName, Definition>;
}

/** Fetches what the brand’s look adds to each tag. */
export async function loadEditions(
  definitions: Record<TagName, Definition>,
): Promise<Record<TagName, string>> {
  const entries = Object.entries(definitions).map(async ([tag, { edition }]) => [tag, (await edition()).css]);
  return Object.fromEntries(await Promise.all(entries)) as Record<TagName, string>;
}
