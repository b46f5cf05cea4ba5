import type { Words } from '../element/spoken';
import type { Formats } from './formats';

/** Spanish words of all tags that speak it. */
export const words = ({ plural, dollars, calendar }: Formats): Words => ({
  'tour-list': {
    search: 'Buscar entre los tours',
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
    closed: (days) => `No hay tours en los próximos ${days} días. La temporada vuelve a empezar con este.`,
    over: (days) => `No hay tours en los próximos ${days} días. Fechas nuevas la próxima temporada.`,
    contact: 'Contacto',
    inWords: (tour, schedule) => [tour, `: ${schedule}`],
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
    failedNotice: 'Error del calendario',
    failedTitle: 'No se ha podido cargar el calendario',
    failed: 'No se ha podido cargar el calendario de reservas. Inténtelo de nuevo más tarde.',
    again: 'Intentar de nuevo',
  },
  'keep-date': {
    text: (url) => `Una fecha para recordar, no una reserva. Reserve su plaza: ${url}`,
  },
  'reserve-button': {
    spoken: (label, tour) => `${label}: ${tour}`,
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
    list: 'Citas',
    shown: (words, cited) => `${words} ${cited}`,
    controls: 'Elegir una cita',
    pause: 'Detener las citas',
    play: 'Reanudar las citas',
    previous: 'Cita anterior',
    next: 'Cita siguiente',
    place: (place, total) => `Cita ${place} de ${total}`,
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
    again: 'Intentar de nuevo',
  },
  route: {
    note: 'Un mapa dibujado del tour. Sus paradas son las de la lista, en el mismo orden.',
    start: 'Inicio',
    finish: 'Final',
    open: 'Abrir el punto de inicio en Maps',
    subway: (lines) => ['Metro más cercano: ', lines],
    credit:
      'Datos del mapa © OpenStreetMap contributors; The New York Public Library; NYC Open Data. No está a escala.',
  },
  ui: {
    credit: (company) => ['Tours de ', company, '. Los tours son en inglés.'],
    clear: 'Borrar',
  },
  toast: {
    dismiss: 'Cerrar',
  },
});
