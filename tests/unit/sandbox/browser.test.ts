import { expect, test } from 'vitest';
import { installedBrowsers, isSound, launchArgs } from '../../helpers/browser';

test('Linux: usual names, usual folders and the PATH', () => {
  const places = installedBrowsers('linux', { PATH: '/opt/tools:/usr/bin' });
  expect(places[0]).toBe('/usr/bin/chromium-headless-shell');
  expect(places).toContain('/usr/bin/chromium');
  expect(places).toContain('/opt/tools/google-chrome');
  expect(places).toContain('/snap/bin/chromium');
  expect(new Set(places).size).toBe(places.length);
});

test('macOS: applications of the machine and of the person', () => {
  const places = installedBrowsers('darwin', { HOME: '/Users/jo' });
  expect(places[0]).toBe('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
  expect(places).toContain('/Users/jo/Applications/Chromium.app/Contents/MacOS/Chromium');
});

test('Windows: every Program Files there is', () => {
  const places = installedBrowsers('win32', { ProgramFiles: String.raw`C:\Program Files` });
  expect(places).toContain(String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`);
  expect(places.every((place) => place.startsWith(String.raw`C:\Program Files`))).toBe(true);
});

test('a shell that crashes with a new tab is passed over; what is no browser as well', () => {
  const shell = '/usr/bin/chromium-headless-shell';
  expect(isSound(shell, 'Chromium 150.0.7871.100')).toBe(false);
  expect(isSound(shell, 'Chromium 156.0.8078.73')).toBe(true);
  expect(isSound('/usr/bin/chromium', 'Chromium 150.0.7871.100 built on Debian')).toBe(true);
  expect(isSound('/usr/bin/chromium-browser', 'Install it with snap.')).toBe(false);
});

test('a launch is quiet', () => {
  expect(launchArgs()).toContain('--disable-background-networking');
});
