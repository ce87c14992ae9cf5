import { CHANNEL_SETTINGS } from '@laundry/payment-channels/server';
import { PORTAL, PUBLIC_SITE, loadSite } from '../src/built-site/site.ts';

const SETTINGS = Object.keys(CHANNEL_SETTINGS);

it.each([PUBLIC_SITE, PORTAL])('no file of %s carries an adapter or a simulator', async (folder) => {
  const site = await loadSite(folder);
  // Both read settings of the API by their names, which no build step changes.
  const carrying = [...site].filter(([, { body }]) => SETTINGS.some((name) => body.includes(name)));
  expect(SETTINGS).not.toEqual([]);
  expect(carrying.map(([address]) => address)).toEqual([]);
});
