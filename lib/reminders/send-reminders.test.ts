import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { agencies, convocateds, events, reminders, talentPapers, talents } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { CONTRACT_DOCUMENT_KINDS } from '@/db/values/contract-documents';
import { REMINDER_REASONS, type ReminderReason } from '@/db/values/reminders';
import type { JobActor } from '@/lib/core/actor';
import { AGENCY, APPLICATION, CONVOCATED, EVENT, TALENT } from '@/lib/core/states';
import { at } from '@/lib/platform/clock';
import { makeClaim, makeContract } from '@/lib/testing/factories/contracts';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeFile, makeTalent } from '@/lib/testing/factories/talents';
import { nextDue, USUAL_RULES } from './rules';
import { dueAt, sendReminders } from './send-reminders';

const database = useDatabase();
const job: JobActor = { kind: 'job', name: 'reminders.send' };

const HOUR = 3_600_000;
const BEGAN = new Date('2026-12-01T15:00:00Z');
const STARTS = new Date('2026-12-12T15:00:00Z');
const ENDS = new Date('2026-12-12T23:00:00Z');
const hoursAfter = (then: Date, hours: number) => new Date(then.getTime() + hours * HOUR);

const remind = (then: Date) => at(then, () => sendReminders(job));
const sentTo = async (convocatedId: string, reason: ReminderReason) => {
  const rows = await database.db.select().from(reminders).where(eq(reminders.convocatedId, convocatedId));
  return rows
    .filter((row) => row.reason === reason)
    .map((row) => row.turn)
    .sort();
};

const CALLED = { stateId: CONVOCATED.CALLED, applicationStateId: APPLICATION.PENDING };

/** A talent with all its papers, who has a place in an event of its own since BEGAN. */
async function place(fields: Partial<typeof convocateds.$inferInsert> = {}, without: readonly string[] = []) {
  return at(BEGAN, async () => {
    const { db } = database;
    const event = await makeEvent(db, { startDate: STARTS, endDate: ENDS });
    const talent = await makeTalent(db);
    for (const kind of CONTRACT_DOCUMENT_KINDS.filter((one) => !without.includes(one))) {
      const file = await makeFile(db, { talentId: talent.id, kind: 'TALENT_PAPER' });
      await db.insert(talentPapers).values({ talentId: talent.id, kind, fileId: file.id });
    }
    const convocatory = await makeConvocatory(db, { event });
    return makeConvocated(db, { convocatory, talent, ...fields });
  });
}

/** A place for which one reason alone holds, when its reminders are due, and how the reason goes. */
const REASONS: Readonly<
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
};

test.each(REMINDER_REASONS)('%s: sent when due, in turns, and not oftener', async (reason) => {
  const { make, due } = REASONS[reason];
  const one = await make();
  const sent: number[] = [];
  for (const [index, then] of due.entries()) {
    await remind(new Date(then.getTime() - 60_000));
    expect(await sentTo(one.id, reason)).toEqual(sent);
    await Promise.all([remind(then), remind(then)]);
    await remind(hoursAfter(then, 0.2));
    sent.push(index + 1);
    expect(await sentTo(one.id, reason)).toEqual(sent);
  }
  for (let hours = 24; hours <= 240; hours += 24) await remind(hoursAfter(due.at(-1) ?? BEGAN, hours));
  expect(await sentTo(one.id, reason)).toEqual(sent);
});

test.each(REMINDER_REASONS)('%s: not any more once its reason is gone', async (reason) => {
  const { make, due, settle } = REASONS[reason];
  const one = await make();
  await settle(one);
  for (const then of due) await remind(then);
  expect(await sentTo(one.id, reason)).toEqual([]);
});

/** What ends every reason: nobody is reminded of what it cannot do, or by whom it left. */
const ENDS_ALL: Readonly<Record<string, (one: Awaited<ReturnType<typeof place>>) => Promise<unknown>>> = {
  'a suspended talent': ({ talentId }) =>
    database.db.update(talents).set({ stateId: TALENT.SUSPENDED }).where(eq(talents.id, talentId)),
  'an erased talent': ({ talentId }) =>
    database.db
      .update(talents)
      .set({ erasedAt: BEGAN, hiddenAt: BEGAN, stateId: TALENT.SUSPENDED })
      .where(eq(talents.id, talentId)),
  'a suspended agency': ({ agencyId }) =>
    database.db.update(agencies).set({ stateId: AGENCY.SUSPENDED }).where(eq(agencies.id, agencyId)),
  'a cancelled event': ({ eventId }) =>
    database.db.update(events).set({ stateId: EVENT.CANCELLED }).where(eq(events.id, eventId)),
};

test.each(Object.entries(ENDS_ALL))('never to %s', async (_name, end) => {
  for (const reason of REMINDER_REASONS) {
    const { make, due } = REASONS[reason];
    const one = await make();
    await end(one);
    for (const then of due) await remind(then);
    expect(await sentTo(one.id, reason)).toEqual([]);
  }
});

test('a paper that ends before the event is missing, one that lasts until its last day is not', async () => {
  const [ending, lasting] = [await place(), await place()];
  for (const [one, expiresOn] of [
    [ending, '2026-12-11'],
    [lasting, '2026-12-12'],
  ] as const) {
    await database.db
      .update(talentPapers)
      .set({ expiresOn })
      .where(sql`${talentPapers.talentId} = ${one.talentId} and kind = 'arl'`);
  }
  await remind(hoursAfter(BEGAN, 48));
  expect(await sentTo(ending.id, 'MISSING_DOCUMENT')).toEqual([1]);
  expect(await sentTo(lasting.id, 'MISSING_DOCUMENT')).toEqual([]);
});

test('who is confirmed on the eve is told by that, not reminded too', async () => {
  const one = await place();
  await database.db.execute(
    sql`update talent_bookings set created_at = ${hoursAfter(STARTS, -5).toISOString()} where convocated_id = ${one.id}`,
  );
  await remind(hoursAfter(STARTS, -4));
  expect(await sentTo(one.id, 'EVENT_TOMORROW')).toEqual([]);
});

test('only the scheduled job reminds', async () => {
  await expect(sendReminders({ kind: 'anonymous' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('the database counts the next reminder as the rule says', async () => {
  const cases = fc.record({
    isOn: fc.boolean(),
    firstHours: fc.integer({ min: 1, max: 720 }),
    everyHours: fc.integer({ min: 1, max: 720 }),
    times: fc.integer({ min: 1, max: 5 }),
    anchor: fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
    turns: fc.integer({ min: 0, max: 6 }),
    sinceLast: fc.integer({ min: -1000, max: 1000 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...REMINDER_REASONS), cases, async (reason, given) => {
      const { isOn, firstHours, everyHours, times, anchor, turns, sinceLast } = given;
      const lastAt = turns === 0 ? null : hoursAfter(anchor, sinceLast);
      const { rows } = await database.db.execute<{ due: string | null }>(sql`
        select extract(epoch from ${dueAt(reason)}) * 1000 as due from
          (select ${anchor.toISOString()}::timestamptz as anchor) as s,
          (select ${isOn}::boolean as is_on, ${firstHours}::int as first_hours, ${everyHours}::int as every_hours,
            ${times}::int as times) as rule,
          (select ${turns}::int as turns, ${lastAt?.toISOString() ?? null}::timestamptz as last_at) as sent`);
      const rule = { ...USUAL_RULES[reason], isOn, firstHours, everyHours, times };
      const due = rows[0]?.due ?? null;
      const expected = nextDue(reason, rule, { anchor, turns, lastAt });
      expect(due === null ? null : Math.round(Number(due))).toBe(expected?.getTime() ?? null);
    }),
    { numRuns: 200 },
  );
});
