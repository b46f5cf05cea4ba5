/** Returns the address that opens a place in Google Maps, or in its app; it needs no key. */
export const mapsUrl = (place: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
