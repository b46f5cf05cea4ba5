export const messages = {
  /** Next departure by day, time and, among several tours, place. */
  nextWalk: (when: string, place?: string) => `Next walk: ${place ? `${when}, ${place}` : when}`,
  /** Widest day and time, to reserve the space. */
  widestTime: 'Wed, Mar\u00a030, 10:00\u00a0AM',
};
