import type { Formats } from './formats';
import type { Messages } from './messages';

export const messages = ({ plural, dollars, calendar }: Formats) =>
  ({
    'tour-list': {
      search: 'Rechercher une visite',
      example: 'Par exemple « Brooklyn »',
      found: (count, query) =>
        count
          ? plural(count, {
              one: `${count} visite trouvée pour « ${query} »`,
              other: `${count} visites trouvées pour « ${query} »`,
            })
          : `Aucune visite trouvée pour « ${query} »`,
      noneTitle: 'Aucune visite trouvée',
      noneText: 'Modifiez votre recherche ou parcourez toutes les visites.',
      showAll: 'Voir toutes les visites',
      ask: 'Nous contacter',
      askShort: 'Nous écrire',
      reserve: 'Réservez votre place',
      reserveShort: 'Réserver',
      reserveSpoken: 'Réservez votre place pour une visite sur l’histoire des chats',
    },
    'booking-calendar': {
      ...calendar,
      title: (days) => `Les ${days} prochains jours`,
      open: 'Notre programme, à l’heure de New York. Pour les places restantes, consultez le calendrier en direct ci-dessous.',
      closed: (days) => `Aucune visite dans les ${days} prochains jours. La saison reprend avec celle-ci.`,
      over: (days) => `Aucune visite dans les ${days} prochains jours. Nouvelles dates la saison prochaine.`,
      contact: 'Nous contacter',
      inWords: (tour, schedule) => [tour, ' – ', schedule],
      reserve: 'Réserver',
      keep: 'Ajouter au calendrier',
      keepDeparture: (place, day, time) => `Ajouter au calendrier : ${place}, ${day}, ${time}`,
      keepFailed: 'Le chargement a échoué. Veuillez réessayer plus tard.',
      live: 'Calendrier en direct',
      frame: 'Calendrier de réservation',
      places: 'Le calendrier de notre prestataire de réservation indique les visites où il reste des places.',
      bookingPage: 'Ouvrir la page de réservation',
      show: 'Afficher le calendrier en direct',
      loading: 'Chargement du calendrier…',
      inNewTab: 'Ouvrir le calendrier dans un nouvel onglet',
      newTab: 'S’ouvre dans un nouvel onglet',
      failedToast: 'Erreur du calendrier',
      failedTitle: 'Le calendrier n’a pas pu être chargé',
      failed: 'Le calendrier de réservation n’a pas pu être chargé. Veuillez réessayer plus tard.',
      tryAgain: 'Réessayer',
    },
    'download-ics': {
      text: (url) => `Un rappel, pas une réservation. Réservez votre place : ${url}`,
    },
    'reserve-button': {
      accessibleName: (label, tour) => `${label} – ${tour}`,
      newTab: 'S’ouvre dans un nouvel onglet',
      failedTitle: 'Erreur d’ouverture',
      failed: 'Ce bouton ne fonctionne pas pour le moment. Veuillez réessayer plus tard.',
    },
    'price-calculator': {
      dollars,
      title: 'Combien cela coûte-t-il ?',
      guests: 'Participants',
      fewer: 'Un de moins',
      more: 'Un de plus',
      range: (from, to) => `De ${from} à ${to}.`,
      upTo: (guests) => `Jusqu’à ${guests} participants`,
      further: (guests, price) =>
        plural(guests, {
          one: `${guests} participant de plus à ${dollars(price)}`,
          other: `${guests} participants de plus à ${dollars(price)} chacun`,
        }),
      eachBeyond: (guests, price) => `Chaque participant au-delà de ${guests} : ${dollars(price)}`,
      total: 'Total',
      party: (guests) =>
        `${plural(guests, {
          one: `Pour ${guests} participant.`,
          other: `Pour ${guests} participants.`,
        })} La visite est en anglais.`,
      contact: 'Nous contacter',
    },
    testimonials: {
      loading: 'Chargement des avis…',
      carousel: 'carrousel',
      label: 'Ce que disent les participants',
      list: 'Citations',
      shown: (text, cited) => `${text} ${cited}`,
      controls: 'Choisir une citation',
      pause: 'Arrêter le défilement des citations',
      play: 'Faire défiler les citations',
      previous: 'Citation précédente',
      next: 'Citation suivante',
      position: (place, total) => `Citation ${place} sur ${total}`,
    },
    'route-map': {
      page: 'Voir cette visite sur notre site',
    },
    booking: {
      failedTitle: 'Erreur de réservation',
      failed: 'Nous n’arrivons pas à ouvrir le calendrier de réservation. Veuillez réessayer plus tard.',
      bookingPage: 'Ouvrir la page de réservation',
    },
    data: {
      loading: 'Chargement…',
      failed: 'Le chargement a échoué.',
      tryAgain: 'Réessayer',
    },
    'walk-map': {
      note: 'Une carte dessinée de la visite, avec les étapes de la liste dans le même ordre.',
      start: 'Départ',
      finish: 'Arrivée',
      onWay: 'en chemin',
      open: 'Ouvrir le point de départ dans Maps',
      subway: (lines) => ['Métro le plus proche : ', lines],
      credit:
        'Données cartographiques © OpenStreetMap contributors ; The New York Public Library ; NYC Open Data. Pas à l’échelle.',
    },
    ui: {
      credit: (company) => ['Visites proposées par ', company, '. Les visites sont en anglais.'],
      clear: 'Effacer',
    },
    'pop-up': {
      tours: 'Voir les visites',
      dates: 'Voir les dates',
      close: 'Fermer',
    },
    toast: {
      dismiss: 'Fermer',
    },
  }) satisfies Messages;
