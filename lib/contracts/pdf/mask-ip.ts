/**
 * An address with only its network in clear (`190.25.14.x`, `2800:484:x`): the copy both parties hold needs no
 * more; the whole address stays in the acceptance record.
 */
export function maskIp(ip: string): string {
  const mapped = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (/^\d+\.\d+\.\d+\.\d+$/.test(mapped)) return mapped.replace(/\d+$/, 'x');
  const groups = mapped.split(':').filter(Boolean);
  return `${groups.slice(0, 2).join(':')}:x`;
}
