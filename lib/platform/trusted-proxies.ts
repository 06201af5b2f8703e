import { BlockList, isIP, isIPv4 } from 'node:net';

type Range = readonly [address: string, bits: number];

/** Words for ranges that a proxy often stands in. */
const NAMED: Readonly<Record<string, readonly Range[]>> = {
  none: [],
  loopback: [
    ['127.0.0.0', 8],
    ['::1', 128],
  ],
  private: [
    ['10.0.0.0', 8],
    ['172.16.0.0', 12],
    ['192.168.0.0', 16],
    ['169.254.0.0', 16],
    ['100.64.0.0', 10],
    ['fc00::', 7],
    ['fe80::', 10],
  ],
};

function rangesOf(part: string): readonly Range[] | null {
  if (NAMED[part]) return NAMED[part];
  const [address = '', bits, ...more] = part.split('/');
  if (isIP(address) === 0 || more.length > 0) return null;
  const most = isIPv4(address) ? 32 : 128;
  const length = bits === undefined ? most : Number(bits);
  return Number.isInteger(length) && length >= 0 && length <= most ? [[address, length]] : null;
}

/** What TRUSTED_PROXIES says: words of the above, addresses and networks, with commas between. Null if it is wrong. */
export function readProxies(list: string): BlockList | null {
  const proxies = new BlockList();
  for (const part of list.split(',')) {
    const ranges = rangesOf(part.trim());
    if (!ranges) return null;
    for (const [net, bits] of ranges) proxies.addSubnet(net, bits, isIPv4(net) ? 'ipv4' : 'ipv6');
  }
  return proxies;
}
