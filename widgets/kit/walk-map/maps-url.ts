/** Returns the address of a place in Google Maps (https://developers.google.com/maps/documentation/urls). */
export const mapsUrl = (place: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
