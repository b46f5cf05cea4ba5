import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkSurvey,
  SURVEY_FIELDS,
  surveyMailto,
  surveyParams,
  type SurveyValues,
} from '../../../widgets/kit/model/forms/survey';
import { SURVEY_CHOICES } from '../../../widgets/kit/model/forms/survey-choices';
import { prefill } from '../../../widgets/survey/prefill';
import { withoutGuest } from '../../../widgets/survey/guest-in-address';
import { around, visibleLength, typed } from '../../helpers/typed';

const good: SurveyValues = {
  name: 'Marguerite',
  email: 'marguerite@example.com',
  tourDate: '2025-06-14',
  tourType: 'Brooklyn Heights',
  tourRating: '5',
  guideRating: '4',
  howHeard: 'Friend or Family',
  wouldRecommend: 'Yes, definitely',
  feedback: 'More about the tug cat, please.',
};
const empty = Object.fromEntries(SURVEY_FIELDS.map((field) => [field, ''])) as SurveyValues;
const errors = (change: Partial<SurveyValues>) => checkSurvey({ ...good, ...change });

describe('survey rules', () => {
  it('accepts valid input', () => expect(checkSurvey(good)).toEqual({}));

  it('reports every empty field in order', () => {
    expect(Object.entries(checkSurvey(empty))).toEqual([
      ['name', 'Name must be at least 2 characters'],
      ['email', 'Please enter a valid email address'],
      ['tourDate', 'Please provide the tour date'],
      ['tourType', 'Please select which tour you took'],
      ['tourRating', 'Please rate your tour experience'],
      ['guideRating', 'Please rate your tour guide'],
      ['howHeard', 'Please tell us how you heard about us'],
      ['wouldRecommend', 'Please indicate if you would recommend us'],
      ['feedback', 'Please provide some feedback (minimum 10 characters)'],
    ]);
  });

  it('has the specified answers, ratings as digits', () => {
    expect(
      Object.fromEntries(Object.entries(SURVEY_CHOICES).map(([field, list]) => [field, list.map(String)])),
    ).toEqual({
      tourType: [
        'Financial District,Financial District',
        'Brooklyn Heights,Brooklyn Heights',
        'Lower East Side,Lower East Side',
        'Private Tour,Private Tour',
      ],
      tourRating: ['5,5 Excellent', '4,4 Good', '3,3 Average', '2,2 Fair', '1,1 Poor'],
      guideRating: ['5,5 Excellent', '4,4 Good', '3,3 Average', '2,2 Fair', '1,1 Poor'],
      howHeard: [
        'Social Media,Social Media',
        'Friend or Family,Friend or Family',
        'Google Search,Google Search',
        'Blog or Article,Blog or Article',
        'Travel Website,Travel Website',
        'Instagram,Instagram',
        'Other,Other',
      ],
      wouldRecommend: [
        'Yes, definitely,Yes, definitely',
        'Probably,Probably',
        'Not sure,Not sure',
        'Probably not,Probably not',
        'Definitely not,Definitely not',
      ],
    });
  });

  it('accepts a future date', () => {
    expect(errors({ tourDate: '2099-01-01' })).toEqual({});
  });

  it('rejects an answer that is not offered', () => {
    expect(errors({ tourRating: '6', wouldRecommend: 'yes' })).toEqual({
      tourRating: 'Please rate your tour experience',
      wouldRecommend: 'Please indicate if you would recommend us',
    });
  });

  it('accepts an address of 254 characters, not of 255', () => {
    const address = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;
    expect(errors({ email: address(254) })).toEqual({});
    expect(errors({ email: address(255) })).toEqual({ email: 'Please enter a valid email address' });
  });

  it('agrees with the specification for any input', () => {
    fc.assert(
      fc.property(fc.oneof(typed, around(2)), fc.oneof(typed, around(10), around(1000)), (name, feedback) => {
        const found = errors({ name, feedback });
        expect(found.name).toBe(visibleLength(name) < 2 ? 'Name must be at least 2 characters' : undefined);
        const length = visibleLength(feedback);
        expect(found.feedback).toBe(
          length < 10
            ? 'Please provide some feedback (minimum 10 characters)'
            : length > 1000
              ? 'Feedback is too long'
              : undefined,
        );
      }),
      { numRuns: 3000 },
    );
  });
});

describe('survey payload', () => {
  it('composes a subject and one text in fixed order', () => {
    expect(surveyParams(good)).toEqual({
      name: 'Marguerite',
      email: 'marguerite@example.com',
      subject: 'Tour Feedback from Marguerite - Brooklyn Heights Tour',
      message: [
        'Tour Date: 2025-06-14',
        'Tour Type: Brooklyn Heights',
        'Tour Rating: 5 Excellent',
        'Guide Rating: 4 Good',
        'How They Heard: Friend or Family',
        'Would Recommend: Yes, definitely',
        '',
        'Feedback:',
        'More about the tug cat, please.',
      ].join('\n'),
    });
  });

  it.each([
    ['0026-06-14', '2026-06-14'],
    ['0099-12-31', '2099-12-31'],
    ['0206-06-14', '0206-06-14'],
    ['2062-06-14', '2062-06-14'],
  ])('has the date %s as %s: a year below 100 is in this century', (tourDate, sent) => {
    expect(surveyParams({ ...good, tourDate }).message).toContain(`Tour Date: ${sent}\n`);
    expect(prefill({ query: `?date=${tourDate}` }).values).toEqual({ tourDate: sent });
  });

  it('has an address of full-width or invisible characters in ASCII, like the form', () => {
    const email = 'ｂｅａ＠exam\u2060ple．com';
    expect(errors({ email })).toEqual({});
    expect(surveyParams({ ...good, email }).email).toBe('bea@example.com');
    expect(prefill({ email }).values).toEqual({ email: 'bea@example.com' });
  });

  it('is the body of a mail link', () => {
    const { subject, body } = surveyMailto(good);
    expect(subject).toBe('Tour Feedback from Marguerite - Brooklyn Heights Tour');
    expect(body).toMatch(/^Tour Date: [^]*please\.\n\nName: Marguerite\nEmail: marguerite@example\.com$/);
  });
});

describe('survey prefill', () => {
  it('reads attributes, the address first', () => {
    expect(
      prefill({ tour: 'brooklyn-heights', date: '2025-06-14', name: ' Bea ', email: 'bea@example.com' }),
    ).toEqual({
      values: {
        tourType: 'Brooklyn Heights',
        tourDate: '2025-06-14',
        name: 'Bea',
        email: 'bea@example.com',
      },
      wrong: [],
    });
    expect(
      prefill({ tour: 'brooklyn-heights', query: '?tour=private-tours&utm_source=mail&name=Jo+Ann' }),
    ).toEqual({
      values: { tourType: 'Private Tour', name: 'Jo Ann' },
      wrong: [],
    });
  });

  it.each([
    '?tour=private-tours&amp;Date=2025-06-14&amp;NAME=Jo+Ann&amp;Email=jo@example.com',
    '?TOUR=private-tours.?date=2025-06-14/&Name=Jo%20Ann;email=jo@example.com',
    '?tour=private-tours%E2%80%8B&date=2025-06-14%3Futm%3Dx&name=Jo Ann&email=jo@example.com',
  ])('reads the mangled address %s', (query) => {
    expect(prefill({ query })).toEqual({
      values: {
        tourType: 'Private Tour',
        tourDate: '2025-06-14',
        name: 'Jo Ann',
        email: 'jo@example.com',
      },
      wrong: [],
    });
  });

  it.each([
    ['', ''],
    ['?tour=a?b', '?tour=a?b'],
    ['?username=x&name', '?username=x&name'],
    ['?name=Jo', ''],
    ['?a=1&amp;name=Jo?email=x;b=2', '?a=1&b=2'],
    ['?n%61me=Ann&e%6Dail=a%40x.org&tour=x', '?tour=x'],
    ['?%20name=Ann&+email=a@x.org', ''],
    ['?tour=x%26name%3DAnn', ''],
    ['?tour=x&name=Ann & Tom Lee&email=a@x.org', '?tour=x'],
    ['?tour=x&amp%3Bname=Ann', '?tour=x'],
  ])('leaves of %j in the address %j', (part, expected) => expect(withoutGuest(part)).toBe(expected));

  it('drops invalid values', () => {
    expect(prefill({ tour: 'staten-island', date: '2025-02-30', name: 'B', email: 'bea' })).toEqual({
      values: {},
      wrong: ['tour', 'date', 'name', 'email'],
    });
    expect(prefill({ query: '?date=14/06/2025&name=' + 'x'.repeat(101) + '&tour=__proto__' })).toEqual({
      values: {},
      wrong: ['tour', 'date', 'name'],
    });
    expect(prefill({ date: '2024-02-29', query: '?date=&email=%' })).toEqual({
      values: { tourDate: '2024-02-29' },
      wrong: ['email'],
    });
  });
});
