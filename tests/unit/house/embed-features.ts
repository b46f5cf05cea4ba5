interface Feature {
  name: string;
  /** File of the test that proves it, below `tests/`, and how a title in it begins. */
  proof?: readonly [file: string, title: string];
  /** The reason why there is no proof, in plain words. */
  missing?: string;
}

/** Features that embeds of this kind are compared by, and for each the test that it holds for our tags. */
export const features: readonly Feature[] = [
  {
    name: 'a script and a tag, no script in the page',
    proof: ['e2e/partner/forms/forms.spec.ts', 'The lines as they are'],
  },
  {
    name: 'loads when it is scrolled to',
    proof: ['e2e/partner/loading/loading.spec.ts', 'A lazy tag below the fold asks for nothing'],
  },
  {
    name: 'many on one page',
    proof: ['e2e/partner/loading/loading.spec.ts', 'Many tags of both kinds ask for each chunk once'],
  },
  { name: 'a custom element', proof: ['e2e/partner/tags/pages.spec.ts', 'The ${name} page shows every tag'] },
  {
    name: 'set by attributes',
    proof: ['e2e/partner/tags/attributes.spec.ts', 'A tour list with wrong attributes'],
  },
  { name: 'filled in beforehand', proof: ['browser/forms/survey.test.ts', 'is filled in by its attributes'] },
  {
    name: 'custom properties for its look',
    proof: ['e2e/partner/look/looks.spec.ts', 'In ${host} every token has a value'],
  },
  {
    name: 'parts for its look',
    proof: ['e2e/partner/look/parts.spec.ts', 'A page reaches duration and price'],
  },
  {
    name: 'follows the dark scheme',
    proof: ['e2e/partner/look/looks.spec.ts', 'In ${host} every tag can be read'],
  },
  {
    name: 'other languages',
    proof: ['e2e/partner/tags/languages.spec.ts', 'On a German page a guest reads German and books'],
  },
  { name: 'events in the page', proof: ['package/main.ts', '${name}: a page made in the browser'] },
  {
    name: 'a hook for the page’s own count',
    proof: ['browser/tour-list.test.ts', 'tells the page once that a booking starts'],
  },
  {
    name: 'credit for the partner',
    proof: ['e2e/partner/tags/attribution.spec.ts', 'Every link of every tag on the ${name} page'],
  },
  {
    name: 'styles under a strict policy',
    proof: ['e2e/partner/host/strict-csp.spec.ts', 'Under the strictest policy nothing of ours is refused'],
  },
  {
    name: 'integrity of the script',
    proof: ['e2e/partner/forms/forms.spec.ts', 'An exact version, whose hash the browser checks'],
  },
  {
    name: 'Trusted Types',
    proof: ['e2e/partner/one-file.spec.ts', 'A strict policy with Trusted Types lets the file run'],
  },
  {
    name: 'an address for one version',
    proof: ['e2e/partner/loading/data.spec.ts', 'A released version runs from its own address'],
  },
  {
    name: 'typed wrappers',
    proof: ['unit/build/package.test.ts', 'has a component of %s for each framework'],
  },
  {
    name: 'declarative shadow root',
    proof: ['e2e/site/partners.spec.ts', 'Painted at once: what is copied is there without scripts'],
  },
  {
    name: 'works without scripts',
    proof: ['e2e/partner/tags/attribution.spec.ts', 'what a partner pastes books every public tour'],
  },
  {
    name: 'room kept, nothing moves',
    proof: ['e2e/partner/look/room.spec.ts', 'The copied lines keep room for'],
  },
  {
    name: 'fetched when somebody is about to press',
    proof: ['e2e/partner/tags/booking.spec.ts', 'Hovering a button fetches the script'],
  },
  {
    name: 'as high as what is in it',
    proof: ['e2e/partner/forms/frames.spec.ts', 'A frame is as high as what is in it'],
  },
  {
    name: 'in the page and over it',
    proof: ['e2e/partner/tags/calendar.spec.ts', 'A button of a hotel opens the calendar over the page'],
  },
  {
    name: 'a builder of the lines',
    proof: ['e2e/site/newcomer.spec.ts', 'From the page for partners to a page with tours'],
  },
  {
    name: 'help for editors of websites',
    proof: [
      'e2e/site/partners.spec.ts',
      'the page is complete: a name, the lines, what to do in each editor',
    ],
  },
  { name: 'access for all', proof: ['browser/tour-list.test.ts', 'has no accessibility findings'] },
  {
    name: 'no request to others and no storage before a press',
    proof: [
      'e2e/partner/host/quiet.spec.ts',
      'Until a visitor acts, a partner page speaks to our origin alone',
    ],
  },
  {
    name: 'goes on while the provider is down',
    proof: ['e2e/partner/loading/provider-down.spec.ts', 'Provider script fails to load'],
  },
  {
    name: 'says what went wrong',
    proof: ['e2e/partner/tags/calendar.spec.ts', 'A provider that cannot be reached has failed'],
  },
  {
    name: 'leaves nothing behind',
    proof: ['e2e/churn.spec.ts', 'A thousand times added, moved and removed'],
  },
  {
    name: 'tags that come later',
    proof: ['e2e/partner/host/dom.spec.ts', 'Tags in a swapped body, in later markup'],
  },
  {
    name: 'loaded twice without harm',
    proof: ['e2e/partner/loading/versions.spec.ts', '${title}: it runs the tags of the page'],
  },
  {
    name: 'no global names',
    proof: ['e2e/partner/host/quiet.spec.ts', 'Our scripts leave no trace in the page'],
  },
];
