import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { inDays } from '@/lib/events/testing/cast-event';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { undoPayment } from './decide-payment';
import { recordPayment } from './record-payment';
import { forgoneProblem } from './rules';

const database = useDatabase();
const TOTAL = 1_000_000;

async function makeCharged() {
  const { actor, agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, {
    ...{ agency, startDate: inDays(-50), endDate: inDays(-50), totalEvent: TOTAL },
  });
  return (kind: 'WITHHELD' | 'CREDIT_NOTE', amount: number, note?: string) =>
    recordPayment(actor, { eventId: event.id, kind, amount, paidOn: '2026-01-15', note }).then((row) => ({
      ...row,
      undo: () => undoPayment(actor, { id: row.id, reason: 'Estaba mal' }),
    }));
}

test('a withholding or a credit note above what is charged is refused, also in parts', async () => {
  const keep = await makeCharged();
  const tooMuch = { fields: { amount: 'errors.clientPayment.aboveCharged' } };
  await expect(keep('WITHHELD', 90_000_000_000, 'Porque sí')).rejects.toMatchObject(tooMuch);
  await expect(keep('CREDIT_NOTE', TOTAL + 1)).rejects.toMatchObject(tooMuch);
  const note = await keep('CREDIT_NOTE', 900_000);
  await expect(keep('CREDIT_NOTE', 100_001)).rejects.toMatchObject(tooMuch);
  await expect(keep('WITHHELD', 100_001)).rejects.toMatchObject(tooMuch);
  await keep('WITHHELD', 100_000);
  await note.undo();
  await keep('CREDIT_NOTE', 900_000);
});

test('a withholding above 30 % of what is charged says why', async () => {
  const keep = await makeCharged();
  const reason = { fields: { note: 'errors.clientPayment.withheldReason' } };
  await expect(keep('WITHHELD', 300_001)).rejects.toMatchObject(reason);
  await expect(keep('WITHHELD', 300_001, '  ')).rejects.toMatchObject(reason);
  await keep('WITHHELD', 200_000);
  await expect(keep('WITHHELD', 100_001)).rejects.toMatchObject(reason);
  await keep('WITHHELD', 100_000);
  await keep('WITHHELD', 50_000, 'El cliente retuvo por otra tarifa');
});

test('of several at once no more is taken than is charged', async () => {
  const keep = await makeCharged();
  const settled = await Promise.allSettled(Array.from({ length: 8 }, () => keep('CREDIT_NOTE', 300_000)));
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});

test('whatever was said before, what is kept never comes to more than is charged', () => {
  const amount = fc.integer({ min: 1, max: 2_000 });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('WITHHELD' as const, 'CREDIT_NOTE' as const), amount, fc.boolean())),
      fc.integer({ min: 0, max: 5_000 }),
      (tries, charged) => {
        const kept = { WITHHELD: 0, CREDIT_NOTE: 0 };
        for (const [kind, one, hasReason] of tries) {
          const said = (['WITHHELD', 'CREDIT_NOTE'] as const).map((of) => ({ kind: of, amount: kept[of] }));
          if (forgoneProblem(kind, one, { charged, said, hasReason }) === null) kept[kind] += one;
        }
        expect(kept.WITHHELD + kept.CREDIT_NOTE).toBeLessThanOrEqual(charged);
      },
    ),
  );
});
