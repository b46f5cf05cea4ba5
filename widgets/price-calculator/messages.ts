import { translated } from '../kit/element/locale';
import { plural } from '../kit/element/plural';

export const messages = {
  dollars: (amount: number) => `$${amount}`,
  title: 'What will it cost?',
  guests: 'Guests',
  fewer: 'One fewer',
  more: 'One more',
  range: (from: number, to: number) => `From ${from} to ${to}.`,
  upTo: (guests: number) => `Up to ${guests} guests`,
  further: (guests: number, price: number) =>
    plural(guests, {
      one: `${guests} more guest at $${price}`,
      other: `${guests} more guests at $${price}`,
    }),
  eachBeyond: (guests: number, price: number) => `Each guest beyond ${guests}: $${price}`,
  total: 'Total',
  party: (guests: number) => `For a party of ${guests}.`,
  contact: 'Contact Us',
};

export const messagesFor = translated('price-calculator', messages);
