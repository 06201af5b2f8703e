import { expect } from '@playwright/test';
import { fakeGoogleMaps } from '../fixtures/fake-google-maps.ts';
import { test } from '../fixtures/map-elenco.ts';
import { makeRideLink } from '../fixtures/ride-link.ts';
import { RidePage } from '../pages/ride-page.ts';

test.use({ mapKind: 'both' });

test('a key that Google refuses leads to the other map, which knows addresses too', async ({
  page,
  elenco,
}) => {
  await fakeGoogleMaps(page);
  const ride = new RidePage(page);
  await ride.open((await makeRideLink(elenco.database)).link);
  await expect(ride.map.locator('[data-fake=map]')).toBeVisible();
  await page.evaluate(() => (window as unknown as { gm_authFailure: () => void }).gm_authFailure());
  await expect(ride.map.locator('canvas')).toBeVisible();
  await expect(ride.failure).toBeHidden();
  await ride.address('origin').pressSequentially('calle 93');
  await ride.suggestions.filter({ hasText: 'Calle 93 # 11-27, Chicó, Bogotá' }).click();
  await expect(ride.pin('Origen')).toBeVisible();
});
