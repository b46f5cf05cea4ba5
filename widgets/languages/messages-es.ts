import type { Formats } from './formats';
import type { Messages } from './messages';

export const messages = ({ plural, dollars, calendar }: Formats) =>
  ({
    'tour-list': {
      search: 'Buscar tours',
      example: 'Por ejemplo, «Brooklyn»',
      found: (count, query) =>
        count
          ? plural(count, {
              one: `Se ha encontrado ${count} tour para «${query}»`,
              other: `Se han encontrado ${count} tours para «${query}»`,
            })
          : `No se ha encontrado ningún tour para «${query}»`,
      noneTitle: 'No se ha encontrado ningún tour',
      noneText: 'Cambie la búsqueda o vea todos los tours.',
      showAll: 'Ver todos los tours',
      ask: 'Contacto',
      askShort: 'Consultar',
      reserve: 'Reserve su plaza',
      reserveShort: 'Reservar',
      reserveSpoken: 'Reserve su plaza en un tour sobre la historia de los gatos',
    },
    'booking-calendar': {
      ...calendar,
      title: (days) => `Los próximos ${days} días`,
      open: 'Nuestro programa, en hora de Nueva York. Las plazas libres están en el calendario en vivo, más abajo.',
      closed: (days) =>
        `No hay tours en los próximos ${days} días. La nueva temporada empieza con este tour.`,
      over: (days) => `No hay tours en los próximos ${days} días. Fechas nuevas la próxima temporada.`,
      contact: 'Contacto',
      inWords: (tour, schedule) => [tour, ': ', schedule],
      reserve: 'Reservar',
      keep: 'Añadir al calendario',
      keepDeparture: (place, day, time) => `Añadir al calendario: ${place}, ${day}, ${time}`,
      keepFailed: 'No se ha podido cargar. Inténtelo de nuevo más tarde.',
      live: 'Calendario en vivo',
      frame: 'Calendario de reservas',
      places: 'El calendario de nuestro proveedor de reservas muestra qué tours tienen plazas libres.',
      bookingPage: 'Abrir la página de reservas',
      show: 'Mostrar el calendario en vivo',
      loading: 'Cargando el calendario…',
      inNewTab: 'Abrir el calendario en una pestaña nueva',
      newTab: 'Se abre en una pestaña nueva',
      failedToast: 'Error del calendario',
      failedTitle: 'No se ha podido cargar el calendario',
      failed: 'No se ha podido cargar el calendario de reservas. Inténtelo de nuevo más tarde.',
      tryAgain: 'Intentar de nuevo',
    },
    'download-ics': {
      text: (url) => `Es un recordatorio, no una reserva. Reserve su plaza: ${url}`,
    },
    'reserve-button': {
      accessibleName: (label, tour) => `${label}: ${tour}`,
      newTab: 'Se abre en una pestaña nueva',
      failedTitle: 'Error al abrir',
      failed: 'Este botón no funciona en este momento. Inténtelo de nuevo más tarde.',
    },
    'price-calculator': {
      dollars,
      title: '¿Cuánto cuesta?',
      guests: 'Participantes',
      fewer: 'Un participante menos',
      more: 'Un participante más',
      range: (from, to) => `De ${from} a ${to}.`,
      upTo: (guests) => `Hasta ${guests} participantes`,
      further: (guests, price) =>
        plural(guests, {
          one: `${guests} participante más a ${dollars(price)}`,
          other: `${guests} participantes más a ${dollars(price)} cada uno`,
        }),
      eachBeyond: (guests, price) => `Cada participante a partir del ${guests + 1}.º: ${dollars(price)}`,
      total: 'Total',
      party: (guests) =>
        `${plural(guests, {
          one: `Para ${guests} participante.`,
          other: `Para ${guests} participantes.`,
        })} El tour es en inglés.`,
      contact: 'Contacto',
    },
    testimonials: {
      loading: 'Cargando las opiniones…',
      carousel: 'carrusel',
      label: 'Lo que dicen los participantes',
      list: 'Opiniones',
      shown: (text, cited) => `${text} ${cited}`,
      controls: 'Elegir una opinión',
      pause: 'Pausar las opiniones',
      play: 'Reanudar las opiniones',
      previous: 'Opinión anterior',
      next: 'Opinión siguiente',
      position: (place, total) => `Opinión ${place} de ${total}`,
    },
    'route-map': {
      page: 'Ver este tour en nuestro sitio web',
    },
    booking: {
      failedTitle: 'Error de reserva',
      failed: 'No podemos abrir el calendario de reservas en este momento. Inténtelo de nuevo más tarde.',
      bookingPage: 'Abrir la página de reservas',
    },
    data: {
      loading: 'Cargando…',
      failed: 'No se ha podido cargar.',
      tryAgain: 'Intentar de nuevo',
    },
    'walk-map': {
      note: 'Un mapa dibujado del recorrido, con las paradas de la lista en el mismo orden.',
      start: 'Inicio',
      finish: 'Final',
      onWay: 'en camino',
      open: 'Abrir el punto de inicio en Maps',
      subway: (lines) => ['Metro más cercano: ', lines],
      credit:
        'Datos del mapa © OpenStreetMap contributors; The New York Public Library; NYC Open Data. No está a escala.',
    },
    ui: {
      credit: (company) => ['Tours de ', company, '. Los tours son en inglés.'],
      clear: 'Borrar',
    },
    'pop-up': {
      tours: 'Ver los tours',
      dates: 'Ver las fechas',
      close: 'Cerrar',
    },
    toast: {
      dismiss: 'Cerrar',
    },
  }) satisfies Messages;
