import { describe, expect, test } from 'vitest';
import { countStatements } from '@/db/testing/count-statements';
import { useDatabase } from '@/db/testing/use-database';
import type { Actor } from '@/lib/core/actor';
import { QUOTATION } from '@/lib/core/states';
import { at } from '@/lib/platform/clock';
import { makeClaim } from '@/lib/testing/factories/contracts';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { readAgencyFigures } from './queries';

const database = useDatabase();
const USD = 2;
const now = new Date('2026-11-21T12:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
const figuresOf = (actor: Actor) => at(now, () => readAgencyFigures(actor));
const priced = (total: number) => ({ subtotal: total, iva: 0, total });

describe('readAgencyFigures', () => {
  test('adds what was sent and what was accepted in each period, by currency and each at its own rate in pesos', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const sent = (days: number, total: number, more = {}) =>
      makeQuotation(database.db, { agency, sentAt: ago(days), validUntil: null, ...priced(total), ...more });
    await sent(1, 1000);
    await sent(89, 200);
    await sent(100, 40);
    await sent(181, 7);
    await sent(2, 550, { currencyId: USD, fxRate: '4000' });
    await sent(3, 9999, { voidedReason: 'Repetida', voidedAt: new Date() });
    await sent(3, 8888, { supersededAt: new Date() });
    await sent(120, 3000, { stateId: QUOTATION.ACCEPTED, acceptedAt: ago(10) });
    await makeQuotation(database.db, { agency, stateId: QUOTATION.DRAFT, sentAt: null, ...priced(5) });
    await makeQuotation(database.db, { sentAt: ago(1), ...priced(77) });
    const figures = await figuresOf(actor);
    expect(figures.quoted).toEqual([
      { currencyCode: 'USD', amount: 550, pesos: 22_000, pesosBefore: 0 },
      { currencyCode: 'COP', amount: 1200, pesos: 1200, pesosBefore: 3040 },
    ]);
    expect(figures.accepted).toEqual([{ currencyCode: 'COP', amount: 3000, pesos: 3000, pesosBefore: 0 }]);
  });

  test('counts decisions when they were made, and validity that passed as one', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const quotation = (fields: Parameters<typeof makeQuotation>[1]) =>
      makeQuotation(database.db, { agency, sentAt: ago(200), validUntil: null, ...fields });
    await quotation({ stateId: QUOTATION.ACCEPTED, acceptedAt: ago(5), validUntil: ago(3) });
    await quotation({ stateId: QUOTATION.REJECTED, rejectedAt: ago(6) });
    await quotation({ stateId: QUOTATION.EXPIRED, validUntil: ago(7) });
    await quotation({ stateId: QUOTATION.SENT, validUntil: ago(8) });
    await quotation({ stateId: QUOTATION.EXPIRED, validUntil: ago(8), supersededAt: ago(9) });
    await quotation({ stateId: QUOTATION.SENT, validUntil: ago(-8) });
    await quotation({ stateId: QUOTATION.REJECTED, rejectedAt: ago(95) });
    const figures = await figuresOf(actor);
    expect(figures.decisions).toEqual({ accepted: 1, rejected: 1, expired: 2 });
    expect(figures.decisionsBefore).toEqual({ accepted: 0, rejected: 1, expired: 0 });
  });

  test('what is payable are the claims that nobody has paid or sent back', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    for (const [status, price] of [
      ['SENT', 100],
      ['APPROVED', 20],
      ['RETURNED', 3],
      ['PAID', 4000],
    ] as const) {
      const convocated = await makeConvocated(database.db, { agency });
      await makeClaim(database.db, { convocated, status, price });
    }
    const cancelled = await makeEvent(database.db, { agency, stateId: 37 });
    const convocatory = await makeConvocatory(database.db, { event: cancelled });
    await makeClaim(database.db, {
      convocated: await makeConvocated(database.db, { convocatory }),
      price: 7,
    });
    const { payable } = await figuresOf(actor);
    expect(payable).toEqual([{ currencyCode: 'COP', amount: 120, pesos: 120, claims: 2 }]);
  });

  test('an agency without anything has no figures, and it costs two statements', async () => {
    const { actor } = await makeAgencyUser(database.db);
    const { result, statements } = await countStatements(() => figuresOf(actor));
    expect(result).toMatchObject({ quoted: [], accepted: [], payable: [] });
    expect(statements).toHaveLength(2);
  });

  test('is refused to the administrator, who has no agency', async () => {
    const { actor } = await makeAdministrator(database.db);
    await expect(figuresOf(actor)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
