import { and, eq, isNull } from 'drizzle-orm';
import { supportAuthorizations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { AppError, conflict, notFound } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { invalidBy } from '@/lib/platform/database-errors';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { today } from '@/lib/talents/shown';
import { authorizationsOf } from '../numbers-owner';
import { lockNumbers } from '../take-number';
import { type AddAuthorizationInput, addAuthorizationInput, authorizationIdInput } from './inputs';
import { mayKeepNumbers } from './policy';
import type { Authorization } from './queries';

/**
 * Adds a range that the DIAN authorized the agency, or the platform, to number support documents by. Throws INVALID per field, also for one
 * that is over already or has numbers of another one of that prefix, UNAUTHENTICATED, FORBIDDEN.
 */
export async function addAuthorization(actor: Actor, input: AddAuthorizationInput): Promise<Authorization> {
  const { agencyId, userId } = mayKeepNumbers(actor);
  const { lastNumber, ...data } = parseInput(addAuthorizationInput, input);
  if (data.validTo < today()) {
    throw new AppError('INVALID', 'errors.invalid', { validTo: 'validation.support.over' });
  }
  try {
    return await transact(async (tx) => {
      const [row] = await tx
        .insert(supportAuthorizations)
        .values({ ...data, lastNumber: lastNumber ?? null, agencyId, createdBy: userId })
        .returning();
      if (!row) throw new Error('insert returned nothing');
      const { resolution, prefix, fromNumber, toNumber, validTo } = row;
      await recordAudit(tx, actor, 'support-authorization.add', row, {
        detail: { resolution, prefix, fromNumber, toNumber, validTo },
      });
      return row;
    });
  } catch (error) {
    throw invalidBy(error, {
      support_authorizations_no_overlap: ['fromNumber', 'validation.support.overlap'],
    });
  }
}

/**
 * Stops numbering by an authorization; what it numbered stays. Throws NOT_FOUND, also for another agency's, CONFLICT for
 * one that was stopped already, UNAUTHENTICATED, FORBIDDEN.
 */
export async function endAuthorization(actor: Actor, input: { id: string }): Promise<Authorization> {
  const { agencyId } = mayKeepNumbers(actor);
  const { id } = parseInput(authorizationIdInput, input);
  return transact(async (tx) => {
    // Not while a number of it is being taken.
    await lockNumbers(tx, agencyId);
    const own = and(eq(supportAuthorizations.id, id), authorizationsOf(agencyId));
    const [row] = await tx
      .update(supportAuthorizations)
      .set({ endedAt: currentTime() })
      .where(and(own, isNull(supportAuthorizations.endedAt)))
      .returning();
    if (!row) {
      const known = await tx.$count(supportAuthorizations, own);
      throw known > 0 ? conflict('errors.support.ended') : notFound('errors.support.notFound');
    }
    await recordAudit(tx, actor, 'support-authorization.end', row, {
      detail: { lastNumber: row.lastNumber },
    });
    return row;
  });
}
