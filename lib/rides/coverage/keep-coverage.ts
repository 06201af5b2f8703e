import { and, eq } from 'drizzle-orm';
import { platformTransportations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { invalidBy } from '@/lib/platform/database-errors';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type KeepCoverageInput, keepCoverageInput } from '../inputs';
import { mayKeepCoverage } from '../policy';
import { dropRequester, putRequester } from './keep-requester';
import type { PlatformTransportation } from './queries';

const UNKNOWN = { platform_transportations_city_id_cities_id_fk: ['cityId', 'validation.city'] } as const;

/** What of a row people say; percents without zeros at their end. */
const said = ({ fee, platformGain, enabled, priority }: PlatformTransportation) => ({
  ...{ fee: String(Number(fee)), platformGain: String(Number(platformGain)), enabled, priority },
});

/**
 * Says whether a platform carries people in a city, in which order it is asked, by which requester and for how much;
 * rides in course keep theirs. The trail keeps what was said before. Throws UNAUTHENTICATED, FORBIDDEN and INVALID.
 */
export async function keepCoverage(actor: Actor, input: KeepCoverageInput): Promise<PlatformTransportation> {
  mayKeepCoverage(actor);
  const { requesterId, priority, ...given } = parseInput(keepCoverageInput, input);
  const data = { ...given, ...(priority === undefined ? {} : { priority }) };
  return transact(async (tx) => {
    const [before] = await tx
      .select()
      .from(platformTransportations)
      .where(
        and(
          eq(platformTransportations.platform, data.platform),
          eq(platformTransportations.cityId, data.cityId),
        ),
      )
      .for('update');
    const [row] = await tx
      .insert(platformTransportations)
      .values(data)
      .onConflictDoUpdate({
        target: [platformTransportations.platform, platformTransportations.cityId],
        set: { ...data, updatedAt: currentTime() },
      })
      .returning();
    if (!row) throw new Error('insert returned nothing');
    if (requesterId === null || requesterId === '') await dropRequester(tx, row.id, null);
    else if (requesterId) {
      await putRequester(tx, { platformTransportationId: row.id, agencyId: null, requesterId });
    }
    const { platform, cityId } = row;
    await recordAudit(
      tx,
      actor,
      'ride-coverage.keep',
      { id: row.id, agencyId: null },
      { detail: { platform, cityId, ...said(row), ...(before ? { before: said(before) } : {}) } },
    );
    return row;
  }).catch((error) => {
    throw invalidBy(error, UNKNOWN);
  });
}
