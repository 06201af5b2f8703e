import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { resetEnv } from './env';
import { networkOf, requestIp } from './request-ip';

const from = (list: string) => requestIp(new Headers({ 'x-forwarded-for': list }));

function trust(proxies: string | undefined) {
  if (proxies === undefined) delete process.env.TRUSTED_PROXIES;
  else process.env.TRUSTED_PROXIES = proxies;
  resetEnv();
}

describe('without trusted proxies', () => {
  test.each(['127.0.0.1', '::1', '10.0.0.4', '192.168.1.20', '100.64.0.9'])(
    'a peer at %s is who asks, whatever it says',
    (peer) => {
      for (const said of ['9.9.9.0', '9.9.9.1, 8.8.8.8', 'nonsense']) {
        expect(from(`${said}, ${peer}`)).toBe(peer);
      }
    },
  );
});

describe('with trusted proxies', () => {
  beforeEach(() => trust('loopback, private, 203.0.114.0/24, 2001:db8:9::1'));
  afterEach(() => trust(undefined));

  test.each([
    ['a network', '203.0.113.7, 203.0.114.9', '203.0.113.7'],
    ['one address', '203.0.113.7, 2001:db8:9::1', '203.0.113.7'],
    ['not the one beside it', '203.0.113.7, 2001:db8:9::2', '2001:db8:9::2'],
  ])('names %s', (_what, list, ip) => {
    expect(from(list)).toBe(ip);
  });

  test.each([
    ['the connection itself', '203.0.113.7', '203.0.113.7'],
    ['the connection, whatever the client wrote', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['the client behind a proxy of the same machine', '203.0.113.7, 127.0.0.1', '203.0.113.7'],
    ['what the proxy saw, not what the client wrote', '8.8.8.8, 203.0.113.7, 10.0.0.4', '203.0.113.7'],
    ['past two proxies', '203.0.113.7, 172.20.1.1, ::ffff:10.0.0.4', '203.0.113.7'],
    ['a machine of the same network', '192.168.1.20', '192.168.1.20'],
    ['an address of IPv6', '2001:db8::7, ::1', '2001:db8::7'],
    ['nothing before what is no address', '203.0.113.7, nonsense, 10.0.0.4', '10.0.0.4'],
  ])('takes %s', (_what, list, ip) => {
    expect(from(list)).toBe(ip);
  });
});

test('knows no address where none is told', () => {
  expect(requestIp(new Headers())).toBeNull();
  expect(from('unknown')).toBeNull();
});

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8::6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  [null, 'unknown'],
  ['nonsense', 'unknown'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
