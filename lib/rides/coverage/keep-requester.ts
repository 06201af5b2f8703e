import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { platformTransportations, userTransportations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { AppError, notFound } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { invalidBy } from '@/lib/platform/database-errors';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import {
  type KeepRequesterInput,
  keepRequesterInput,
  type RemoveRequesterInput,
  removeRequesterInput,
} from '../inputs';
import { mayKeepCoverage } from '../policy';
import { hex, type UserTransportation } from './queries';

/** 32 hexadecimal digits as an id is written. */
const asId = (digits: string): string =>
  digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

const UNKNOWN = {
  user_transportations_agency_id_agencies_id_fk: ['agencyId', 'validation.required'],
} as const;

/**
 * Says under which requester an agency's rides, or those of everybody else, are ordered where a platform carries people;
 * the one before goes. Rides in course keep theirs. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, and INVALID for one
 * that stands elsewhere already.
 */
export async function keepRequester(actor: Actor, input: KeepRequesterInput): Promise<UserTransportation> {
  mayKeepCoverage(actor);
  const { platformTransportationId, agencyId, requesterId } = parseInput(keepRequesterInput, input);
  return transact(async (tx) => {
    const [place] = await tx
      .select({ id: platformTransportations.id })
      .from(platformTransportations)
      .where(eq(platformTransportations.id, platformTransportationId))
      .for('update');
    if (!place) throw notFound('errors.notFound');
    const row = await putRequester(tx, { platformTransportationId, agencyId, requesterId });
    await recordAudit(
      tx,
      actor,
      'ride-coverage.keep-requester',
      { id: platformTransportationId, agencyId: null },
      { detail: { ofAgency: agencyId, requesterId } },
    );
    return row;
  }).catch((error) => {
    throw invalidBy(error, UNKNOWN);
  });
}

/** The same inside a write that has locked where it belongs. */
export async function putRequester(
  tx: Tx,
  { platformTransportationId, agencyId, requesterId }: ReturnType<typeof keepRequesterInput.parse>,
): Promise<UserTransportation> {
  const [dropped] = await dropRequester(tx, platformTransportationId, agencyId);
  const [row] = await tx
    .insert(userTransportations)
    .values({
      id: asId(requesterId),
      platformTransportationId,
      agencyId,
      revision: (dropped?.revision ?? 0) + 1,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) throw new AppError('INVALID', 'errors.invalid', { requesterId: 'ride.requesterTaken' });
  return row;
}

export const dropRequester = (tx: Tx, placeId: string, agencyId: string | null) =>
  tx
    .delete(userTransportations)
    .where(
      and(
        eq(userTransportations.platformTransportationId, placeId),
        agencyId ? eq(userTransportations.agencyId, agencyId) : isNull(userTransportations.agencyId),
      ),
    )
    .returning({ revision: userTransportations.revision });

/** Takes a requester away; its agency's rides go under that of everybody then. Answers its id. Throws as above. */
export async function removeRequester(actor: Actor, input: RemoveRequesterInput): Promise<string> {
  mayKeepCoverage(actor);
  const { id } = parseInput(removeRequesterInput, input);
  return transact(async (tx) => {
    const [row] = await tx.delete(userTransportations).where(eq(userTransportations.id, id)).returning();
    if (!row) throw notFound('errors.notFound');
    await recordAudit(
      tx,
      actor,
      'ride-coverage.remove-requester',
      { id: row.platformTransportationId, agencyId: null },
      { detail: { ofAgency: row.agencyId, requesterId: hex(id) } },
    );
    return id;
  });
}
