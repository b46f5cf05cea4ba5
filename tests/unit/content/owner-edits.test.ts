import { describe, expect, it } from 'vitest';
import { contentModules } from '../../../site/prerender/content/modules/content-modules';
import { checkChanged, edited } from '../../helpers/project/memory-content';

const SETTINGS = 'settings.yaml';
const BROOKLYN = 'tours/brooklyn-heights.yaml';
const POST = 'posts/the-post-office-cats.md';
const TO_45 = ['perPerson: 40', 'perPerson: 45'] as const;
const STOP = ["  - title: 'Walt", "  - title: New\n    description: A cat.\n  - title: 'Walt"] as const;

/** Checks the fixture after an edit that must be in order. Returns the text of each generated module by its name. */
function generate(changes: Record<string, string>): Record<string, string> {
  const { content, problems } = checkChanged(changes);
  expect(problems).toEqual([]);
  return Object.fromEntries(contentModules(content).map(({ name, text }) => [name, text]));
}

// prettier-ignore
const edits: [what: string, file: string, from: string, to: string, module: string, shown: string][] = [
  ['a price in cards', SETTINGS, ...TO_45, 'tours.ts', '(approximately 2 hours, $45 per person)'],
  ['a price in structured data', SETTINGS, ...TO_45, 'tour-brooklyn-heights.ts', '"price": "45"'],
  ['a price in answers', SETTINGS, ...TO_45, 'faq-contact.ts', 'Public tours are $45 per person.'],
  ['the private minimum', SETTINGS, 'privateMinimum: 320', 'privateMinimum: 360', 'tours.ts', 'from $360)'],
  ['a season', SETTINGS, 'to: December', 'to: October', 'settings.ts', 'on weekends, April through October.'],
  ['a banner', SETTINGS, "  text: We're back!", '  text: The cats are back!', 'settings.ts', 'The cats are back!'],
  ['a key of a service', SETTINGS, 'publicKey: ', 'publicKey: their-own # ', 'settings.ts', 'their-own'],
  ['a stop in its tour', BROOKLYN, ...STOP, 'tour-brooklyn-heights.ts', 'Five stops, one harbor view'],
  ['a stop in another tour', BROOKLYN, ...STOP, 'tour-private-tours.ts', 'The five public stops'],
  ['a question', 'faqs.yaml', 'tours:\n', 'tours:\n  - question: One more?\n    answer: Yes.\n', 'faq-tours.ts', 'One more?'],
  ['a testimonial', 'testimonials.yaml', 'google:\n', 'google:\n  - { quote: So kind., author: Ann, source: Letter }\n', 'testimonials.ts', 'So kind.'],
];

describe('An edit of the owner', () => {
  it.each(edits)('shows %s', (_what, file, from, to, module, shown) => {
    expect(generate({ [file]: edited(file, from, to) })[module]).toContain(shown);
  });

  it('shows a new post and its picture', () => {
    const post = edited(POST, 'id: 2', 'id: 3').replace(/^title: .*/m, 'title: Another Cat');
    const modules = generate({ 'posts/another-cat.md': post, 'pictures/posts/3.webp': '' });
    expect(modules['post-cards.ts']).toContain('Another Cat');
  });

  it('fills in all words in braces but the month, which the browser knows', () => {
    const modules = Object.entries(generate({})).filter(([name]) => !/^post-(\d+|bodies)\./.test(name));
    const left = modules.flatMap(([name, text]) => text.match(/\{\w+\}/g)?.map((word) => name + word) ?? []);
    expect(left).toEqual(['settings.ts{Month}']);
  });

  it('leaves no old price in a page', () => {
    const settings = edited(SETTINGS, ...TO_45).replace('privateMinimum: 320', 'privateMinimum: 360');
    const modules = Object.entries(generate({ [SETTINGS]: settings }));
    const pages = modules.filter(([name]) => /^(page|tour)/.test(name));
    expect(pages.join()).not.toMatch(/\$40 (a|per) person|\$320/);
  });
});
