interface Policy {
  createScriptURL(url: string): string;
}

/** A policy may allow each name once: one-request scripts share the policy. */
const POLICY = Symbol.for('cat-trusted-types');

/**
 * Returns an address for `script.src`, by the Trusted Types policy `cat`.
 * @throws if the page's policy forbids it
 */
export function trustedScriptUrl(url: string): string {
  const factory = (globalThis as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } })
    .trustedTypes;
  if (!factory) return url;
  const page = globalThis as { [POLICY]?: Policy };
  page[POLICY] ??= factory.createPolicy('cat', { createScriptURL: (address) => address });
  return page[POLICY].createScriptURL(url);
}
