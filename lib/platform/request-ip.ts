import { type BlockList, isIP, isIPv4 } from 'node:net';
import { env } from './env';
import { readProxies } from './trusted-proxies';

let read: { readonly list: string; readonly proxies: BlockList | null } | null = null;

function isTrusted(address: string): boolean {
  const list = env().TRUSTED_PROXIES;
  if (read?.list !== list) read = { list, proxies: readProxies(list) };
  return read.proxies?.check(address, isIPv4(address) ? 'ipv4' : 'ipv6') ?? false;
}

/** An IPv4 address is the same whether or not it comes in the clothes of IPv6. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');

/**
 * The address a request came from, or null. Each proxy adds to the end of X-Forwarded-For who asked it, and the
 * server itself adds the other end of its connection (scripts/start/child-preload.mjs), so the list is read from
 * its end: past the proxies of TRUSTED_PROXIES, the first address is the client's. What the client wrote there itself
 * stands before it and is not read, nor is anything that a peer says who is no such proxy.
 */
export function requestIp(headers: Pick<Headers, 'get'>): string | null {
  const list = (headers.get('x-forwarded-for') ?? '').split(',').map((part) => plain(part.trim()));
  let nearest: string | null = null;
  for (const address of list.reverse()) {
    if (isIP(address) === 0) return nearest;
    nearest = address;
    if (!isTrusted(address)) return address;
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
  return `${ipv6Groups(address).slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, each without zeros in front: '2800::1' → ['2800', '0', …, '1']. */
export function ipv6Groups(address: string): string[] {
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const first = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array<string>(missing).fill('0'), ...last];
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}
