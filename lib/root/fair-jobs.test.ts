import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  analyticsChanges,
  collectionReminders,
  eventCollections,
  events,
  files,
  quotations,
  wavePlans,
} from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { foldNoted } from '@/lib/analytics/rollup/fold';
import { handle as followWaves } from '@/lib/convocatories/waves/follow-waves';
import { EVENT, QUOTATION } from '@/lib/core/states';
import { closePastEvents } from '@/lib/events/close-past-events';
import { remindDebts } from '@/lib/finances/reminders/remind-debts';
import { retireFiles } from '@/lib/habeas-data/retention/retire-files';
import { log } from '@/lib/platform/log';
import { remindClients } from '@/lib/quotations/answers/remind-clients';
import { expireQuotations } from '@/lib/quotations/expire-quotations';
import { type Agency, makeAgency } from '@/lib/testing/factories/agencies';
import { makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { makeFile } from '@/lib/testing/factories/talents';

// What a scheduled job does for many agencies: one with ten times the work of another does not make it wait, a run ends
// with its turn, and the next ones do the rest.

const own = useDatabase();
const job = { kind: 'job', name: 'test' } as const;
const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY);

/** The smaller agency's is made last, and would be last. */
const OF_BUSY = 520;
const OF_CALM = 52;
let busy: Agency;
let calm: Agency;

beforeAll(async () => {
  busy = await makeAgency(own.db);
  calm = await makeAgency(own.db);
});

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

async function fillQuotations(fields: Partial<typeof quotations.$inferInsert>) {
  for (const [agency, count] of [
    [busy, OF_BUSY],
    [calm, OF_CALM],
  ] as const) {
    const made = await makeQuotation(own.db, { agency, ...fields });
    const copies = times(count - 1, (index) => ({ ...made, id: crypto.randomUUID(), code: 50_000 + index }));
    await own.db.insert(quotations).values(copies);
  }
}

async function fillEvents(fields: Partial<typeof events.$inferInsert>): Promise<void> {
  for (const [agency, count] of [
    [busy, OF_BUSY],
    [calm, OF_CALM],
  ] as const) {
    const made = await makeEvent(own.db, { agency, ...fields });
    const copies = times(count - 1, () => ({
      ...{ ...made, id: crypto.randomUUID(), urlKey: null, quotationId: null, code: null, clientId: null },
    }));
    await own.db.insert(events).values(copies);
  }
}

type Fair = {
  readonly name: string;
  readonly fill: () => Promise<unknown>;
  readonly run: (turn?: { readonly isOver: () => boolean }) => Promise<number>;
  /** How much of an agency's is done. */
  readonly done: (agency: Agency) => Promise<number>;
};

const JOBS: readonly Fair[] = [
  {
    name: 'clients are reminded of quotations',
    fill: () => fillQuotations({ sentAt: daysAgo(10), validUntil: new Date(Date.now() + DAY / 2) }),
    run: (turn) => remindClients(job, turn),
    done: ({ id }) =>
      own.db.$count(quotations, and(eq(quotations.agencyId, id), isNotNull(quotations.remindedAt))),
  },
  {
    name: 'quotations expire',
    fill: () =>
      own.db
        .update(quotations)
        .set({ validUntil: daysAgo(1) })
        .where(eq(quotations.stateId, QUOTATION.SENT)),
    run: (turn) => expireQuotations(job, turn),
    done: ({ id }) =>
      own.db.$count(quotations, and(eq(quotations.agencyId, id), eq(quotations.stateId, QUOTATION.EXPIRED))),
  },
  {
    name: 'events end',
    fill: () => fillEvents({ startDate: daysAgo(20), endDate: daysAgo(19), stateId: EVENT.CONFIRMED }),
    run: (turn) => closePastEvents(job, turn),
    done: ({ id }) => own.db.$count(events, and(eq(events.agencyId, id), eq(events.stateId, EVENT.EXPIRED))),
  },
  {
    name: 'clients are reminded of debts',
    fill: async () => {
      await own.db.update(events).set({ totalEvent: 1_000_000 });
      const day = daysAgo(3).toISOString().slice(0, 10);
      const all = await own.db.select().from(events);
      await own.db.insert(eventCollections).values(
        all.map(({ id, agencyId }) => ({
          eventId: id,
          agencyId,
          invoicedOn: day,
          dueOn: day,
          reminds: true,
        })),
      );
    },
    run: (turn) => remindDebts(job, turn),
    done: ({ id }) => own.db.$count(collectionReminders, eq(collectionReminders.agencyId, id)),
  },
  {
    name: 'files end',
    fill: async () => {
      for (const [{ id: agencyId }, count, age] of [
        [busy, OF_BUSY, 30],
        [calm, OF_CALM, 20],
      ] as const) {
        const createdAt = daysAgo(age * 366);
        const made = await makeFile(own.db, { agencyId, kind: 'IDENTITY_DOCUMENT', createdAt });
        const copies = times(count - 1, () => ({
          ...{ ...made, id: crypto.randomUUID(), key: crypto.randomUUID(), createdAt },
        }));
        await own.db.insert(files).values(copies);
      }
    },
    run: (turn) => retireFiles(job, turn),
    done: ({ id }) => own.db.$count(files, and(eq(files.agencyId, id), isNotNull(files.retiredAt))),
  },
];

describe.each(JOBS)('$name', ({ fill, run, done }) => {
  test('agency by agency, until the turn is over, and all in the end', async () => {
    await fill();
    const first = await run({ isOver: () => true });
    expect(first).toBeLessThan(OF_BUSY + OF_CALM);
    expect(await done(calm)).toBe(OF_CALM);
    expect(await done(busy)).toBe(first - OF_CALM);
    const whole = { isOver: () => false };
    await run(whole);
    expect(await done(busy)).toBe(OF_BUSY);
    expect(await run(whole)).toBe(0);
  });
});

test('waves go agency by agency, whichever was due before', async () => {
  const plan = async (made: Awaited<ReturnType<typeof makeAgencyUser>>, due: number) => {
    const { agency, user } = made;
    const event = await makeEvent(own.db, { agency, startDate: daysAgo(-8), endDate: daysAgo(-9) });
    const call = await makeConvocatory(own.db, { event, deadline: daysAgo(1) });
    const [row] = await own.db
      .insert(wavePlans)
      .values({
        ...{ agencyId: agency.id, eventId: event.id, convocatoryId: call.id, size: 3, hours: 3 },
        ...{ nextAt: daysAgo(due), startedBy: user.id },
      })
      .returning();
    return row?.id;
  };
  const [one, other] = [await makeAgencyUser(own.db), await makeAgencyUser(own.db)];
  for (const index of times(10, (each) => each)) await plan(one, 20 - index);
  const waits = await plan(other, 1);
  const followed: unknown[] = [];
  const child = log.child({});
  child.info = ((said: { planId: string }) => followed.push(said.planId)) as never;
  const context = { actor: job, log: child, attempt: 1, lastAttempt: true };
  await followWaves({}, { ...context, signal: new AbortController().signal });
  expect(followed).toHaveLength(11);
  expect(followed[1]).toBe(waits);
});

test('what changes while figures are counted waits for the next run', async () => {
  await foldNoted({ isOver: () => false });
  const [{ id } = { id: '' }] = await own.db.select().from(quotations).limit(1);
  await own.db.execute(
    sql`insert into analytics_changes (quotation_id) select ${id}::uuid from generate_series(1, 2500)`,
  );
  expect(await foldNoted({ isOver: () => true })).toBe(false);
  expect(await own.db.$count(analyticsChanges)).toBe(1500);
  let noted = 0;
  const noting = {
    isOver: () => {
      noted += 1;
      return false;
    },
  };
  expect(await foldNoted(noting)).toBe(true);
  expect(noted).toBe(1);
  expect(await own.db.$count(analyticsChanges)).toBe(0);
});
