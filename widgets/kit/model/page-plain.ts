import { z } from 'zod';
import { actionSchema, altText, href, line, metaSchema, paragraph, pictureKey } from './fields';
import { callSchema, pageBase, pointSchema } from './page';

/** Shape of `site/content/pages/blog.yaml`. */
export const blogPageSchema = z
  .strictObject({
    ...pageBase,
    search: z.strictObject({ label: line(60), placeholder: line(60) }),
    topicsHeading: line(80),
    closing: callSchema,
  })
  .meta({
    title: 'The list of blog posts',
    description: 'The posts themselves are the Markdown files in posts.',
  });

/** Shape of `site/content/pages/booking.yaml`. */
export const bookingPageSchema = z
  .strictObject({
    ...pageBase,
    viewLabel: line(40),
    calendarHeading: line(80),
    steps: z.strictObject({ heading: line(80), list: z.array(pointSchema).min(1) }),
    contact: z.strictObject({ text: paragraph(), label: line(60), mailSubject: line(80) }),
  })
  .meta({ title: 'The page with the booking calendar', description: 'What stands around the calendar.' });

/** Shape of `site/content/pages/sitemap.yaml`: the list without tours and posts, which follow by themselves. */
export const sitemapPageSchema = z
  .strictObject({
    ...pageBase,
    pagesHeading: line(80),
    toursHeading: line(80),
    postsHeading: line(80),
    pages: z.array(z.strictObject({ name: line(60), path: href() })).min(1),
  })
  .meta({
    title: 'The site map for people',
    description: 'Tours and blog posts follow the list by themselves.',
  });

/** Shape of `site/content/pages/survey.yaml`. */
export const surveyPageSchema = z
  .strictObject({
    ...pageBase,
    intro: paragraph(),
    picture: z.strictObject({ image: pictureKey(), imageAlt: altText(), imageCaption: line(160).optional() }),
  })
  .meta({
    title: 'The survey',
    description: 'For guests, after a walk. Search engines are told to leave this page alone.',
  });

/** Shape of `site/content/pages/privacy.yaml`. */
export const privacyPageSchema = z
  .strictObject({
    ...pageBase,
    sections: z
      .array(
        z.strictObject({
          heading: line(80),
          intro: paragraph().optional(),
          points: z.array(pointSchema).min(1),
        }),
      )
      .min(1),
    contact: z.strictObject({ heading: line(80), text: paragraph(), label: line(60), mailSubject: line(80) }),
  })
  .meta({
    title: 'The privacy page',
    description:
      'What the site keeps, sends and asks of others. Every sentence is true of the program as it is built: if you add statistics, set violationReports or a captchaKey, or turn off the validationScript in settings.yaml, change the text as well. {attributionTime} follows the settings by itself.',
  });

/** Shape of `site/content/pages/not-found.yaml`. The first entry with a keyword in the bad path is offered. */
export const notFoundPageSchema = z
  .strictObject({
    meta: metaSchema,
    title: line(80),
    text: paragraph(),
    suggestion: line(80).meta({ description: 'Stands before the page that is offered.' }),
    suggestions: z
      .array(
        z.strictObject({
          keywords: z
            .array(z.string().regex(/^[a-z]+$/, 'is not a lower-case word'))
            .min(1)
            .meta({ description: 'Parts of an address, in lower case.' }),
          label: line(60).meta({ description: 'The words on the button.' }),
          href: href().meta({ description: 'The page that is offered.' }),
        }),
      )
      .min(1),
    links: z.array(actionSchema).min(1),
  })
  .meta({
    title: 'What visitors see at an address that does not exist',
    description: 'The words of the bad address decide which page is offered; the first entry that fits wins.',
  });

/** Shape of `site/content/pages/offline.yaml`. */
export const offlinePageSchema = z
  .strictObject({
    meta: metaSchema,
    title: line(80),
    text: paragraph(),
    retry: line(40),
    home: line(40),
    meetingHeading: line(80),
    contactHeading: line(80),
    mail: line(40),
    instagram: line(40),
  })
  .meta({
    title: 'What visitors see without a network',
    description: 'Shown in place of pages they have not opened before.',
  });

/** The texts of the blog's list. */
export type BlogPage = z.infer<typeof blogPageSchema>;
/** The texts of the booking page. */
export type BookingPage = z.infer<typeof bookingPageSchema>;
/** The texts and the fixed entries of the site map. */
export type SitemapPage = z.infer<typeof sitemapPageSchema>;
/** The texts of the survey page. */
export type SurveyPage = z.infer<typeof surveyPageSchema>;
/** What the site keeps, sends and asks of others. */
export type PrivacyPage = z.infer<typeof privacyPageSchema>;
/** The texts of the not-found page, and what it offers for which words. */
export type NotFoundPage = z.infer<typeof notFoundPageSchema>;
/** The texts of the page that is shown without a network. */
export type OfflinePage = z.infer<typeof offlinePageSchema>;
