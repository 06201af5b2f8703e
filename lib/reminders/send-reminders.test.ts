import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  agencies,
  convocateds,
  eventPersonals,
  events,
  messages,
  reminderRules,
  reminders,
  talentPapers,
  talents,
} from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { REMINDER_REASONS, type ReminderReason } from '@/db/values/reminders';
import type { JobActor } from '@/lib/core/actor';
import { AGENCY, CONVOCATED, EVENT, TALENT } from '@/lib/core/states';
import { at } from '@/lib/platform/clock';
import { makeContract } from '@/lib/testing/factories/contracts';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import type { Talent } from '@/lib/testing/factories/talents';
import { nextDue, USUAL_RULES } from './rules';
import { dueAt, sendReminders } from './send-reminders';
import { BEGAN, hoursAfter, reasonsIn, SAID_YES, STARTS } from './testing/reasons-in';

const database = useDatabase();
const { place, fill, reasons } = reasonsIn(database);
const job: JobActor = { kind: 'job', name: 'reminders.send' };

const remind = (then: Date) => at(then, () => sendReminders(job));
const sentTo = async (convocatedId: string, reason: ReminderReason) => {
  const rows = await database.db.select().from(reminders).where(eq(reminders.convocatedId, convocatedId));
  return rows
    .filter((row) => row.reason === reason)
    .map((row) => row.turn)
    .sort();
};

test.each(REMINDER_REASONS)('%s: sent when due, in turns, and not oftener', async (reason) => {
  const { make, due } = reasons[reason];
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
  const { make, due, settle } = reasons[reason];
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
    const { make, due } = reasons[reason];
    const one = await make();
    await end(one);
    for (const then of due) await remind(then);
    expect(await sentTo(one.id, reason)).toEqual([]);
  }
});

test('who has not signed is asked for both by one reminder, unless its agency sends none of signatures', async () => {
  const one = await place({}, ['rut']);
  for (const hours of [24, 48, 72, 96]) await remind(hoursAfter(BEGAN, hours));
  expect(await sentTo(one.id, 'UNSIGNED_CONTRACT')).toEqual([1, 2, 3]);
  expect(await sentTo(one.id, 'MISSING_DOCUMENT')).toEqual([]);
  const quiet = await place({}, ['rut']);
  await database.db.insert(reminderRules).values({
    ...USUAL_RULES.UNSIGNED_CONTRACT,
    channels: ['email'],
    agencyId: quiet.agencyId,
    reason: 'UNSIGNED_CONTRACT',
    isOn: false,
  });
  await remind(hoursAfter(BEGAN, 48));
  expect(await sentTo(quiet.id, 'UNSIGNED_CONTRACT')).toEqual([]);
  expect(await sentTo(quiet.id, 'MISSING_DOCUMENT')).toEqual([1]);
});

test('a paper that ends before the event is missing, one that lasts until its last day is not', async () => {
  const [ending, lasting] = [await place(), await place()];
  for (const convocated of [ending, lasting]) await makeContract(database.db, { convocated });
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

test('who answered perhaps is not asked again', async () => {
  const { id } = await reasons.UNANSWERED_CALL.make();
  await database.db.update(convocateds).set({ reply: 'MAYBE' }).where(eq(convocateds.id, id));
  await remind(hoursAfter(BEGAN, 24));
  expect(await sentTo(id, 'UNANSWERED_CALL')).toEqual([]);
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

test('nobody is reminded of a signature that the agency keeps from being done, nor before it was asked for', async () => {
  const one = await reasons.UNSIGNED_CONTRACT.make();
  const [due] = reasons.UNSIGNED_CONTRACT.due;
  if (!due) throw new Error('nothing is due');
  const reminded = async (then: Date) => {
    await remind(then);
    return sentTo(one.id, 'UNSIGNED_CONTRACT');
  };
  const ofAgency = eq(agencies.id, one.agencyId);
  await database.db.update(agencies).set({ email: null }).where(ofAgency);
  expect(await reminded(due)).toEqual([]);
  await database.db.update(agencies).set({ email: 'hola@agencia.co' }).where(ofAgency);
  const [asked] = await database.db
    .insert(messages)
    .values({
      kind: 'convocatories.talent-confirmed',
      payload: { convocatedId: one.id },
      channel: 'email',
      talentId: one.talentId,
      createdAt: hoursAfter(BEGAN, 1),
    })
    .returning();
  expect(await reminded(due)).toEqual([]);
  const ofMessage = eq(messages.id, asked?.id ?? '');
  await database.db
    .update(messages)
    .set({ status: 'SENT', sentAt: hoursAfter(BEGAN, 20) })
    .where(ofMessage);
  expect(await reminded(due)).toEqual([]);
  expect(await reminded(hoursAfter(BEGAN, 44))).toEqual([1]);
});

test('who said yes hears that it is not taken when the last place is given, and who is in reserve when it begins', async () => {
  const [waiting, reserve, taken, free] = [
    await place(SAID_YES),
    await place({ ...SAID_YES, stateId: CONVOCATED.RESERVE }),
    await place(SAID_YES),
    await place(SAID_YES),
  ];
  for (const one of [waiting, reserve, taken]) await fill(one);
  const { eventId, talentId } = taken;
  // The same person is confirmed by another call of that event.
  const personals = await database.db
    .select()
    .from(eventPersonals)
    .where(eq(eventPersonals.eventId, eventId));
  const [event] = await database.db.select().from(events).where(eq(events.id, eventId));
  if (!event) throw new Error('No such event');
  const convocatory = await makeConvocatory(database.db, { event: { ...event, personals } });
  await makeConvocated(database.db, { convocatory, talent: { id: talentId } as Talent });
  const told = async () =>
    Promise.all(
      [waiting, reserve, taken, free].map(async ({ id }) => (await sentTo(id, 'NOT_TAKEN')).length),
    );

  await remind(hoursAfter(BEGAN, 11));
  expect(await told()).toEqual([0, 0, 0, 0]);
  await remind(hoursAfter(BEGAN, 12));
  expect(await told()).toEqual([1, 0, 0, 0]);
  await remind(hoursAfter(STARTS, 12));
  expect(await told()).toEqual([1, 1, 0, 1]);
});
