import { eq, sql } from 'drizzle-orm';
import { convocateds, convocatories, eventPersonals, talentPapers } from '@/db/schema';
import type { useDatabase } from '@/db/testing/use-database';
import { CONTRACT_PAPER_KINDS } from '@/db/values/contract-papers';
import type { ReminderReason } from '@/db/values/reminders';
import { APPLICATION, CONVOCATED } from '@/lib/core/states';
import { at } from '@/lib/platform/clock';
import { makeClaim, makeContract } from '@/lib/testing/factories/contracts';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeFile, makeTalent } from '@/lib/testing/factories/talents';

const HOUR = 3_600_000;
export const BEGAN = new Date('2026-12-01T15:00:00Z');
export const STARTS = new Date('2026-12-12T15:00:00Z');
const ENDS = new Date('2026-12-12T23:00:00Z');
export const hoursAfter = (then: Date, hours: number) => new Date(then.getTime() + hours * HOUR);

const CALLED = { stateId: CONVOCATED.CALLED, applicationStateId: APPLICATION.PENDING };

export const SAID_YES = {
  stateId: CONVOCATED.CALLED,
  applicationStateId: APPLICATION.ACCEPTED,
  reply: 'YES',
  repliedAt: BEGAN,
} as const;

/** Places for which a reason holds, in the database of a file of tests. */
export function reasonsIn(database: ReturnType<typeof useDatabase>) {
  /** A talent with all its papers, who has a place in an event of its own since BEGAN. */
  async function place(
    fields: Partial<typeof convocateds.$inferInsert> = {},
    without: readonly string[] = [],
  ) {
    return at(BEGAN, async () => {
      const { db } = database;
      const event = await makeEvent(db, { startDate: STARTS, endDate: ENDS });
      const talent = await makeTalent(db);
      for (const kind of CONTRACT_PAPER_KINDS.filter((one) => !without.includes(one))) {
        const file = await makeFile(db, { talentId: talent.id, kind: 'TALENT_PAPER' });
        await db.insert(talentPapers).values({ talentId: talent.id, kind, fileId: file.id });
      }
      const convocatory = await makeConvocatory(db, { event });
      return makeConvocated(db, { convocatory, talent, ...fields });
    });
  }

  /** Gives all places of its role to others, at BEGAN. */
  async function fill({ convocatoryId }: Awaited<ReturnType<typeof place>>): Promise<void> {
    const { db } = database;
    const [call] = await db
      .select({ convocatory: convocatories, quantity: eventPersonals.quantity })
      .from(convocatories)
      .innerJoin(eventPersonals, eq(eventPersonals.id, convocatories.eventPersonalId))
      .where(eq(convocatories.id, convocatoryId));
    if (!call) throw new Error('No such call');
    for (let given = 0; given < call.quantity; given++) {
      await at(BEGAN, () => makeConvocated(db, { convocatory: call.convocatory }));
    }
  }

  /** A place for which one reason alone holds, when its reminders are due, and how the reason goes. */
  const reasons: Readonly<
    Record<
      ReminderReason,
      {
        make: () => ReturnType<typeof place>;
        due: readonly Date[];
        settle: (one: Awaited<ReturnType<typeof place>>) => Promise<unknown>;
      }
    >
  > = {
    UNANSWERED_CALL: {
      make: () => place(CALLED),
      due: [hoursAfter(BEGAN, 24), hoursAfter(BEGAN, 48)],
      settle: ({ id }) =>
        database.db
          .update(convocateds)
          .set({ reply: 'NO', applicationStateId: APPLICATION.REJECTED })
          .where(eq(convocateds.id, id)),
    },
    UNSIGNED_CONTRACT: {
      make: () => place(),
      due: [hoursAfter(BEGAN, 24), hoursAfter(BEGAN, 48), hoursAfter(BEGAN, 72)],
      settle: (convocated) => makeContract(database.db, { convocated }),
    },
    MISSING_DOCUMENT: {
      make: async () => {
        const one = await place({}, ['rut']);
        await makeContract(database.db, { convocated: one });
        return one;
      },
      due: [hoursAfter(BEGAN, 48), hoursAfter(BEGAN, 96)],
      settle: async ({ talentId }) => {
        const file = await makeFile(database.db, { talentId, kind: 'TALENT_PAPER' });
        await database.db.insert(talentPapers).values({ talentId, kind: 'rut', fileId: file.id });
      },
    },
    EVENT_TOMORROW: {
      make: async () => {
        const one = await place();
        await makeContract(database.db, { convocated: one });
        return one;
      },
      due: [hoursAfter(STARTS, -24)],
      settle: ({ id }) =>
        database.db.update(convocateds).set({ stateId: CONVOCATED.DISCARDED }).where(eq(convocateds.id, id)),
    },
    MISSING_CLAIM: {
      make: async () => {
        const one = await place();
        await makeContract(database.db, { convocated: one });
        return one;
      },
      due: [hoursAfter(ENDS, 24), hoursAfter(ENDS, 96), hoursAfter(ENDS, 168)],
      settle: async (convocated) => {
        const { id } = convocated;
        const { rows } = await database.db.execute<{ id: string }>(
          sql`select id from contracts where convocated_id = ${id}`,
        );
        return makeClaim(database.db, { convocated, contract: { id: rows[0]?.id } as never });
      },
    },
    NOT_TAKEN: {
      make: async () => {
        const one = await place(SAID_YES);
        await fill(one);
        return one;
      },
      due: [hoursAfter(BEGAN, 12)],
      settle: ({ id }) =>
        database.db.update(convocateds).set({ stateId: CONVOCATED.DISCARDED }).where(eq(convocateds.id, id)),
    },
  };

  return { place, fill, reasons };
}
