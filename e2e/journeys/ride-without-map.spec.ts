import { axe } from '../fixtures/axe.ts';
import { makeRideLink } from '../fixtures/ride-link.ts';
import { expect, test } from '../fixtures/test.ts';
import { RidePage } from '../pages/ride-page.ts';

test('where no map is configured the fields do it all, and nobody else is asked for anything', async ({
  page,
  database,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}`) && request.url().startsWith('http'))
      elsewhere.push(request.url());
  });
  const ride = new RidePage(page);
  const answer = page.waitForResponse(
    (response) => response.request().resourceType() === 'document' && response.ok(),
  );
  await ride.open((await makeRideLink(database)).link);
  const policy = (await (await answer).allHeaders())['content-security-policy'];
  expect(policy).toContain("connect-src 'self';");
  await expect(ride.map).toBeHidden();
  await expect(ride.failure).toBeHidden();
  await expect(ride.address('destiny')).toHaveValue('Carrera 13 # 67-80');
  await ride.address('origin').pressSequentially('Calle 93 # 11-27');
  await expect(ride.suggestions).toHaveCount(0);
  await ride.swap.click();
  await expect(ride.address('origin')).toHaveValue('Carrera 13 # 67-80');
  expect(await ride.point('origin')).toBe('4.650,-74.060');
  expect(await ride.point('destiny')).toBe('');
  await axe(page);
  expect(elsewhere).toEqual([]);
});
