import { watchShifts } from '../helpers/layout-shift';
import { pasted } from '../helpers/host-page';
import { origins } from '../helpers/origins';
import { allAlive } from '../helpers/tags';
import { test } from './fixtures';
for (const w of [390, 1280]) for (const name of ['plain','declarative','bootstrap','PASTED'])
test(`${name} ${w}`, async ({ page, openHost }) => {
  await page.setViewportSize({ width: w, height: 844 });
  const s = await watchShifts(page);
  if (name === 'PASTED') await openHost(`<h1>Hi</h1>${pasted('cat-tour-list')}<p>Breakfast</p><p>More</p>`, {head:''}); else await page.goto(`${origins.partners}/${name}`);
  await allAlive(page); await page.waitForLoadState('networkidle');
  console.log('CLS', name, w, JSON.stringify(await s()));
});
