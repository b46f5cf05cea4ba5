/** Returns the origin of an address; empty if it is not absolute. */
export function originOf(address: string): string {
  try {
    return new URL(address).origin;
  } catch {
    return '';
  }
}
