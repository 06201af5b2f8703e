import { createECDH } from 'node:crypto';
import { env } from '@/lib/platform/env';

export type VapidKeys = { readonly publicKey: string; readonly privateKey: string };

/** The keys by which browsers know who sends; null where VAPID_PRIVATE_KEY is not set: then browsers take no messages. */
export function vapidKeys(): VapidKeys | null {
  const { VAPID_PRIVATE_KEY: privateKey } = env();
  if (!privateKey) return null;
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return { privateKey, publicKey: pair.getPublicKey('base64url') };
}

const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost'];

/**
 * True for an address of one of the services in WEB_PUSH_HOSTS, by HTTPS (this machine's own by HTTP too): a browser tells
 * the address, and no other is asked by this server.
 */
export function isPushEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, username } = new URL(endpoint);
  if (username || (protocol !== 'https:' && !(protocol === 'http:' && LOOPBACK.includes(hostname))))
    return false;
  return env()
    .WEB_PUSH_HOSTS.split(',')
    .map((host) => host.trim())
    .some((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host));
}
