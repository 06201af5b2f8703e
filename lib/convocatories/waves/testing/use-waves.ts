import { and, eq } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { auditEntries, convocateds, eventPersonals } from '@/db/schema';
import type { useDatabase } from '@/db/testing/use-database';
import type { LinkActor } from '@/lib/core/actor';
import { at } from '@/lib/platform/clock';
import { makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { answerCall } from '../../answers/answer-call';
import { followPlan } from '../follow-plan';
import { startWaves } from '../start-waves';

export const job = { kind: 'job', name: 'test' } as const;
const HOUR = 3_600_000;
/** Ten in the morning in Bogotá. */
export const TEN = new Date('2026-11-23T15:00:00Z');
export const after = (hours: number) => new Date(+TEN + hours * HOUR);
export const DAYS_AHEAD = { startDate: after(30 * 24), endDate: after(31 * 24) };

/** An open call for `quantity` people, and so many who could be called. */
async function arrangeWaves(db: Db, people: number, quantity = 2) {
  const { actor, agency } = await makeAgencyUser(db);
  const event = await makeEvent(db, { agency, ...DAYS_AHEAD });
  await db.update(eventPersonals).set({ quantity }).where(eq(eventPersonals.eventId, event.id));
  const call = await makeConvocatory(db, { event });
  const ids: string[] = [];
  for (let each = 0; each < people; each++) ids.push((await makeTalent(db)).id);
  const start = (size: number, hours = 3) =>
    at(TEN, () => startWaves(actor, { convocatoryId: call.id, talentIds: ids, size, hours }));
  return { actor, agency, event, call, ids, start };
}

export type WaveScene = Awaited<ReturnType<typeof arrangeWaves>>;

/** What the tests of waves arrange and look at; ten in the morning is hour 0. */
export function useWaves(database: ReturnType<typeof useDatabase>) {
  const cast = (people: number, quantity?: number) => arrangeWaves(database.db, people, quantity);

  /** Who was called, in the order of the plan. */
  async function calledOf({ call, ids }: WaveScene): Promise<number[]> {
    const rows = await database.db.select().from(convocateds).where(eq(convocateds.convocatoryId, call.id));
    return ids.flatMap((id, index) => (rows.some(({ talentId }) => talentId === id) ? [index] : []));
  }

  const answer = ({ agency, call, ids }: WaveScene, index: number, reply: 'YES' | 'NO', hours = 1) => {
    const holder: LinkActor = {
      kind: 'linkHolder',
      tokenId: 'test',
      purpose: 'TALENT_REPLY',
      agencyId: agency.id,
      subject: { convocatoryId: call.id, talentId: ids[index] ?? '' },
    };
    return at(after(hours), () => answerCall(holder, { reply }));
  };

  const follow = (hours: number, planId: string) => at(after(hours), () => followPlan(job, planId));
  const actionsOf = async ({ agency, call }: WaveScene) =>
    (
      await database.db
        .select({ action: auditEntries.action })
        .from(auditEntries)
        .where(and(eq(auditEntries.agencyId, agency.id), eq(auditEntries.entityId, call.id)))
        .orderBy(auditEntries.id)
    ).map(({ action }) => action);

  return { cast, calledOf, answer, follow, actionsOf };
}
