/**
 * Edits as people make them who have never written YAML or Markdown, each with the one message that it brings: file,
 * what is replaced, what takes its place, and what the check says.
 */
export type BrokenEdit = [file: string, from: string, to: string, message: string];

/** Slips in how a file is written: signs, indents, quotes, the block of fields above a post. */
export const brokenFiles: BrokenEdit[] = [
  [
    'settings.yaml',
    '  perPerson: 40',
    '\tperPerson: 40',
    'settings.yaml:46  perPerson begins with a tab. Indent with spaces: two for each level.',
  ],
  [
    'tours/lower-east-side.yaml',
    '\nplace: Lower East Side',
    '\n\tplace: Lower East Side',
    'tours/lower-east-side.yaml:5  place begins with a tab. Indent with spaces: two for each level.',
  ],
  [
    'settings.yaml',
    '  name: Cats About Town Tours',
    "  name: 'Cats About Town Tours",
    "settings.yaml:2  name opens a ' that is not closed. Put a ' behind the text.",
  ],
  [
    'tours/lower-east-side.yaml',
    "schedule: 'Sundays, 2:00 PM'",
    'schedule: Sundays: 2:00 PM',
    "tours/lower-east-side.yaml:17  schedule has a colon inside a text that is not between quotes. Put quotes around the text: schedule: 'Sundays: 2:00 PM'",
  ],
  [
    'tours/lower-east-side.yaml',
    'teaser: Tavern',
    'teaser: "Tavern"',
    `tours/lower-east-side.yaml:10  teaser has more behind the closing ", or one inside the text. Put quotes around the text: teaser: '"Tavern" mousers, a station-house quarrel and the woman who took in eighty strays.'`,
  ],
  [
    'tours/lower-east-side.yaml',
    'teaser: Tavern',
    'teaser: *Tavern',
    "tours/lower-east-side.yaml:10  teaser begins with *, which only a text between quotes may. Put quotes around the text: teaser: '*Tavern mousers, a station-house quarrel and the woman who took in eighty strays.'",
  ],
  [
    'tours/lower-east-side.yaml',
    'teaser: Tavern',
    'teaser: !Tavern',
    "tours/lower-east-side.yaml:10  teaser begins with !, which only a text between quotes may. Put quotes around the text: teaser: '!Tavern mousers, a station-house quarrel and the woman who took in eighty strays.'",
  ],
  [
    'tours/lower-east-side.yaml',
    "priceText: '{price} per person'",
    'priceText: {price} per person',
    "tours/lower-east-side.yaml:16  priceText begins with {, which only a text between quotes may. Put quotes around the text: priceText: '{price} per person'",
  ],
  [
    'tours/lower-east-side.yaml',
    'place: Lower East Side',
    'place:Lower East Side',
    'tours/lower-east-side.yaml:5  place has no space behind its colon. Write "place: Lower East Side".',
  ],
  [
    'tours/lower-east-side.yaml',
    'place: Lower East Side',
    'place: Lower East Side\nplace: Bowery',
    'tours/lower-east-side.yaml:6  place stands here a second time. Remove one of the two.',
  ],
  [
    'settings.yaml',
    '  perPerson: 40',
    '    perPerson: 40',
    'settings.yaml:47  average is not indented like its neighbors. Let the fields of a group begin below one another, two spaces further in than the group.',
  ],
  [
    'settings.yaml',
    '  perPerson: 40',
    'perPerson: 40',
    'settings.yaml:47  average is indented too far. Let it begin below the field above it, or move that one to the right.',
  ],
  [
    'tours/lower-east-side.yaml',
    'departures: [{ days: [Sunday]',
    'departures: [{ days: [Sunday',
    'tours/lower-east-side.yaml:18  departures opens a [ that is not closed. Close it with ], or, if it belongs to a text, put the text between quotes.',
  ],
  [
    'tours/lower-east-side.yaml',
    "departures: [{ days: [Sunday], time: '14:00' }]",
    "departures: [{ days: [Sunday], time: '14:00' ]",
    'tours/lower-east-side.yaml:18  departures opens a [ that is not closed. Close it with ], or, if it belongs to a text, put the text between quotes.',
  ],
  [
    'faqs.yaml',
    '  - question: Do I need',
    '  -question: Do I need',
    'faqs.yaml:7  question has no space behind its hyphen. Write "- question: Do I need to book ahead?".',
  ],
  [
    'faqs.yaml',
    '  - question: Do I need',
    '  question: Do I need',
    'faqs.yaml:7  question is not indented like its neighbors. Let the fields of a group begin below one another, two spaces further in than the group.',
  ],
  [
    'faqs.yaml',
    '    answer: >-\n      Perhaps',
    '    answer: >-Perhaps',
    'faqs.yaml:3  answer has words behind the >. Begin the text on the next line, two spaces further in.',
  ],
  [
    'faqs.yaml',
    '      When one turns up',
    'When one turns up',
    'faqs.yaml:6  is neither a field ("name: value") nor part of the text above it. Indent it by two spaces more than the name of the text it belongs to.',
  ],
  [
    'settings.yaml',
    '  name: Cats About',
    '<<<<<<< HEAD\n  name: Cats About',
    'settings.yaml:2  holds the marks of two versions that were not joined. Keep one of the two.',
  ],
  [
    'settings.yaml',
    '  name: Cats About Town Tours',
    '  name: "Cats \\About Town Tours"',
    'settings.yaml:2  name has a backslash between double quotes. Use single quotes, or leave the backslash out.',
  ],
  [
    'settings.yaml',
    'booking:',
    '---\nbooking:',
    'settings.yaml:25  is a line of "---" in the middle. Remove it.',
  ],
  [
    'posts/the-post-office-cats.md',
    'date: June 14, 2025',
    'date: June 14, 2025\n---',
    'posts/the-post-office-cats.md:7  has fields below the "---" that ends them. Remove the "---" above this line.',
  ],
  [
    'posts/the-post-office-cats.md',
    '---\nid: 2',
    'id: 2',
    'posts/the-post-office-cats.md:1  does not start with a block between two lines of "---". Copy that block from posts/_example.md.',
  ],
];

/** Values that a field does not take. */
export const brokenFields: BrokenEdit[] = [
  [
    'tours/lower-east-side.yaml',
    'place: Lower East Side',
    'place:',
    'tours/lower-east-side.yaml:5  place is empty. It must be text.',
  ],
  [
    'tours/lower-east-side.yaml',
    'place: Lower East Side',
    '',
    'tours/lower-east-side.yaml:2  place is missing. Add it: text is needed here.',
  ],
  [
    'tours/lower-east-side.yaml',
    'place: Lower East Side',
    'plaice: Lower East Side',
    'tours/lower-east-side.yaml:5  plaice is not a known field. Did you mean "place"?',
  ],
  [
    'tours/lower-east-side.yaml',
    'featured: false',
    'featured: no',
    'tours/lower-east-side.yaml:6  featured is the text "no". It must be true or false.',
  ],
  [
    'tours/lower-east-side.yaml',
    'itemId: 604533',
    'itemId: six',
    'tours/lower-east-side.yaml:7  itemId is the text "six". It must be a number.',
  ],
  [
    'tours/lower-east-side.yaml',
    'image: tours/lower-east-side',
    'image: lower-east-side.jpg',
    'tours/lower-east-side.yaml:8  image is not a picture key like "tours/brooklyn-heights" ("lower-east-side.jpg"). For example: tours/brooklyn-heights.',
  ],
  [
    'tours/lower-east-side.yaml',
    'image: tours/lower-east-side',
    'image: tours/lowre-east-side',
    'tours/lower-east-side.yaml:8  image names the picture "tours/lowre-east-side", which is not there. Put it into site/content/pictures as tours/lowre-east-side.jpg (or webp, png, svg). Or did you mean "tours/lower-east-side"?',
  ],
  [
    'tours/lower-east-side.yaml',
    "time: '14:00'",
    'time: 2 pm',
    `tours/lower-east-side.yaml:18  departures[1].time is not a time of the day ("2 pm"). Write it in quotes, on a clock of 24 hours: '10:00' or '14:30'.`,
  ],
  [
    'settings.yaml',
    "closes: '16:00'",
    "closes: '09:00'",
    `settings.yaml:24  business.hours.closes is not later than the opening ("09:00"). Write times on a clock of 24 hours: four in the afternoon is '16:00'.`,
  ],
  [
    'tours/lower-east-side.yaml',
    'days: [Sunday], time',
    'days: [Sundays], time',
    'tours/lower-east-side.yaml:18  departures[1].days[1] is "Sundays", which is unknown. Use one of: Sunday, Monday, Tuesday, Wednesday, Thursday, Friday, Saturday.',
  ],
  [
    'tours/lower-east-side.yaml',
    'faq:\n  - question: Where',
    'faq: none\nfaqs:\n  - question: Where',
    'tours/lower-east-side.yaml:79  faqs is not a known field. Did you mean "faq"?',
  ],
  [
    'tours/lower-east-side.yaml',
    "href: '#book-now'",
    'href: /bookings',
    'tours/lower-east-side.yaml:29  hero.href leads to "/bookings", which is not a page of this site. Did you mean "/booking"?',
  ],
  [
    'tours/lower-east-side.yaml',
    "href: '#book-now'",
    'href: https://CatsAboutTownTours.com/bookings?from=here#top',
    'tours/lower-east-side.yaml:29  hero.href leads to "https://CatsAboutTownTours.com/bookings?from=here#top", which is not a page of this site. Use the address of a page, for example https://catsabouttowntours.com/tours.',
  ],
  [
    'tours/lower-east-side.yaml',
    'PT2H',
    '2 hours',
    'tours/lower-east-side.yaml:88  structured.duration is not a duration like "PT2H" ("2 hours"). For example: PT2H or PT90M.',
  ],
  [
    'settings.yaml',
    'perPerson: 40',
    'perPerson: $40',
    'settings.yaml:46  prices.perPerson is the text "$40". It must be a number: write 40, without quotes or signs.',
  ],
  [
    'settings.yaml',
    'perPerson: 40',
    'perPerson: 39.50',
    'settings.yaml:46  prices.perPerson is the number 39.5. It must be a whole number.',
  ],
  [
    'settings.yaml',
    'perPerson: 40',
    'perPerson: -40',
    'settings.yaml:46  prices.perPerson is -40. It must be at least 1.',
  ],
  [
    'settings.yaml',
    'perPerson: 40',
    "perPerson: '40'",
    'settings.yaml:46  prices.perPerson is the text "40". It must be a number: write 40, without quotes or signs.',
  ],
  [
    'settings.yaml',
    'email: hello@',
    'email: hello',
    'settings.yaml:4  business.email is not an email address ("hellocatsabouttowntours.com"). For example: you@example.com.',
  ],
  [
    'settings.yaml',
    "instagramHandle: '@",
    "instagramHandle: '",
    'settings.yaml:6  business.instagramHandle is not a handle ("catsabouttowntours"). Write it with the @ before it: @name.',
  ],
  [
    'settings.yaml',
    'rating: 4.9',
    'rating: 4,9',
    'settings.yaml:53  claims.rating is the text "4,9". It must be a number: write 4.9, without quotes or signs.',
  ],
  [
    'settings.yaml',
    'fiveStar: 98%',
    'fiveStar: 98',
    'settings.yaml:52  claims.fiveStar is the number 98. It must be text: put it between quotes.',
  ],
  [
    'settings.yaml',
    "closes: '16:00'",
    "closes: '4:00'",
    `settings.yaml:24  business.hours.closes is not a time of the day ("4:00"). Write it in quotes, on a clock of 24 hours: '10:00' or '14:30'.`,
  ],
  [
    'settings.yaml',
    'from: April',
    'from: Apr',
    'settings.yaml:57  season.from is "Apr", which is unknown. Use one of: January, February, March, April, May, June, July, August, September, October, November, December.',
  ],
  [
    'team.yaml',
    '    imageAlt: A tabby',
    '    imagealt: A tabby',
    'team.yaml:9  team[1].imagealt is not a known field. Did you mean "imageAlt"?',
  ],
  [
    'team.yaml',
    '  - name: Peggy Gavan',
    '  - name: Peggy Peggy Peggy Peggy Peggy Peggy Peggy Peggy Peggy Peggy Peggy Peggy Peggy Peggy Peggy Peggy Peggy Peggy Peggy Peggy ',
    'team.yaml:2  team[1].name is too long (119 characters). Use at most 60 characters.',
  ],
  [
    'posts/the-post-office-cats.md',
    'date: June 14, 2025',
    'date: June 31, 2025',
    'posts/the-post-office-cats.md:5  date is "June 31, 2025", which is not a day. Write it like "May 3, 2025".',
  ],
  [
    'posts/the-post-office-cats.md',
    'tags: [post office, mousers]',
    'tags: post office, mousers',
    'posts/the-post-office-cats.md:7  tags is the text "post office, mousers". It must be a list (lines that start with "- ").',
  ],
  [
    'posts/the-post-office-cats.md',
    'id: 2',
    'id: 1',
    'posts/the-post-office-cats.md:2  id is "1", which is already used in posts/a-walk-and-its-price.md:2. Give it a number of its own; 2 is free.',
  ],
  [
    'press.yaml',
    "link: 'https://www.nbcnewyork.com/'",
    "link: 'http://www.nbcnewyork.com/'",
    'press.yaml:2  outlets[1].link is not an https address ("http://www.nbcnewyork.com/"). Write the whole address: "https://www.nbcnewyork.com/".',
  ],
  [
    'press.yaml',
    "link: 'https://www.nbcnewyork.com/'",
    'link: /press',
    'press.yaml:2  outlets[1].link is not an https address ("/press"). Write the whole address of a page: https://example.com.',
  ],
  [
    'settings.yaml',
    "petition: 'https://www.change.org/'",
    'petition: https://catsabouttowntours.com/petition',
    'settings.yaml:100  links.petition leads to "https://catsabouttowntours.com/petition", which is not a page of this site. Use the address of a page, for example https://catsabouttowntours.com/tours.',
  ],
  [
    'testimonials.yaml',
    "quote: 'Warm",
    "quote: '' # 'Warm",
    'testimonials.yaml:14  defaults[2].quote is empty. Write a text.',
  ],
];

/** Texts written as for another program: visitors would read the marks. */
export const brokenTexts: BrokenEdit[] = [
  [
    'tours/lower-east-side.yaml',
    'place: Lower East Side',
    'place: <b>Lower East Side</b>',
    'tours/lower-east-side.yaml:5  place holds <b>, which visitors would read. Leave out what is between < and >: this text is shown as it is typed.',
  ],
  [
    'faqs.yaml',
    'Perhaps',
    'Perhaps<br/>not, see <a href="/tours">the tours</a>. Perhaps',
    'faqs.yaml:3  tours[1].answer holds <br/>, which visitors would read. Leave out what is between < and >: this text is shown as it is typed.',
  ],
  [
    'tours/lower-east-side.yaml',
    'place: Lower East Side',
    'place: Lower East Side &amp; Bowery',
    'tours/lower-east-side.yaml:5  place holds &amp;, which visitors would read. Type the character that it stands for: this text is shown as it is typed.',
  ],
  [
    'tours/lower-east-side.yaml',
    'place: Lower East Side',
    'place: Lower East Side &copy;',
    'tours/lower-east-side.yaml:5  place holds &copy;, which visitors would read. Type the character that it stands for: this text is shown as it is typed.',
  ],
  [
    'tours/lower-east-side.yaml',
    'teaser: Tavern',
    'teaser: The _Sun_ and tavern',
    'tours/lower-east-side.yaml:10  teaser has words between underscores, or one that begins with one ("The _Sun_ and tavern mousers, a station-…"). Leave the underscores out: this text is shown as it is typed. If it is a name, write @ before it: @_name.',
  ],
  [
    'faqs.yaml',
    'Perhaps',
    'The _Sun says perhaps',
    'faqs.yaml:3  tours[1].answer has an underscore that opens italics and does not close them ("The _Sun says perhaps, but we cannot gua…"). Put another behind the title: _The Sun_. If it is a name, write @ before it: @_name.',
  ],
  [
    'tours/lower-east-side.yaml',
    'teaser: Tavern',
    'teaser: The __best__ tavern',
    'tours/lower-east-side.yaml:10  teaser holds __best__, which visitors would read. Leave out the underscores: this text is shown as it is typed.',
  ],
  [
    'tours/lower-east-side.yaml',
    'teaser: Tavern',
    'teaser: The **best** tavern',
    'tours/lower-east-side.yaml:10  teaser holds **best**, which visitors would read. Leave out the stars: this text is shown as it is typed.',
  ],
  [
    'tours/lower-east-side.yaml',
    'teaser: Tavern',
    'teaser: The **best tavern',
    'tours/lower-east-side.yaml:10  teaser holds **best, which visitors would read. Leave out the stars: this text is shown as it is typed.',
  ],
  [
    'tours/lower-east-side.yaml',
    'teaser: Tavern',
    'teaser: The best** tavern',
    'tours/lower-east-side.yaml:10  teaser holds best**, which visitors would read. Leave out the stars: this text is shown as it is typed.',
  ],
  [
    'faqs.yaml',
    'Perhaps',
    'The *Sun* says perhaps',
    'faqs.yaml:3  tours[1].answer holds *Sun*, which visitors would read. Leave out the stars: this text is shown as it is typed.',
  ],
  [
    'settings.yaml',
    "  text: We're back!",
    '  text: We are ~~not~~ back!',
    'settings.yaml:68  banner.text holds ~~not~~, which visitors would read. Leave out the ~~: this text is shown as it is typed.',
  ],
  [
    'faqs.yaml',
    'Perhaps',
    'See [our guide](/tours/brooklyn perhaps',
    'faqs.yaml:3  tours[1].answer holds [our guide](/tours/brooklyn, which visitors would read. Write the words alone: a link in this text is shown as it is typed.',
  ],
  [
    'tours/lower-east-side.yaml',
    'teaser: Tavern',
    'teaser: The __best tavern',
    'tours/lower-east-side.yaml:10  teaser holds __best, which visitors would read. Leave out the underscores: this text is shown as it is typed.',
  ],
  [
    'tours/lower-east-side.yaml',
    'title: Lower',
    'title: The _Lower',
    'tours/lower-east-side.yaml:3  title has words between underscores, or one that begins with one ("The _Lower East Side Cat Tour"). Leave the underscores out: this text is shown as it is typed. If it is a name, write @ before it: @_name.',
  ],
  [
    'posts/the-post-office-cats.md',
    'title: ',
    'title: See [our tours](/tours), ',
    'posts/the-post-office-cats.md:3  title holds [our tours](/tours), which visitors would read. Write the words alone: a link in this text is shown as it is typed.',
  ],
  [
    'tours/lower-east-side.yaml',
    'place: Lower East Side',
    'place: "Lower\\tEast Side"',
    'tours/lower-east-side.yaml:5  place has a tab between its words. Put a space in its place.',
  ],
  [
    'settings.yaml',
    'email: hello@',
    'email: <b>hello</b>@',
    'settings.yaml:4  business.email is not an email address ("<b>hello</b>@catsabouttowntours.com"). For example: you@example.com.',
  ],
];

/** Texts with signs that look like such marks, and are none. */
export const plainTexts = [
  'A price < 100',
  'Cats <3 you',
  'As a < b and c > d',
  'Salt & pepper; R&B; bread',
  '2 * 3 * 4 ** 2',
  'See [sic] (the sign)',
  'The Evening_World said so',
  'M*A*S*H, 5*3*2 and a price*',
  '_a1-B2c_d',
  'Follow @_cats or @__cats__ there',
  'At a.com/_cats_of_/ or a.com/?q=_cats_',
] as const;

/** Names and addresses with underscores, in fields that know italics and in posts, as the messages say to write them. */
export const underscores: [file: string, from: string, to: string][] = [
  ['faqs.yaml', 'Perhaps', 'Follow @_catsofnyc on Instagram'],
  ['faqs.yaml', 'Perhaps', 'Look at instagram.com/_cats_of_nyc_/, or at _The Sun_'],
  ['posts/the-post-office-cats.md', 'One of them', 'Follow \\_catsofnyc. One of them'],
  ['posts/the-post-office-cats.md', 'One of them', 'Look at instagram.com/_cats. One of them'],
];

/** Things that no post may hold, and links that lead nowhere. */
export const brokenPosts: BrokenEdit[] = [
  [
    'posts/the-post-office-cats.md',
    '](/tours/financial-district)',
    '](tours/financial-district)',
    'posts/the-post-office-cats.md:12  body leads to "tours/financial-district", which is no address. Did you mean "/tours/financial-district"? A page of this site begins with a slash.',
  ],
  [
    'posts/the-post-office-cats.md',
    '](/tours/financial-district)',
    '](/tours/financial-district',
    'posts/the-post-office-cats.md:12  body holds a link that does not work. Write [words](/tours) or [words](https://example.com): both brackets, no space between.',
  ],
  [
    'posts/the-post-office-cats.md',
    '](/blog?post=1)',
    '](/blog?post=9)',
    'posts/the-post-office-cats.md:16  body leads to "/blog?post=9", which is not a page of this site. Lead it to another page, or take it out.',
  ],
  [
    'posts/the-post-office-cats.md',
    '](/blog?post=1)',
    '](https://catsabouttowntours.com/nowhere)',
    'posts/the-post-office-cats.md:16  body leads to "https://catsabouttowntours.com/nowhere", which is not a page of this site. Use the address of a page, for example https://catsabouttowntours.com/tours.',
  ],
  [
    'posts/the-post-office-cats.md',
    '## Lost',
    '<b>Lost</b>\n\n## Lost',
    'posts/the-post-office-cats.md:14  body holds HTML, which is not allowed here. Remove what is in angle brackets, such as <b>; bold is **word**, and a plain < is &lt;.',
  ],
  [
    'posts/the-post-office-cats.md',
    '## Lost',
    '##Lost',
    'posts/the-post-office-cats.md:14  body has a heading without a space behind its #. Write "## Heading"; a line that is to begin with # begins with \\#.',
  ],
  [
    'posts/the-post-office-cats.md',
    'One of them',
    'Read _The Sun. One of them',
    'posts/the-post-office-cats.md:16  body has a mark that opens italics and does not close them. Put another behind the title: _The Sun_. If it is a name, write a backslash before it: \\_name.',
  ],
  [
    'posts/the-post-office-cats.md',
    'One of them',
    'Read *The Sun. One of them',
    'posts/the-post-office-cats.md:16  body has a mark that opens italics and does not close them. Put another behind the title: _The Sun_. If it is a name, write a backslash before it: \\_name.',
  ],
  [
    'posts/the-post-office-cats.md',
    'One of them',
    '&foo; One of them',
    'posts/the-post-office-cats.md:16  body has a word between & and ; that stands for no character. Type the character itself.',
  ],
  [
    'posts/the-post-office-cats.md',
    'One of them',
    '~~One of them~~',
    'posts/the-post-office-cats.md:16  body has ~~, which posts show as it is typed. Leave it out: posts strike no words out.',
  ],
  [
    'posts/the-post-office-cats.md',
    '## Lost',
    '- [x] Found\n\n## Lost',
    'posts/the-post-office-cats.md:14  body has a box to be ticked, which posts cannot show. Write "- entry".',
  ],
  [
    'posts/the-post-office-cats.md',
    'One of them',
    '**One of them',
    'posts/the-post-office-cats.md:16  body has ** that is opened and not closed. Write **bold words**.',
  ],
  [
    'posts/the-post-office-cats.md',
    'One of them',
    '{ price }: one of them',
    'posts/the-post-office-cats.md:16  body has "{ price }", which would be shown as it is. Write {price}: both braces, no spaces.',
  ],
];
