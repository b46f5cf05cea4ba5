import type { Formats } from './formats';
import type { Messages } from './messages';

export const messages = ({ plural, dollars, calendar }: Formats) =>
  ({
    'tour-list': {
      search: 'Touren durchsuchen',
      example: 'Zum Beispiel „Brooklyn“',
      found: (count, query) =>
        count
          ? plural(count, {
              one: `${count} Tour zu „${query}“ gefunden`,
              other: `${count} Touren zu „${query}“ gefunden`,
            })
          : `Keine Touren zu „${query}“ gefunden`,
      noneTitle: 'Keine Touren gefunden',
      noneText: 'Ändern Sie Ihre Suche oder sehen Sie sich alle Touren an.',
      showAll: 'Alle Touren zeigen',
      ask: 'Kontakt',
      askShort: 'Anfragen',
      reserve: 'Platz reservieren',
      reserveShort: 'Reservieren',
      reserveSpoken: 'Platz reservieren für eine Tour zur Geschichte der Katzen',
    },
    'booking-calendar': {
      ...calendar,
      title: (days) => `Die nächsten ${days} Tage`,
      open: 'Unser Tourenplan in New Yorker Zeit. Freie Plätze zeigt der Live-Kalender weiter unten.',
      closed: (days) =>
        `Keine Touren in den nächsten ${days} Tagen. Die neue Saison beginnt mit dieser Tour.`,
      over: (days) => `Keine Touren in den nächsten ${days} Tagen. Neue Termine in der nächsten Saison.`,
      contact: 'Kontakt',
      inWords: (tour, schedule) => [tour, ': ', schedule],
      reserve: 'Reservieren',
      keep: 'In den Kalender eintragen',
      keepDeparture: (place, day, time) => `In den Kalender eintragen: ${place}, ${day}, ${time}`,
      keepFailed: 'Das konnte nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
      live: 'Live-Kalender',
      frame: 'Buchungskalender',
      places: 'Der Kalender unseres Buchungspartners zeigt, welche Touren noch freie Plätze haben.',
      bookingPage: 'Buchungsseite öffnen',
      show: 'Live-Kalender anzeigen',
      loading: 'Kalender wird geladen …',
      inNewTab: 'Kalender in einem neuen Tab öffnen',
      newTab: 'Öffnet sich in einem neuen Tab',
      failedToast: 'Fehler beim Kalender',
      failedTitle: 'Der Kalender konnte nicht geladen werden',
      failed: 'Der Buchungskalender konnte nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
      tryAgain: 'Erneut versuchen',
    },
    'download-ics': {
      text: (url) => `Eine Erinnerung, keine Buchung. Reservieren Sie Ihren Platz: ${url}`,
    },
    'reserve-button': {
      accessibleName: (label, tour) => `${label}: ${tour}`,
      newTab: 'Öffnet sich in einem neuen Tab',
      failedTitle: 'Fehler beim Öffnen',
      failed: 'Diese Schaltfläche funktioniert gerade nicht. Bitte versuchen Sie es später noch einmal.',
    },
    'price-calculator': {
      dollars,
      title: 'Was kostet das?',
      guests: 'Gäste',
      fewer: 'Ein Gast weniger',
      more: 'Ein Gast mehr',
      range: (from, to) => `Von ${from} bis ${to}.`,
      upTo: (guests) => `Bis zu ${guests} Gäste`,
      further: (guests, price) =>
        plural(guests, {
          one: `${guests} weiterer Gast zu ${dollars(price)}`,
          other: `${guests} weitere Gäste zu je ${dollars(price)}`,
        }),
      eachBeyond: (guests, price) => `Ab dem ${guests + 1}. Gast je ${dollars(price)}`,
      total: 'Gesamt',
      party: (guests) =>
        `${plural(guests, { one: `Für ${guests} Gast.`, other: `Für ${guests} Gäste.` })} Die Tour ist auf Englisch.`,
      contact: 'Kontakt',
    },
    testimonials: {
      loading: 'Stimmen unserer Gäste werden geladen …',
      carousel: 'Karussell',
      label: 'Das sagen unsere Gäste',
      list: 'Zitate',
      shown: (text, cited) => `${text} ${cited}`,
      controls: 'Zitat auswählen',
      pause: 'Zitate anhalten',
      play: 'Zitate abspielen',
      previous: 'Vorheriges Zitat',
      next: 'Nächstes Zitat',
      position: (place, total) => `Zitat ${place} von ${total}`,
    },
    'route-map': {
      page: 'Diese Tour auf unserer Website ansehen',
    },
    booking: {
      failedTitle: 'Fehler bei der Buchung',
      failed:
        'Der Buchungskalender lässt sich gerade nicht öffnen. Bitte versuchen Sie es später noch einmal.',
      bookingPage: 'Buchungsseite öffnen',
    },
    data: {
      loading: 'Wird geladen …',
      failed: 'Das konnte nicht geladen werden.',
      tryAgain: 'Erneut versuchen',
    },
    'walk-map': {
      note: 'Eine gezeichnete Karte der Tour mit den Stationen der Liste in derselben Reihenfolge.',
      start: 'Start',
      finish: 'Ziel',
      onWay: 'unterwegs',
      open: 'Startpunkt in Maps öffnen',
      subway: (lines) => ['Nächste U-Bahn: ', lines],
      credit:
        'Kartendaten © OpenStreetMap contributors; The New York Public Library; NYC Open Data. Nicht maßstabsgetreu.',
    },
    ui: {
      credit: (company) => ['Touren von ', company, '. Die Touren sind auf Englisch.'],
      clear: 'Löschen',
    },
    'pop-up': {
      tours: 'Touren ansehen',
      dates: 'Termine ansehen',
      close: 'Schließen',
    },
    toast: {
      dismiss: 'Schließen',
    },
  }) satisfies Messages;
