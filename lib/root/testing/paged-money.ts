import {
  claimPayments,
  claims,
  clientPayments,
  eventCosts,
  paymentReceipts,
  withholdingCertificates,
} from '@/db/schema';
import { makeClaim } from '@/lib/testing/factories/contracts';
import { makeConvocated } from '@/lib/testing/factories/convocatories';
import { byAgency, byTalent, day, idOf, isoDay, list, removeFrom } from './paged-row';
import type { PagedList, World } from './paged-world';

const makeAClaim = async ({ db, agency }: World, fields: Partial<typeof claims.$inferInsert> = {}) =>
  makeClaim(db, { convocated: await makeConvocated(db, { agency: agency.agency }), ...fields });

async function pay(world: World, index: number) {
  const claim = await makeAClaim(world, { status: 'PAID' });
  const { db, agency, talent } = world;
  return idOf(
    await db
      .insert(claimPayments)
      .values({
        agencyId: agency.agency.id,
        claimId: claim.id,
        talentId: talent.id,
        payerKind: 'AGENCY',
        amount: 1000,
        currencyCode: 'COP',
        paidOn: isoDay(index),
        bankId: 1,
        accountType: 'AHORROS',
        accountLastDigits: '1234',
      })
      .returning(),
  );
}

const receive = (db: World['db'], event: { id: string; agencyId: string }, amount: number) =>
  db
    .insert(clientPayments)
    .values({
      agencyId: event.agencyId,
      eventId: event.id,
      kind: 'PAYMENT',
      state: 'RECEIVED',
      amount,
      paidOn: isoDay(0),
      thirdParty: false,
      createdAt: day(amount % 300),
    })
    .returning();

export const MONEY_LISTS: readonly PagedList[] = [
  list('claims', {
    reader: byAgency,
    make: async (world, index) => (await makeAClaim(world, { sentAt: day(index >> 1) })).id,
    remove: removeFrom(claims),
  }),
  list('eventCosts', {
    of: 'eventId: "EVENT"',
    reader: byAgency,
    make: async ({ db, event, agency }, index) =>
      idOf(
        await db
          .insert(eventCosts)
          .values({
            agencyId: agency.agency.id,
            eventId: event.id,
            ...{ category: 'FOOD', supplier: 'Cocina Sur', spentOn: isoDay(index >> 1), amount: 1000 },
          })
          .returning(),
      ),
    remove: removeFrom(eventCosts),
  }),
  list('clientPayments', {
    of: 'eventId: "EVENT"',
    reader: byAgency,
    make: async ({ db, event }, index) => idOf(await receive(db, event, 1000 + (index >> 1))),
    remove: removeFrom(clientPayments),
  }),
  list('paymentReceipts', {
    reader: byTalent,
    make: async (world, index) => {
      const snapshot = { number: `P-${index}`, paid: 1, currency: 'COP', paidOn: isoDay(0), event: 'Feria' };
      return idOf(
        await world.db
          .insert(paymentReceipts)
          .values({
            agencyId: world.agency.agency.id,
            talentId: world.talent.id,
            paymentId: await pay(world, index),
            snapshot: { ...snapshot, payer: { name: 'Agencia' } },
            createdAt: day(index >> 1),
          })
          .returning(),
      );
    },
  }),
  list('withholdingCertificates', {
    reader: byTalent,
    make: async ({ db, agency, talent }, index) =>
      idOf(
        await db
          .insert(withholdingCertificates)
          .values({
            ...{
              agencyId: agency.agency.id,
              talentId: talent.id,
              year: 2025,
              thirdParty: false,
              code: index,
            },
            ...{ snapshot: { payer: { name: 'Agencia' }, lines: [] }, contentHash: `h${index}` },
            ...{ endedAt: day(0), createdAt: day(index >> 1) },
          })
          .returning(),
      ),
  }),
];
