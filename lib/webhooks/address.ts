import { BlockList, isIP } from 'node:net';
import { env } from '@/lib/platform/env';

/** Addresses that are no place of the internet: one's own machine and network, and what clouds keep for themselves. */
const INNER = new BlockList();
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  INNER.addSubnet(address, bits, 'ipv4');
}
/** Of version 6 only what is given to the internet at large is a place there. */
const GLOBAL_6 = new BlockList();
GLOBAL_6.addSubnet('2000::', 3, 'ipv6');
const INNER_6 = new BlockList();
for (const [address, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  INNER_6.addSubnet(address, bits, 'ipv6');
}

/** Whether an IP address is a place on the internet. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return !INNER.check(address, 'ipv4');
  if (kind === 6) return GLOBAL_6.check(address, 'ipv6') && !INNER_6.check(address, 'ipv6');
  return false;
}

/** Whether this server may tell programs on its own machine, as tests do. */
export const allowsInnerAddresses = (): boolean => env().WEBHOOK_ALLOW_INNER === 'on';

/** Endings of names that only one's own network knows. */
const INNER_NAME = /\.(?:local|localhost|localdomain|internal|intranet|lan|home|corp|arpa)$/;

/** Below these are the ports of other services: mail, databases' consoles, remote logins. */
const FIRST_FREE_PORT = 1024;

/** Why an address is no good for a webhook (a message key), as far as its text tells; null when it is. */
export function problemOfUrl(text: string): string | null {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return 'errors.webhook.url';
  }
  if (url.username || url.password) return 'errors.webhook.url';
  if (allowsInnerAddresses()) return /^https?:$/.test(url.protocol) ? null : 'errors.webhook.url';
  if (url.protocol !== 'https:') return 'errors.webhook.https';
  // The usual port of https is left out of what was read.
  if (url.port && Number(url.port) < FIRST_FREE_PORT) return 'errors.webhook.port';
  // A name that ends in a point is the same name, said whole.
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const isInner = isIP(host) ? !isPublicAddress(host) : !host.includes('.') || INNER_NAME.test(host);
  return isInner ? 'errors.webhook.inner' : null;
}
