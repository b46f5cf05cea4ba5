/** Part of the decoder that is used; it brings no types. */
declare module 'heic-decode' {
  interface HeicPicture {
    width: number;
    height: number;
    /** Four bytes a pixel: red, green, blue, alpha. */
    decode(): Promise<{ data: Uint8ClampedArray }>;
  }
  const heic: { all(input: { buffer: Uint8Array }): Promise<HeicPicture[]> };
  export default heic;
}
