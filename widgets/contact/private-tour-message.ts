import { integer } from '../kit/element/attributes';
import { MAX_GUESTS, MIN_GUESTS, privateTourPrice, type PrivatePrices } from '../kit/private-tour/price';
import { messages } from './messages-controller';

/** Returns the message of a visitor from the price calculator, whose link has `?guests=12`; undefined for others. */
export function privateTourMessage(query: string, prices: PrivatePrices): string | undefined {
  const text = new URLSearchParams(query).get('guests') ?? '';
  const guests = integer(undefined, MIN_GUESTS, MAX_GUESTS).parse(text);
  return guests ? messages.privateTour(guests, privateTourPrice(guests, prices).total) : undefined;
}
