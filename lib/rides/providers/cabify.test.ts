import { afterEach, expect, test } from 'vitest';
import { at } from '@/lib/platform/clock';
import { chosen, faultOf, JOURNEY, order, REQUESTER, serve, stopServing } from '../testing/asked-provider';
import type { Answered, Asked } from '../testing/provider-server';
import { cabify } from './cabify';

afterEach(stopServing);

/** The API as it is publicly described, with one answer changed. */
async function serveCabify(changed: (asked: Asked) => Answered | undefined = () => undefined) {
  let tokens = 0;
  const server = await serve((asked) => {
    const special = changed(asked);
    if (special) return special;
    const { method, path, headers, query } = asked;
    if (path === '/auth/api/authorization') {
      const good =
        query.get('grant_type') === 'client_credentials' && query.get('client_secret') === 'secret';
      tokens += 1;
      return good
        ? { status: 200, body: { access_token: `t${tokens}`, expires_in: 2_592_000, token_type: 'bearer' } }
        : { status: 401, body: { error: 'invalid_client' } };
    }
    if (headers.authorization !== `Bearer t${tokens}`) return { status: 401, body: { message: 'expired' } };
    if (method === 'POST' && path === '/api/v4/estimates') {
      return {
        status: 200,
        body: [
          { product: { id: 'p-van', name: 'Van' }, total: { amount: 3_500_000, currency: 'COP' } },
          {
            product: { id: 'p-lite', name: { es: 'Cabify', en: 'Cabify' } },
            total: { amount: 1_850_000, currency: 'COP' },
            eta: { formatted: '4 min', estimated: 240 },
            duration: 900,
          },
          {
            product: { id: 'p-box', name: 'Envíos', service_type: 'delivery' },
            total: { amount: 1, currency: 'COP' },
          },
        ],
      };
    }
    if (method === 'POST' && path === '/api/v4/journey') return { status: 201, body: { id: JOURNEY } };
    if (path === `/api/v4/journey/${JOURNEY}/state`) {
      if (method === 'POST') return { status: 200, body: {} };
      return {
        status: 200,
        body: {
          driver: { name: 'Ómar', phone_number: '+573009998877' },
          vehicle: { plate: 'KLM402', name: 'Renault Logan', color: 'Gris' },
          waypoints: { total: 2, rows: [{ loc: [4.68, -74.05] }, { loc: [4.675, -74.045], state: 'hired' }] },
        },
      };
    }
    if (path === `/api/v4/journey/${JOURNEY}`) {
      return {
        status: 200,
        body: {
          end_state: null,
          total: { amount: 1_920_000, currency: 'COP' },
          rider: { mobile: { mobile_cc: '57', mobile_num: '3001234567' } },
          stops: [{ loc: [4.67, -74.04] }, { loc: [4.65, -74.05] }],
        },
      };
    }
    return { status: 404, body: { message: 'not found' } };
  });
  const account = { baseUrl: server.url, clientId: 'id', clientSecret: 'secret', labelSlug: 'elenco' };
  return { ...server, provider: cabify(account), account };
}

test('[2.4/waypoint hired] [2.7.4/*] Cabify is asked as the specification says: one token, the product of the estimate, both stops', async () => {
  const { provider, asked } = await serveCabify();
  const [cheapest, ...rest] = await provider.estimate(order);
  expect(cheapest).toMatchObject({
    productId: 'p-lite',
    fare: { amount: 18_500, currencyCode: 'COP' },
    pickupSeconds: 240,
    tripSeconds: 900,
  });
  expect(rest.map(({ productId }) => productId)).toEqual(['p-van']);
  expect(await provider.order(order, chosen('p-lite'))).toEqual({ journeyId: JOURNEY, state: 'HIRE' });
  expect(asked.filter(({ path }) => path === '/auth/api/authorization')).toHaveLength(1);
  const sent = asked.find(({ method, path }) => method === 'POST' && path === '/api/v4/journey');
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    rider: {
      mobile: { mobile_cc: '57', mobile_num: '3001234567' },
      email: 'vale@correo.co',
      locale: 'ES',
      name: 'Valentina Restrepo Díaz',
    },
    stops: [
      { loc: [4.67, -74.04], addr: 'Calle 93 # 11-27', city: 'Bogotá', country: 'CO' },
      { loc: [4.65, -74.05], addr: 'Carrera 7 # 71-21', city: 'Bogotá', country: 'CO' },
    ],
    label_slug: 'elenco',
    message: 'Portería norte',
    product_id: 'p-lite',
    reason: 'COT-0012',
    requester_id: REQUESTER,
  });
  const told = await provider.read(JOURNEY, REQUESTER, { whole: true });
  expect(told).toMatchObject({
    state: 'HIRED',
    driver: { name: 'Ómar', phone: '+573009998877' },
    vehicle: { plate: 'KLM402', name: 'Renault Logan', color: 'Gris' },
    car: { lat: 4.675, lng: -74.045 },
    fare: { amount: 19_200, currencyCode: 'COP' },
    trip: { phone: '573001234567' },
  });
  expect(
    asked.find(({ path, method }) => method === 'GET' && path.endsWith('/state'))?.query.get('requester_id'),
  ).toBe(REQUESTER);
  await provider.cancel(JOURNEY, REQUESTER);
  expect(asked.at(-1)).toMatchObject({ method: 'POST', path: `/api/v4/journey/${JOURNEY}/state`, body: '' });
});

test('[2.7.4/journey id] Cabify names a journey by `id` or by `journey_id`, and a token that was refused is got anew', async () => {
  let calls = 0;
  const { provider, asked } = await serveCabify(({ path, method }) => {
    if (method !== 'POST' || path !== '/api/v4/journey') return undefined;
    calls += 1;
    return calls === 1
      ? { status: 401, body: { message: 'token expired' } }
      : { status: 200, body: { journey_id: JOURNEY, state: 'hire' } };
  });
  expect(await provider.order(order, chosen('p-lite'))).toEqual({ journeyId: JOURNEY, state: 'HIRE' });
  expect(asked.filter(({ path }) => path === '/auth/api/authorization')).toHaveLength(2);
});

test('what Cabify fails with tells whether the order may have been taken', async () => {
  const answers: [Answered, string][] = [
    [{ status: 400, body: { error: 'mobile_num is invalid' } }, 'REFUSED'],
    [{ status: 409, body: { message: 'already terminal' } }, 'CONFLICT'],
    [{ status: 404, body: { message: 'not found' } }, 'NOT_FOUND'],
    [{ status: 500, body: 'Internal Server Error' }, 'UNCERTAIN'],
    [{ status: 200, body: '<html>maintenance</html>' }, 'UNCERTAIN'],
    [{ status: 200, body: { hello: 'world' } }, 'UNCERTAIN'],
    ['SILENCE', 'UNCERTAIN'],
  ];
  for (const [answer, fault] of answers) {
    const { provider } = await serveCabify(({ path, method }) =>
      method === 'POST' && path === '/api/v4/journey' ? answer : undefined,
    );
    expect(await faultOf(provider.order(order, chosen('p'))), JSON.stringify(answer)).toBe(fault);
    await stopServing();
  }
  const { provider, account } = await serveCabify();
  await stopServing();
  expect(await faultOf(provider.estimate(order))).toBe('UNAUTHENTICATED');
  const again = await serveCabify();
  expect(await faultOf(cabify({ ...account, baseUrl: again.url, clientSecret: 'x' }).authenticate())).toBe(
    'UNAUTHENTICATED',
  );
});

test('requests that come at once share one token, and one renewal of a token that is refused', async () => {
  let good = 1;
  let tokens = 0;
  const server = await serve(({ path, headers }) => {
    if (path === '/auth/api/authorization') {
      tokens += 1;
      return { status: 200, body: { access_token: `t${tokens}`, expires_in: 2_592_000 } };
    }
    return headers.authorization === `Bearer t${good}`
      ? { status: 200, body: [] }
      : { status: 401, body: { message: 'expired' } };
  });
  const provider = cabify({ baseUrl: server.url, clientId: 'id', clientSecret: 's', labelSlug: null });
  const twenty = () => Promise.all(Array.from({ length: 20 }, () => provider.estimate(order)));
  await twenty();
  expect(tokens).toBe(1);
  good = 2;
  expect(await twenty()).toHaveLength(20);
  expect(tokens).toBe(2);
});

test('an answer that does not come in time leaves open whether the order was taken', async () => {
  const server = await serve(({ path }) =>
    path === '/auth/api/authorization' ? { status: 200, body: { access_token: 't' } } : 'SLOW',
  );
  const account = {
    baseUrl: server.url,
    clientId: 'id',
    clientSecret: 's',
    labelSlug: null,
    patienceMs: 200,
  };
  const failed = cabify(account).order(order, chosen('p'));
  await expect(failed).rejects.toMatchObject({ fault: 'UNCERTAIN', isLate: true });
});

test('a token is got anew a minute before it ends, and not earlier', async () => {
  let tokens = 0;
  const server = await serve(({ path }) => {
    if (path !== '/auth/api/authorization') return { status: 200, body: [] };
    tokens += 1;
    return { status: 200, body: { access_token: `t${tokens}`, expires_in: 600 } };
  });
  const provider = cabify({ baseUrl: server.url, clientId: 'id', clientSecret: 's', labelSlug: null });
  const estimateAfter = (seconds: number) =>
    at(new Date(Date.now() + seconds * 1000), () => provider.estimate(order));
  await estimateAfter(0);
  await estimateAfter(530);
  expect(tokens).toBe(1);
  await estimateAfter(545);
  expect(tokens).toBe(2);
});
