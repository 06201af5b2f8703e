import { and, eq, type SQL } from 'drizzle-orm';
import { claims } from '@/db/schema';
import type { Payer } from '../policy';

/** Of claims: those that a payer pays. An agency pays its own, the platform those it collects for (`tercero`). */
export const paidBy = (payer: Payer): SQL | undefined =>
  payer.kind === 'PLATFORM'
    ? eq(claims.thirdParty, true)
    : and(eq(claims.agencyId, payer.agencyId), eq(claims.thirdParty, false));
