import { PROVIDER } from './referral-link';

/** Words of the builder on the page for partners. */
export const messages = {
  who: {
    title: 'Who are you?',
    hint: 'It only decides which forms of the lines come first.',
    pastes: 'I paste into a website builder',
    writes: 'I edit the HTML',
    builds: 'I build with React, Vue or Svelte',
  },
  names: {
    title: 'Your short name',
    label: `Short name, or a ${PROVIDER} link that you were given`,
    none: 'No name yet? The lines hold your-short-name until you put yours in.',
    ask: 'Ask for a short name',
    credited: (name: string) => `Bookings will count for ${name}.`,
    through: (network: string) => `They go through the network ${network}.`,
    marked: (campaign: string) => `Your reports will show them as ${campaign}.`,
    bad: (text: string) => `“${text}” is no short name: only letters, digits and hyphens are.`,
    placeholder: 'your-short-name only stands for a name: put your own in its place.',
    nameless: `We can take no name from that link. Paste one that ${PROVIDER} made for you, or type the name alone.`,
    mend: (name: string) => `Use ${name}`,
    stranger: (company: string) =>
      `That link books tours of another company, ${company}. The name in it was taken; make sure that it is yours.`,
    more: 'Network, and a word of your own',
    network: 'Short name of your network, if your links come from one',
    campaign: 'A word by which you tell your links apart, such as lobby',
  },
  what: {
    title: 'What would you like to show?',
    more: 'More widgets',
    options: 'Options',
    noChoice: 'as it is',
    /** Parts of a widget by the attribute that leaves them out. */
    parts: { 'no-search': 'Search box' } as Readonly<Record<string, string>>,
    badList: (values: readonly string[]) => `Only these are there: ${values.join(', ')}.`,
    badNumber: (min = 0, max?: number) =>
      max === undefined ? `A whole number, ${min} or more.` : `A whole number from ${min} to ${max}.`,
    cards: {
      'cat-tour-list': ['Tours', 'All walks, each with its price and a button'],
      'cat-booking-calendar': ['Dates', 'The departures of the coming weeks'],
      'cat-reserve-button': ['One button', 'Reserves, wherever you put it'],
      'cat-price-calculator': ['Price for groups', 'A bill for a private tour'],
      'cat-testimonials': ['Voices', 'What guests say'],
      'cat-blog': ['Stories', 'From our blog, with pictures'],
    } as Readonly<Record<string, readonly [name: string, text: string]>>,
    /** The rest; a tag that is not here says what the reference says. */
    others: {
      'cat-contact': 'A form in which your guests write to us',
      'cat-faq': 'Questions that guests ask, with our answers',
      'cat-gallery': 'An album: pictures from the walks and portraits of guests’ cats',
      'cat-help-button': 'A small button that leads to the questions, for the same page',
      'cat-newsletter': 'A place to sign up for our letter',
      'cat-press': 'What the press reported about the tours',
      'cat-route-map': 'The map of a walk, stop by stop',
      'cat-site-search': 'A search box for our tours and stories',
      'cat-survey': 'The form in which guests tell us how their tour was',
      'cat-video': 'The report of NBC New York about us, as a film',
    } as Readonly<Record<string, string>>,
  },
  look: {
    title: 'How should it look?',
    look: 'Look',
    looks: { '': 'Neutral', match: 'Like my page', edition: 'Like this site' } as Record<string, string>,
    theme: 'Light or dark',
    themes: { auto: 'As my page says', light: 'Light', dark: 'Dark' } as Record<string, string>,
    colors: 'Colors, corners, font',
    '--cat-accent': 'Buttons',
    '--cat-accent-text': 'Words on buttons',
    '--cat-text': 'Text',
    '--cat-surface': 'Background',
    '--cat-radius': 'Corners, in pixels',
    badRadius: 'A whole number from 0 to 40.',
    '--cat-font': 'Font, as in a style sheet',
    badFont: 'Names of fonts with commas between them, such as Georgia, serif.',
    fontExample: 'Georgia, serif',
    reset: 'Back to our own',
    enough: (what: string, ratio: string) => `${what}: contrast ${ratio}, enough.`,
    faint: (what: string, ratio: string) =>
      `${what}: contrast ${ratio}, hard to read. It should be 4.5 or more.`,
    onButtons: 'Words on buttons',
    onSurface: 'Text on the background',
    inDark: (what: string) => `${what}, in the dark`,
  },
  preview: {
    title: 'How it will be',
    frame: 'Preview',
    width: (pixels: number) => `Width: ${pixels} pixels`,
    widths: { phone: 'Phone', column: 'Column', page: 'Whole page' },
    page: 'On a page that is',
    pages: { plain: 'plain', dark: 'dark', wild: 'wild about its own style', off: 'without scripts' },
    off: 'Where no script runs, these links show. They credit you as well.',
  },
  take: {
    title: 'Take it along',
    form: 'Form',
    code: 'The lines',
    copy: 'Copy',
    copied: 'Copied.',
    denied: 'Your browser does not let us copy. The lines are selected: press Ctrl+C, or ⌘C on a Mac.',
    keep: 'Save as a file',
    waiting: 'One moment…',
    failed:
      'This form could not be fetched. Choose another one, or load the page again: what you chose stays.',
    notPainted:
      'With these options it would be drawn again when our script comes, and your page would move. Choose another form, or leave the options as they are.',
    notFramed:
      'This button leads to a section of your page, which a frame cannot reach. Choose another form.',
    size: (kilobytes: string) =>
      `A visitor downloads about ${kilobytes} kB for it, once, after your page is there: code and texts. Pictures come besides, when they are in sight, and its words where your page is in another language.`,
    policy: 'For a page with a strict policy',
    policyText: 'Add these to your Content-Security-Policy:',
    send: 'Send to my webmaster',
    mailSubject: 'Cat tours for our website',
    mailBody: (address: string) =>
      `Hello,\n\nplease put this on our website. The page shows the lines to paste, and how they will look:\n\n${address}\n`,
  },
  poster: {
    open: 'A poster with a code to scan',
    nameless: 'It needs your short name first: a poster cannot be mended once it hangs.',
  },
  check: {
    title: 'Is it in order?',
    label: 'Paste the HTML of your page, or of the part with our lines',
    failed: 'The list could not be fetched. Change the text to try again, or come back later.',
    unseen: `Whether ${PROVIDER} credits a booking, no check can see. It stands in your ${PROVIDER} reports.`,
    alive:
      'More is seen on a page with our script: open it with ?cat-check behind its address, and one line over it says whether all is in order.',
  },
  forms: {
    lines: [
      'HTML',
      'Two lines for any page. They always show today’s tours, and follow our releases by themselves.',
    ],
    oneLine: [
      'One line',
      'The same in one line, for WordPress’s classic editor and others that make a paragraph of each.',
    ],
    major: ['One major version', 'Follows compatible releases alone.'],
    exact: [
      'An exact version',
      'Never changes, and the browser checks its hash. Prices and dates are still today’s.',
    ],
    painted: [
      'Painted at once',
      'The finished widget is inside the lines: it is there with your own HTML, and nothing moves.',
    ],
    div: [
      'Without our tag',
      'For editors that take out tags they do not know: a div that becomes the widget.',
    ],
    frame: [
      'Frame',
      'For builders that take nothing else. It grows with what is in it. Where no script runs, its links credit nobody.',
    ],
    frameAddress: ['Address for a frame', 'For Wix and others that ask for an address alone.'],
    tagManager: [
      'Tag manager',
      'Goes to the place with the id cat-tours on your page. Under a strict policy it needs what the tag manager needs, a nonce or unsafe-inline, or nothing shows.',
    ],
    links: ['Links alone', 'No script at all: for mails, documents and strict editors.'],
    react: ['React', 'A component for React 18 and 19. Types are at /v1/cat-tours-react.d.ts.'],
    vue: ['Vue', 'For Vue 3. Tell its compiler that tags which begin with cat- are custom elements.'],
    svelte: ['Svelte', 'For Svelte 4 and 5.'],
  } satisfies Record<string, readonly [name: string, text: string]>,
};
