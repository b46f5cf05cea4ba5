import type { Locator, Page } from '@playwright/test';
import { fareharbor } from '#content/booking-service';
import { expect } from './expect';
import { visit } from './tags';

/** A link that the booking provider gives to a partner. */
export const REFERRAL = `https://fareharbor.com/embeds/book/${fareharbor.company}/items/562630/?full-items=yes&asn=fhdn&asn-ref=larkspur&ref=lobby`;

export const nameField = (page: Page): Locator => page.getByLabel('Short name, or a FareHarbor link');
export const lines = (page: Page): Locator => page.getByLabel('Code to paste', { exact: true });

/** Presses the label of a hidden radio button. */
export async function choose(page: Page, name: string | RegExp): Promise<void> {
  const radio = page.getByRole('radio', { name, exact: true });
  await page.locator('label').filter({ has: radio }).click();
  await expect(radio).toBeChecked();
}

export const chooseForm = (page: Page, name: string) =>
  page.getByRole('combobox', { name: 'Form' }).selectOption({ label: name });

/** Opens /partners and waits for the builder. */
export async function openBuilder(page: Page, hash = ''): Promise<void> {
  await visit(page, `/partners${hash}`);
  await expect(lines(page)).toHaveValue(/<script/);
}
