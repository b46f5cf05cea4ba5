import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { page } from '#content/page-privacy';
import { mailchimp } from '#content/settings';
import { checkContentTree } from '../../../site/prerender/content/check';
import { referralDays } from '../../../site/prerender/html/document';
import { placeholders } from '../../../site/prerender/content/placeholders';
import { DISMISSED_FOR } from '../../../site/layout/dismissal';

const text = JSON.stringify(page);
const sources = ['widgets', 'site', 'loader'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/^prerender|\bnode_modules\b/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
);

describe('the page on privacy', () => {
  it('knows of everything that is kept: whoever keeps something further says so there', () => {
    const keeps = sources.filter((file) =>
      /\b(localStorage|sessionStorage|indexedDB|caches\.open|cookieStore)\b|document\.cookie/.test(
        readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*/g, ''),
      ),
    );
    expect(keeps.length).toBeGreaterThan(3);
    const known = /\/(draft-store|start|day-store|use-controller|dismissal|attribution|main|worker)\.tsx?$/;
    expect(keeps.filter((file) => !known.test(file))).toEqual([]);
  });

  it('names everybody who is asked for something or sent something', () => {
    const outside = sources
      .filter((file) => /kit\/services\//.test(file))
      .map((file) => file + readFileSync(file, 'utf8'))
      .join();
    for (const [file, company] of [
      ['fareharbor', 'FareHarbor'],
      ['emailjs', 'EmailJS'],
      ['mailchimp', 'Mailchimp'],
      ['film', 'NBC New York'],
    ] as const) {
      expect(outside).toContain(file);
      expect(text).toContain(company);
    }
    // The mailing list's checking script brings jQuery along.
    if (mailchimp.validationScript) expect(text).toContain('jQuery');
  });

  it('says how long', () => {
    expect(DISMISSED_FOR).toBe(24 * 3_600_000);
    expect(text).toContain('stays closed for 24 hours');
  });

  it('says how long a partner’s name is kept, as the owner has set it', async () => {
    const settings = (await checkContentTree('site/content')).content.settings!.data;
    const time = (days: number) => placeholders({ ...settings, attribution: { days } })['attributionTime'];
    expect([time(0), time(30)]).toEqual(['for your visit', 'for 30 days']);
    expect([referralDays({ days: 0 }), referralDays({ days: 30 })]).toEqual(['', ' data-referral-days="30"']);
    expect(text).toMatch(/its name is kept for (your visit|\d+ days) and goes into/);
  });
});
