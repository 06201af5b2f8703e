import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { apiKeys } from '@/db/schema';
import { can, requireFresh } from '@/lib/core/abilities';
import type { Actor, AgencyActor } from '@/lib/core/actor';
import { conflict, forbidden } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { hashLinkSecret, newLinkSecret } from '../link-secret';
import { type CreateKeyInput, createKeyInput } from './inputs';
import { mayUseKeys } from './policy';
import { KEY_PREFIX, MOST_KEYS, mayHoldScope } from './rules';

const DAY_MS = 24 * 60 * 60_000;
const ENDING = 4;

/**
 * Makes a key and answers it whole, with its id: it is kept as a SHA-256 and cannot be told again. Throws UNAUTHENTICATED,
 * INVALID, FORBIDDEN for more than the person may do itself, and CONFLICT beyond MOST_KEYS.
 */
export async function createKey(actor: Actor, input: CreateKeyInput): Promise<{ id: string; key: string }> {
  const { name, scope, days, ofAgency } = parseInput(createKeyInput, input);
  const person = mayUseKeys(actor);
  requireFresh(actor, 'keys');
  if (ofAgency && !can(person, 'keepTeam')) throw forbidden('errors.apiKey.ownerOnly');
  if (!mayHoldScope(person.role, scope)) throw forbidden('errors.apiKey.scope');
  const secret = newLinkSecret();
  const { agencyId, userId } = person;
  return transact(async (tx) => {
    await lockKeys(tx, person);
    const owner = ofAgency ? isNull(apiKeys.userId) : eq(apiKeys.userId, userId);
    const now = currentTime();
    const living = and(
      eq(apiKeys.agencyId, agencyId),
      owner,
      isNull(apiKeys.revokedAt),
      or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)),
    );
    if ((await tx.$count(apiKeys, living)) >= MOST_KEYS) throw conflict('errors.apiKey.tooMany');
    const [row] = await tx
      .insert(apiKeys)
      .values({
        ...{ agencyId, name, scope },
        userId: ofAgency ? null : userId,
        createdBy: userId,
        secretHash: hashLinkSecret(KEY_PREFIX + secret),
        ending: secret.slice(-ENDING),
        expiresAt: days === null ? null : new Date(now.getTime() + days * DAY_MS),
      })
      .returning({ id: apiKeys.id });
    if (!row) throw new Error('insert returned nothing');
    const detail = { scope, days, ofAgency };
    await recordAudit(tx, actor, 'api-key.create', { id: row.id, agencyId }, { detail });
    return { id: row.id, key: KEY_PREFIX + secret };
  });
}

/** One at a time of an agency: each counts what the others made. */
const lockKeys = (tx: Tx, { agencyId }: AgencyActor) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`api keys ${agencyId}`}, 0))`);
