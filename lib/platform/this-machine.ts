import { networkInterfaces } from 'node:os';

const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

/** Whether an address leads elsewhere than to the machine it is read on, as `http://localhost:3000` does. */
export const isPublished = (address: string | undefined): boolean =>
  address !== undefined && URL.canParse(address) && !LOCAL_NAMES.has(new URL(address).hostname);

const plain = (address: string): string => address.replace(/^::ffff:/i, '').replace(/%.*$/, '');

const isOwnAddress = (address: string): boolean =>
  address === '::1' ||
  /^127\.\d+\.\d+\.\d+$/.test(address) ||
  Object.values(networkInterfaces()).some((own) => own?.some((each) => plain(each.address) === address));

/** Headers by which a proxy says that it asks for somebody else. */
const OF_A_PROXY = ['forwarded', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * Whether a request was made on this very machine, under a name of this machine. The name keeps out a page of another
 * site whose name was made to lead here (DNS rebinding); the address at the other end, which the server itself adds
 * to X-Forwarded-For (scripts/start/child-preload.mjs), everybody else. What came through a proxy is not local, even
 * when the proxy is. `listensOn` is HOST, under which a machine may be asked too.
 */
export function isAskedHere(headers: Pick<Headers, 'get'>, listensOn: string | undefined): boolean {
  const host = headers.get('host') ?? '';
  const { hostname } = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : { hostname: '' };
  if (!LOCAL_NAMES.has(hostname) && (!hostname || hostname !== listensOn)) return false;
  // Next itself fills x-forwarded-host in; it says the same as Host unless a proxy wrote it.
  if (OF_A_PROXY.some((name) => headers.get(name) !== null && headers.get(name) !== host)) return false;
  const peers = (headers.get('x-forwarded-for') ?? '').split(',').map((part) => plain(part.trim()));
  return peers.every(isOwnAddress);
}
