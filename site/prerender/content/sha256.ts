/** The first bits behind the point of a root of a prime number: fractions to begin and to mix with. */
const fraction = (root: number): number => ((root % 1) * 2 ** 32) | 0;

const PRIMES = Array.from({ length: 312 }, (_, number) => number).filter(
  (number) => number > 1 && ![2, 3, 5, 7, 11, 13, 17].some((prime) => number > prime && number % prime === 0),
);
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)));

/**
 * Returns the SHA-256 hash of a text, in hexadecimal (FIPS 180-4). Node's own is in no browser, and the browser's own
 * answers only later, which all that reads content would have to wait for.
 */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const blocks = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  bytes.forEach((byte, index) => blocks.setUint8(index, byte));
  blocks.setUint8(bytes.length, 0x80);
  blocks.setUint32(blocks.byteLength - 4, bytes.length * 8);
  let hash = START;
  for (let at = 0; at < blocks.byteLength; at += 64) hash = mix(hash, blocks, at);
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

const turn = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** Mixes a block of 64 bytes into a hash. */
function mix(hash: readonly number[], blocks: DataView, at: number): number[] {
  const words = Array.from({ length: 16 }, (_, index) => blocks.getInt32(at + 4 * index));
  for (let index = 16; index < 64; index++) {
    const [near, far] = [words[index - 2]!, words[index - 15]!];
    const spread = (turn(near, 17) ^ turn(near, 19) ^ (near >>> 10)) + words[index - 7]!;
    words[index] = (spread + (turn(far, 7) ^ turn(far, 18) ^ (far >>> 3)) + words[index - 16]!) | 0;
  }
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
  for (let round = 0; round < 64; round++) {
    const choice = (e & f) ^ (~e & g);
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + ROUNDS[round]! + words[round]!) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, index) => (word + hash[index]!) | 0);
}
