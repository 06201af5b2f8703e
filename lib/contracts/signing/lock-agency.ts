import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencies, contracts, files } from '@/db/schema';

/**
 * Locks an agency until the transaction ends, so that its contracts are signed one at a time. Returns the next
 * contract's number of a year, the present logo and colour.
 */
export async function lockAgency(tx: Tx, agencyId: string, year: number) {
  const [agency] = await tx
    .select({ logoFileId: agencies.logoFileId, accent: agencies.accent })
    .from(agencies)
    .where(eq(agencies.id, agencyId))
    .for('no key update');
  const [last] = await tx
    .select({ code: contracts.code })
    .from(contracts)
    .where(and(eq(contracts.agencyId, agencyId), eq(contracts.year, year)))
    .orderBy(desc(contracts.code))
    .limit(1);
  const [logo] = agency?.logoFileId
    ? await tx
        .select({ id: files.id, sha256: files.sha256 })
        .from(files)
        .where(and(eq(files.id, agency.logoFileId), isNull(files.deletedAt)))
    : [];
  return { code: (last?.code ?? 0) + 1, logo: logo ?? null, accent: agency?.accent ?? null };
}
