import { isIPv4, isIPv6 } from 'node:net';
import { ipv6Groups } from '@/lib/platform/request-ip';

/**
 * An address with only its network in clear, /24 of IPv4 and /48 of IPv6 (`190.25.14.x`, `2800:484:1234::x`): the copy
 * both parties hold needs no more; the whole address stays in the acceptance record. '' for what is no address.
 */
export function maskIp(ip: string): string {
  const mapped = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(mapped)) return mapped.replace(/\d+$/, 'x');
  if (!isIPv6(mapped)) return '';
  return `${ipv6Groups(mapped)
    .slice(0, 3)
    .join(':')
    .replace(/(?:(?:^|:)0)+$/, '')}::x`;
}
