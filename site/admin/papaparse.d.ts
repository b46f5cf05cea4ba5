/** The part of Papa Parse that we use; its package has no types. */
declare module 'papaparse' {
  const Papa: {
    parse(text: string, options: { delimiter: string; skipEmptyLines: 'greedy' }): { data: string[][] };
  };
  export default Papa;
}
