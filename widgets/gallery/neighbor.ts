/** Returns the index of the picture so many steps further in an album; past the last comes the first. */
export const neighbor = (index: number, steps: number, total: number): number =>
  (index + steps + total) % total;
