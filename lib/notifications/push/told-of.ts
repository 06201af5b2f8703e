import { and, desc, eq, or, sql } from 'drizzle-orm';
import { claims, contracts, convocateds } from '@/db/schema';
import { isUuid } from '@/lib/core/ids';
import { CONVOCATED } from '@/lib/core/states';
import { database } from '@/lib/platform/database';
import type { MessageRow } from '../channel-sender';

/** What an app reads of a message besides its words: which it is, and the ids with which it goes on. */
export type ToldOf = {
  readonly messageId: string;
  /** Kind of the notice, `convocatories.talent-called`. */
  readonly type: string;
  readonly eventId?: string;
  /** Of the talent's place, where it has one. */
  readonly convocatoryId?: string;
  readonly convocatedId?: string;
};

/**
 * What a message is of: the talent's place that its payload names, itself or by its contract or claim; else that at its
 * event, the confirmed one first.
 */
export async function toldOf({ id, kind, payload, eventId, talentId }: MessageRow): Promise<ToldOf> {
  const told = { messageId: id, type: kind, ...(eventId ? { eventId } : {}) };
  if (!talentId) return told;
  const named = (key: string): string | null => {
    const value = payload[key];
    return typeof value === 'string' && isUuid(value) ? value : null;
  };
  const db = database();
  const byContract = db
    .select({ id: contracts.convocatedId })
    .from(contracts)
    .where(eq(contracts.id, sql`${named('contractId')}`));
  const byClaim = db
    .select({ id: claims.convocatedId })
    .from(claims)
    .where(eq(claims.id, sql`${named('claimId')}`));
  const itself = or(
    eq(convocateds.id, sql`${named('convocatedId')}`),
    eq(convocateds.id, sql`(${byContract})`),
    eq(convocateds.id, sql`(${byClaim})`),
  );
  const [place] = await db
    .select({
      convocatedId: convocateds.id,
      convocatoryId: convocateds.convocatoryId,
      eventId: convocateds.eventId,
    })
    .from(convocateds)
    .where(
      and(eq(convocateds.talentId, talentId), or(itself, eq(convocateds.eventId, sql`${eventId ?? null}`))),
    )
    .orderBy(
      sql`coalesce(${itself}, false) desc`,
      sql`${convocateds.stateId} = ${CONVOCATED.CONFIRMED} desc`,
      desc(convocateds.createdAt),
    )
    .limit(1);
  return { ...told, ...place };
}
