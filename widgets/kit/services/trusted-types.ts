interface Policy {
  createScriptURL(url: string): string;
}

let policy: Policy | undefined;

/**
 * The one Trusted Types policy, `cat`. It lets through only addresses that our own code composed.
 * @returns the address in the form that `script.src` needs
 * @throws where the page's policy forbids ours; callers then leave plain links
 */
export function trustedScriptUrl(url: string): string {
  const factory = (globalThis as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } })
    .trustedTypes;
  if (!factory) return url;
  policy ??= factory.createPolicy('cat', { createScriptURL: (address) => address });
  return policy.createScriptURL(url);
}
