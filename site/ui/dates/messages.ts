/** Words about what leaves next. */
export const messages = {
  /** Tells what leaves next, by day and time; where it leaves only beside other places. */
  nextWalk: (when: string, place?: string) => `Next walk: ${place ? `${when}, ${place}` : when}`,
  /** A day and time that takes as much room as any. */
  widestTime: 'Wed, Mar\u00a030, 10:00\u00a0AM',
};
