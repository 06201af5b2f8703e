import { createHmac } from 'node:crypto';
import type { AgencyActor } from '@/lib/core/actor';
import { env } from '@/lib/platform/env';

/**
 * The key by which a device seals what it keeps of desks for a person: 256 bits in base64, the same at each log-in, so that
 * what waited to be sent opens again for that person alone. With another NEXTAUTH_SECRET it is another one.
 */
export const deskKey = ({ userId }: AgencyActor): string =>
  createHmac('sha256', env().NEXTAUTH_SECRET).update(`desk:${userId}`).digest('base64');
