interface Policy {
  createScriptURL(url: string): string;
}

/** A page may allow one policy of a name: elements that come in files of their own share it. */
const POLICY = Symbol.for('cat-trusted-types');

/**
 * The one Trusted Types policy, `cat`. It lets through only addresses that our own code composed.
 * @returns the address in the form that `script.src` needs
 * @throws where the page's policy forbids ours; callers then leave plain links
 */
export function trustedScriptUrl(url: string): string {
  const factory = (globalThis as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } })
    .trustedTypes;
  if (!factory) return url;
  const page = globalThis as { [POLICY]?: Policy };
  page[POLICY] ??= factory.createPolicy('cat', { createScriptURL: (address) => address });
  return page[POLICY].createScriptURL(url);
}
