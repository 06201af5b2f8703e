import {
  claimPayments,
  claims,
  clientPayments,
  eventCosts,
  events,
  paymentReceipts,
  payoutBatches,
  supportDocuments,
  withholdingCertificates,
} from '@/db/schema';
import { makeAuthorization } from '@/lib/claims/support-documents/testing/numbered';
import { makeClaim } from '@/lib/testing/factories/contracts';
import { makeConvocated } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { byAdministrator, byAgency, byTalent, day, idOf, isoDay, list, removeFrom } from './paged-row';
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

const receive = (
  db: World['db'],
  event: { id: string; agencyId: string },
  thirdParty: boolean,
  amount: number,
) =>
  db
    .insert(clientPayments)
    .values({
      agencyId: event.agencyId,
      eventId: event.id,
      kind: 'PAYMENT',
      state: 'RECEIVED',
      amount,
      paidOn: isoDay(0),
      thirdParty,
      createdAt: day(amount % 300),
    })
    .returning();

export const MONEY_LISTS: readonly PagedList[] = [
  list('claims', {
    reader: byAgency,
    make: async (world, index) => (await makeAClaim(world, { sentAt: day(index >> 1) })).id,
    remove: removeFrom(claims),
  }),
  list('supportDocuments', {
    reader: byAgency,
    make: async (world, index) => {
      const { db, agency } = world;
      const claim = await makeAClaim(world);
      const prefix = `D${index}`;
      const { id: authorizationId } = await makeAuthorization(db, agency.agency.id, { prefix });
      const { agencyId, talentId, eventId } = claim;
      return idOf(
        await db
          .insert(supportDocuments)
          .values({
            ...{ agencyId, talentId, eventId, claimId: claim.id, authorizationId, prefix },
            ...{ kind: 'DOCUMENT', number: 1, issuedAt: day(index >> 1), amount: 1000, withheld: 0 },
            ...{ currencyCode: 'COP', name: 'Luz', snapshot: {}, cuds: 'a'.repeat(96) },
          })
          .returning(),
      );
    },
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
    make: async ({ db, event }, index) => idOf(await receive(db, event, false, 1000 + (index >> 1))),
    remove: removeFrom(clientPayments),
  }),
  list('receivables', {
    id: 'eventId',
    reader: byAgency,
    make: async ({ db, agency }, index) => {
      const endDate = day(index >> 1);
      const quotation = await makeQuotation(db, { agency: agency.agency, stateId: 63 });
      return (await makeEvent(db, { agency: agency.agency, quotation, startDate: endDate, endDate })).id;
    },
    remove: removeFrom(events),
  }),
  list('collectedForOthers', {
    id: 'eventId',
    reader: byAgency,
    make: async ({ db, agency }, index) => {
      const startDate = day(index >> 1);
      const made = { agency: agency.agency, tercero: true, startDate, endDate: startDate };
      return (await makeEvent(db, made)).id;
    },
    remove: removeFrom(events),
  }),
  list('collectedBalances', {
    id: 'agencyId',
    reader: byAdministrator,
    make: async ({ db }, index) => {
      const event = await makeEvent(db, { tercero: true });
      await receive(db, event, true, 1000 + (index >> 1));
      return event.agencyId;
    },
  }),
  list('payoutBatches', {
    reader: byAgency,
    make: async ({ db, agency }, index) =>
      idOf(
        await db
          .insert(payoutBatches)
          .values({
            ...{ payerKind: 'AGENCY', agencyId: agency.agency.id, number: index, currencyCode: 'COP' },
            ...{ layout: 'csv', createdBy: agency.user.id, createdAt: day(index >> 1) },
          })
          .returning(),
      ),
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
