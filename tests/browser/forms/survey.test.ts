import { expect } from 'chai';
import { config } from '../../../widgets/kit/services/config';
import '../../../widgets/survey/element';
import { expectAccessible } from '../accessible';
import { mockMail, enter, field, fill, press, errorTexts, shadowOf } from './forms';
import { recordWarnings, mount, ready, until } from '../stage';

before(() => ready('cat-survey'));
const open = (attributes = '') => mount(`<cat-survey ${attributes}></cat-survey>`);
const known = 'tour="brooklyn-heights" date="2025-06-14" name="Bea" email="bea@example.com"';
const rest = {
  tourRating: '5',
  guideRating: '4',
  howHeard: 'Instagram',
  wouldRecommend: 'Probably',
  feedback: 'More about the tug cat, please.',
};

describe('cat-survey', () => {
  // Independent of the owner's settings.
  beforeEach(() => {
    config.reviews = [];
  });

  for (const theme of ['light', 'dark']) {
    it(`has no accessibility findings in ${theme}: empty, wrong and sent`, async () => {
      const element = open(`theme="${theme}"`);
      await expectAccessible(element);
      press(element);
      await until(() => errorTexts(element).length === 9);
      await expectAccessible(element);
      const sure = open(`theme="${theme}" ${known}`);
      mockMail(200);
      await fill(sure, rest);
      press(sure);
      await until(() => shadowOf(sure).querySelector('.sent'));
      await expectAccessible(sure);
    });
  }

  it('is prefilled by its attributes, never over input', async () => {
    const element = open(known);
    const values = () =>
      ['tourType', 'tourDate', 'name', 'email'].map((name) => field(element, name).value).join();
    await until(() => values() === 'Brooklyn Heights,2025-06-14,Bea,bea@example.com');
    await enter(element, 'name', 'Beatrice');
    element.setAttribute('name', 'Eva');
    element.setAttribute('tour', 'private-tours');
    await until(() => values() === 'Private Tour,2025-06-14,Beatrice,bea@example.com');
    expect(JSON.parse(sessionStorage.getItem('cat-draft-survey')!).values).to.deep.equal({
      name: 'Beatrice',
    });
  });

  it('counts what is left when the page has given the rest', async () => {
    const hint = (element: Element) => shadowOf(element).querySelector('.draft-note')!.textContent;
    const element = open(known);
    expect(hint(element)).to.match(/^Nine questions/);
    press(element);
    await until(() => errorTexts(element).length === 5);
    await until(() => hint(element)!.startsWith('Five questions left'));
    shadowOf(element).querySelector<HTMLElement>('.survey-known button')!.click();
    await until(() => hint(element)!.startsWith('Nine questions'));
  });

  it('ignores invalid attributes with one warning each', async () => {
    const warnings = recordWarnings();
    const element = open('tour="staten-island" date="14/06/2025" name="B" email="bea@example.com"');
    await until(() => field(element, 'email').value);
    expect(['tourType', 'tourDate', 'name'].map((name) => field(element, name).value)).to.deep.equal([
      '',
      '',
      '',
    ]);
    await enter(element, 'feedback', 'Fine.');
    await until(() => warnings.length === 3);
    expect(warnings).to.deep.equal(
      ['tour="staten-island"', 'the given "date"', 'the given "name"'].map(
        (what) => `[cat] cat-survey: ${what} is no value for it`,
      ),
    );
  });

  it("prefers the page's address over the attributes", async () => {
    const before = location.href;
    history.replaceState(null, '', '?Name=Jo&tour=lower-east-side&wtr-session-id=1');
    try {
      const deaf = open('name="Bea"');
      await until(() => field(deaf, 'name').value === 'Bea');
      const element = open('name="Bea" email="bea@example.com" prefill="query"');
      await until(() => field(element, 'name').value === 'Jo');
      expect([field(element, 'tourType').value, field(element, 'email').value]).to.deep.equal([
        'Lower East Side',
        'bea@example.com',
      ]);
      expect(location.search, 'the name is taken out').to.equal('?tour=lower-east-side&wtr-session-id=1');
    } finally {
      history.replaceState(null, '', before);
    }
  });

  it('reads the fragment, and moves name and e-mail from the address to the draft', async () => {
    const before = location.href;
    history.replaceState({ y: 7 }, '', '#date=2025-06-14&name=Jo%20Ann&email=jo@example.com');
    try {
      const first = open('prefill="query"');
      await until(() => field(first, 'name').value === 'Jo Ann' && field(first, 'tourDate').value);
      await until(() => location.hash === '#date=2025-06-14');
      expect(history.state).to.deep.equal({ y: 7 });
      first.remove();
      const second = open('prefill="query"');
      await until(() => field(second, 'email').value === 'jo@example.com');
      expect([field(second, 'name').value, field(second, 'tourDate').value]).to.deep.equal([
        'Jo Ann',
        '2025-06-14',
      ]);
    } finally {
      history.replaceState(null, '', before);
    }
  });

  it('sends one e-mail, thanks and is prefilled again', async () => {
    const element = open(known);
    const sent = mockMail(200);
    const events: unknown[] = [];
    element.addEventListener('cat-survey-sent', (event) => events.push(event.detail));
    await fill(element, rest);
    press(element);
    await until(() => shadowOf(element).querySelector('[type=submit]')!.textContent === 'Submitting...');
    await until(() => shadowOf(element).querySelector('.sent'));
    expect(shadowOf(element).querySelector('.sent')!.textContent).to.equal(
      'Thank You!We appreciate your feedback. It helps us improve our tours!',
    );
    expect(sent().map(({ params }) => params)).to.deep.equal([
      {
        name: 'Bea',
        email: 'bea@example.com',
        subject: 'Tour Feedback from Bea - Brooklyn Heights Tour',
        message:
          'Tour Date: 2025-06-14\nTour Type: Brooklyn Heights\nTour Rating: 5 Excellent\nGuide Rating: 4 Good\n' +
          'How They Heard: Instagram\nWould Recommend: Probably\n\nFeedback:\nMore about the tug cat, please.',
      },
    ]);
    expect(events).to.deep.equal([null]);
    await until(() => !shadowOf(element).querySelector('.sent'));
    expect([field(element, 'feedback').value, field(element, 'tourRating').value]).to.deep.equal(['', '']);
    expect([field(element, 'name').value, field(element, 'tourType').value]).to.deep.equal([
      'Bea',
      'Brooklyn Heights',
    ]);
    expect(JSON.stringify(sessionStorage)).not.to.match(/bea|tug cat/i);
    expect(shadowOf(element).querySelector('.draft-note')!.textContent).to.match(
      /^Sent at \d+:\d\d\s[AP]M\. Thank you\.$/,
    );
  });

  it('asks happy and unhappy guests for a public review after the thanks', async () => {
    config.reviews = [
      { name: 'Mewsworthy', link: 'https://reviews.example/cats' },
      { name: 'Pawboard', link: 'https://board.example/' },
    ];
    const links = (element: Element) =>
      [...shadowOf(element).querySelectorAll<HTMLAnchorElement>('.public-reviews a')].map(
        ({ href, textContent }) => [textContent, href],
      );
    const unhappy = { tourRating: '1', guideRating: '1', wouldRecommend: 'Definitely not' };
    for (const answers of [rest, { ...rest, ...unhappy }]) {
      const element = open(known);
      mockMail(200);
      await fill(element, answers);
      expect(links(element)).to.deep.equal([]);
      press(element);
      await until(() => shadowOf(element).querySelector('.sent'));
      expect(links(element)).to.deep.equal([
        ['Review us on Mewsworthy', 'https://reviews.example/cats'],
        ['Review us on Pawboard', 'https://board.example/'],
      ]);
      await expectAccessible(element);
      await until(() => !shadowOf(element).querySelector('.sent'));
      expect(links(element), 'after the thanks').to.have.length(2);
      element.remove();
    }
  });

  it('Survey failure: shows the error and keeps every answer', async () => {
    recordWarnings();
    const element = open(known);
    mockMail(500);
    await fill(element, rest);
    press(element);
    const text = await until(() => shadowOf(element).querySelector('.form-failure p'));
    expect(text!.textContent).to.equal('There was a problem submitting your feedback. Please try again.');
    for (const [name, value] of Object.entries(rest)) expect(field(element, name).value).to.equal(value);
    const mail = shadowOf(element).querySelector<HTMLAnchorElement>('.form-failure a')!;
    expect(decodeURIComponent(mail.href)).to.contain('More about the tug cat, please.');
  });
});
