import { BlockList, isIP, isIPv4 } from 'node:net';

/** Addresses of one's own machine or network, where the proxies in front of the application are. */
const own = new BlockList();
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const) {
  own.addSubnet(net, bits, 'ipv4');
}
own.addAddress('::1', 'ipv6');
own.addSubnet('fc00::', 7, 'ipv6');
own.addSubnet('fe80::', 10, 'ipv6');

const isOwn = (address: string): boolean => own.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');

/** An IPv4 address is the same whether or not it comes in the clothes of IPv6. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');

/**
 * The address a request came from, or null. Each proxy adds to the end of X-Forwarded-For who asked it, and the
 * server itself adds the other end of its connection (scripts/start/child-preload.mjs), so the list is read from
 * its end: past the proxies of one's own network, the first address is the client's. What the client wrote there
 * itself stands before it and is not read.
 */
export function requestIp(headers: Pick<Headers, 'get'>): string | null {
  const list = (headers.get('x-forwarded-for') ?? '').split(',').map((part) => plain(part.trim()));
  let nearest: string | null = null;
  for (const address of list.reverse()) {
    if (isIP(address) === 0) return nearest;
    nearest = address;
    if (!isOwn(address)) return address;
  }
  return nearest;
}

/**
 * The network of an address, as one household or office has it: /24 of IPv4, /64 of IPv6. Requests whose address
 * is not known share one.
 */
export function networkOf(address: string | null): string {
  if (address === null || isIP(address) === 0) return 'unknown';
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const first = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array<string>(missing).fill('0'), ...last];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
