import { afterEach, expect, test } from 'vitest';
import { chosen, faultOf, order, REQUESTER, serve, stopServing } from '../testing/asked-provider';
import { uber } from './uber';

afterEach(stopServing);

test('Uber is asked for guest rides, and finds again by its memo an order that it took in silence', async () => {
  const trips: Record<string, unknown>[] = [];
  const server = await serve(({ method, path, headers, body, query }) => {
    if (path === '/oauth/v2/token') {
      const form = new URLSearchParams(body);
      return form.get('scope') === 'guests.trips' && form.get('client_secret') === 'secret'
        ? { status: 200, body: { access_token: 'u', expires_in: 3600 } }
        : { status: 401, body: { error: 'unauthorized_client' } };
    }
    if (headers.authorization !== 'Bearer u' || headers['x-uber-organizationuuid'] !== 'org') {
      return { status: 401, body: { code: 'unauthorized', message: 'no' } };
    }
    if (path === '/v1/guests/trips/estimates') {
      return {
        status: 200,
        body: {
          product_estimates: [
            {
              product: { product_id: 'x', display_name: 'UberX' },
              estimate_info: {
                fare_id: 'f1',
                fare: { value: 17_400, currency_code: 'COP' },
                pickup_estimate: 5,
                trip: { duration_estimate: 840 },
              },
            },
          ],
        },
      };
    }
    if (method === 'POST') {
      const sent = JSON.parse(body);
      trips.push({ request_id: 'r1', status: 'processing', ...sent, pickup: { ...sent.pickup, eta: 4 } });
      return 'SILENCE';
    }
    if (method === 'DELETE') return { status: 204 };
    if (path === '/v1/guests/trips') {
      // The first page holds somebody else's.
      return query.get('start_key')
        ? { status: 200, body: { trips } }
        : {
            status: 200,
            body: { trips: [{ request_id: 'r0', status: 'accepted', expense_memo: 'otro' }], next_key: 'k' },
          };
    }
    return {
      status: 200,
      body: {
        request_id: 'r1',
        status: 'in_progress',
        driver: { name: 'Ana' },
        vehicle: { make: 'Kia', model: 'Rio', license_plate: 'ABC123' },
        location: { latitude: 4.66, longitude: -74.05 },
        destination: { eta: 7 },
      },
    };
  });
  const provider = uber({
    baseUrl: server.url,
    tokenUrl: `${server.url}/oauth/v2/token`,
    clientId: 'id',
    clientSecret: 'secret',
    organizationId: 'org',
  });
  expect(await provider.find(order)).toBe('ABSENT');
  const [estimate] = await provider.estimate(order);
  expect(estimate).toMatchObject({
    productId: 'x',
    fareId: 'f1',
    fare: { amount: 17_400 },
    pickupSeconds: 300,
  });
  expect(await faultOf(provider.order(order, chosen('x', 'f1')))).toBe('UNCERTAIN');
  expect(trips).toHaveLength(1);
  expect(trips[0]).toMatchObject({
    guest: { first_name: 'Valentina', last_name: 'Restrepo Díaz', phone_number: '+573001234567' },
    fare_id: 'f1',
    note_for_driver: 'Portería norte',
  });
  expect(await provider.find(order)).toMatchObject({ journeyId: 'r1', state: 'HIRE' });
  expect(await provider.read('r1', REQUESTER)).toMatchObject({
    state: 'PICK_UP',
    vehicle: { plate: 'ABC123', name: 'Kia Rio' },
    etaSeconds: 420,
  });
  await provider.cancel('r1', REQUESTER);
  expect(server.asked.at(-1)).toMatchObject({ method: 'DELETE', path: '/v1/guests/trips/r1' });
});
