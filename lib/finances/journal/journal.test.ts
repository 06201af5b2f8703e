import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { agencies, auditEntries, claims, clientPayments, eventCosts } from '@/db/schema';
import { insertCopies } from '@/db/testing/insert-copies';
import { useDatabase } from '@/db/testing/use-database';
import { payClaim } from '@/lib/claims/payments/pay-claim';
import { approveClaim } from '@/lib/claims/review/approve-claim';
import { makeReview } from '@/lib/claims/testing/reviewed';
import { anonymous } from '@/lib/core/actor';
import { at } from '@/lib/platform/clock';
import { makeConvocated } from '@/lib/testing/factories/convocatories';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { addCost } from '../costs/change-costs';
import { recordPayment } from '../payments/record-payment';
import { keepAccounts, readAccounts } from './accounts/keep-accounts';
import { getJournal } from './queries';
import { sumsOf, USUAL_ACCOUNTS } from './rules';

const database = useDatabase();
const WITHHELD = 844_032;
const month = '2026-11';

async function makeBooks() {
  const made = await makeReview(
    database.db,
    { legalNature: 'PERSONA_JURIDICA', regimenSimple: false, responsableIva: true },
    12_000_000,
  );
  const { agency, claim, owner } = made;
  await at(new Date('2026-12-01T04:00:00Z'), () => approveClaim(owner, claim.id));
  const of = { agencyId: agency.id, eventId: claim.eventId };
  await database.db.insert(eventCosts).values([
    {
      ...of,
      category: 'FOOD',
      supplier: 'Cocina Sur',
      spentOn: '2026-11-30',
      amount: 119_000,
      iva: 19_000,
      ivaRecoverable: true,
    },
    { ...of, category: 'FOOD', supplier: 'Otro mes', spentOn: '2026-12-01', amount: 7 },
  ]);
  await database.db.insert(clientPayments).values([
    {
      ...of,
      kind: 'PAYMENT',
      state: 'RECEIVED',
      amount: 5_000_000,
      paidOn: '2026-11-15',
      thirdParty: false,
    },
    { ...of, kind: 'PAYMENT', state: 'REPORTED', amount: 9, paidOn: '2026-11-15', thirdParty: false },
  ]);
  return made;
}

test('a month has its approvals, costs and clients’ payments on both sides, and nothing of another agency', async () => {
  const { owner, claim } = await makeBooks();
  await makeBooks();
  const journal = await getJournal(owner, { month });
  expect(journal.rows.map(({ day, account, debit, credit }) => [day, account, debit, credit])).toEqual([
    ['2026-11-15', '111005', 5_000_000, 0],
    ['2026-11-15', '130505', 0, 5_000_000],
    ['2026-11-30', '6170', 12_000_000, 0],
    ['2026-11-30', '236515', 0, WITHHELD],
    ['2026-11-30', '233525', 0, 12_000_000 - WITHHELD],
    ['2026-11-30', '6170', 100_000, 0],
    ['2026-11-30', '2408', 19_000, 0],
    ['2026-11-30', '220505', 0, 119_000],
  ]);
  expect(journal.rows[2]).toMatchObject({
    document: `CC ${claim.code}`,
    party: claim.name,
    identification: claim.identification,
  });
  expect(journal.debit).toBe(journal.credit);
  expect(sumsOf((await getJournal(owner, { month: '2026-12' })).rows)).toEqual({ debit: 7, credit: 7 });
  await expect(getJournal(owner, { month: '2026-13' })).rejects.toMatchObject({ code: 'INVALID' });
});

test('papers of the books are numbered one after the other of each agency, and name who sold', async () => {
  const { owner, agency, claim } = await makeBooks();
  const other = await makeBooks();
  const cost = { eventId: claim.eventId, category: 'FOOD', supplier: 'Cocina', amount: 1_000 } as const;
  const spentOn = '2026-10-05';
  for (const [supplierIdentification, says] of [
    ['', 'validation.required'],
    [' ', 'validation.required'],
    ['900373115-4', 'validation.payerAccount.checkDigit'],
    ['Cocina', 'events.finances.cost.supplierNumber'],
  ] as const)
    await expect(addCost(owner, { ...cost, spentOn, supplierIdentification })).rejects.toMatchObject({
      fields: { supplierIdentification: says },
    });
  await Promise.all(
    Array.from({ length: 5 }, () =>
      addCost(owner, { ...cost, spentOn, supplierIdentification: '900.373.115-3' }),
    ),
  );
  const october = (await getJournal(owner, { month: '2026-10' })).rows;
  // The first two are those of `makeBooks`.
  expect([...new Set(october.map(({ document }) => document))]).toEqual(
    [3, 4, 5, 6, 7].map((number) => `GA ${number}`),
  );
  expect(new Set(october.map(({ identification }) => identification))).toEqual(new Set(['900373115']));
  const november = (await getJournal(other.owner, { month })).rows.map(({ document }) => document);
  expect(november).toEqual(expect.arrayContaining(['GA 1', 'RC 1']));
  // A proof takes a number once it is received.
  await database.db
    .update(clientPayments)
    .set({ state: 'RECEIVED' })
    .where(eq(clientPayments.agencyId, agency.id));
  const received = (await getJournal(owner, { month })).rows.map(({ document }) => document);
  expect(received).toEqual(expect.arrayContaining(['RC 1', 'RC 2']));
});

test('what clients withheld is booked by its tax', async () => {
  const { owner, claim } = await makeBooks();
  for (const withheldTax of [undefined, 'IVA', 'ICA'] as const)
    await at(new Date('2026-10-21T17:00:00Z'), () =>
      recordPayment(owner, {
        ...{ eventId: claim.eventId, kind: 'WITHHELD', withheldTax },
        ...{ amount: 1_000, paidOn: '2026-10-20', note: 'Por la prueba' },
      }),
    );
  const { rows } = await getJournal(owner, { month: '2026-10' });
  expect(rows.filter(({ debit }) => debit > 0).map(({ account }) => account)).toEqual([
    '135515',
    '135517',
    '135518',
  ]);
});

test('documents of a day stand in the order of their numbers, 9 before 10', async () => {
  const { owner, agency, claim } = await makeBooks();
  for (const code of [100, 10, 9, 99]) {
    const { id } = await makeConvocated(database.db, { agency });
    await insertCopies(
      database.pool,
      'claims',
      `from claims c, lateral jsonb_populate_record(c, jsonb_build_object(
         'id', gen_random_uuid(), 'code', $2::int, 'number', $2::int, 'convocated_id', $3::uuid)) copy where c.id = $1`,
      [claim.id, code, id],
    );
  }
  const documents = (await getJournal(owner, { month })).rows.map(({ document }) => document);
  expect([...new Set(documents)].filter((name) => name.startsWith('CC '))).toEqual(
    [claim.code, 9, 10, 99, 100].map((code) => `CC ${code}`),
  );
});

test('accounts are the usual ones until an agency says others, each change audited', async () => {
  const { owner, agency } = await makeBooks();
  const { actor: producer } = await makeAgencyUser(database.db, { agency, role: 'PRODUCER' });
  const { actor: stranger } = await makeAgencyUser(database.db);
  await expect(keepAccounts(producer, { ...USUAL_ACCOUNTS })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(readAccounts(anonymous)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  for (const BANK of ['111', '0111005', '1110.05', '']) {
    await expect(keepAccounts(owner, { ...USUAL_ACCOUNTS, BANK })).rejects.toMatchObject({
      fields: { BANK: 'validation.pucAccount' },
    });
  }
  await keepAccounts(owner, { ...USUAL_ACCOUNTS, BANK: ' 11200501 ' });
  expect((await readAccounts(owner)).accounts.BANK).toBe('11200501');
  expect((await readAccounts(stranger)).accounts.BANK).toBe('111005');
  expect((await getJournal(owner, { month })).rows[0]?.account).toBe('11200501');
  await keepAccounts(owner, { ...USUAL_ACCOUNTS });
  expect((await readAccounts(owner)).accounts.BANK).toBe('111005');
  const trail = await database.db
    .select({ detail: auditEntries.detail })
    .from(auditEntries)
    .where(eq(auditEntries.action, 'keep-accounts'));
  expect(trail).toEqual([
    { detail: { BANK: { from: '111005', to: '11200501' } } },
    { detail: { BANK: { from: '11200501', to: '111005' } } },
  ]);
  expect(await database.db.$count(agencies, eq(agencies.id, agency.id))).toBe(1);
});

test('IVA of a talent and what is withheld of it and for ICA are booked, and their payment settles what is owed', async () => {
  const { owner, claim, agency } = await makeReview(
    database.db,
    {
      ...{ legalNature: 'PERSONA_JURIDICA', regimenSimple: false, responsableIva: true },
      ...{ granContribuyente: true, reteIcaAgent: true },
    },
    2_000_000,
  );
  // As an approval keeps it; how it comes to that is tested with the withholding.
  const withholding = {
    ...{ method: 'ART383', withheld: 0, net: 2_303_680, month, warnings: [] },
    pesos: { gross: 2_000_000, withheld: 0, iva: 380_000, ivaWithheld: 57_000, icaWithheld: 19_320 },
  };
  await at(new Date('2026-12-01T03:00:00Z'), () => approveClaim(owner, claim.id));
  await database.db
    .update(claims)
    .set({ withholding, otherTaxes: 303_680 })
    .where(eq(claims.agencyId, agency.id));
  await at(new Date('2026-12-01T04:00:00Z'), () =>
    payClaim(owner, { id: claim.id, paidOn: '2026-11-30', reference: '' }),
  );
  const { rows, debit, credit } = await getJournal(owner, { month });
  expect(rows.map((row) => [row.account, row.debit, row.credit])).toEqual([
    ['6170', 2_000_000, 0],
    ['2408', 380_000, 0],
    ['2367', 0, 57_000],
    ['2368', 0, 19_320],
    ['233525', 0, 2_303_680],
    ['233525', 2_303_680, 0],
    ['111005', 0, 2_303_680],
  ]);
  expect(debit).toBe(credit);
});
