import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries, talents } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { getContractPage } from '@/lib/contracts/contract-page';
import { makeSigner } from '@/lib/contracts/testing/signer';
import { answerRequest, askAs } from '@/lib/testing/next-request';
import { ownDataAction } from './own-data-action';

const database = useDatabase();

/** A confirmed talent whose own data lack that, with its code given back. */
async function lacking(lacks: Partial<typeof talents.$inferInsert>) {
  const { place, signer } = await makeSigner();
  const { eventId, talentId } = place;
  await database.db.update(talents).set(lacks).where(eq(talents.id, talentId));
  answerRequest({});
  askAs(signer);
  return {
    place,
    signer,
    page: () => getContractPage(signer),
    known: async () => (await database.db.select().from(talents).where(eq(talents.id, talentId)))[0],
    send: (fields: Record<string, string>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      return ownDataAction(eventId, talentId, form);
    },
  };
}

test('who has no address writes it on the page of the contract, which then states it', async () => {
  const one = await lacking({ address: null });
  expect(await one.page()).toMatchObject({ state: 'FORM', missing: ['address'] });
  expect(await one.send({ address: '  ' })).toEqual({
    ok: false,
    message: null,
    fields: { address: 'Por favor llene este campo' },
  });
  expect(await one.send({ address: 'x'.repeat(201) })).toMatchObject({
    ok: false,
    fields: { address: expect.any(String) },
  });
  expect(await one.send({ address: 'Calle 10 # 5-32' })).toEqual({ ok: true, message: null, fields: {} });
  expect(await one.page()).toMatchObject({
    state: 'FORM',
    missing: [],
    facts: { talent: { address: 'Calle 10 # 5-32' } },
  });
  const kept = await database.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.entityId, one.place.talentId), eq(auditEntries.action, 'update')));
  expect(kept).toHaveLength(1);
});

test('a document is asked for with its type, and what is on file stays', async () => {
  const one = await lacking({ identification: null, documentTypeId: null });
  const before = await one.known();
  const sent = { identification: '1.020.304', address: 'Otra', phone: '3009998877' };
  expect(await one.send(sent)).toMatchObject({
    ok: false,
    fields: { typeDocumentId: 'Por favor llene este campo' },
  });
  expect(await one.send({ ...sent, typeDocumentId: '1' })).toMatchObject({ ok: true });
  expect(await one.known()).toMatchObject({
    identification: '1020304',
    documentTypeId: 1,
    address: before?.address,
    phone: before?.phone,
  });
});

test('a first telephone needs a code given back a moment ago', async () => {
  const one = await lacking({ phone: null });
  askAs({ ...one.signer, fresh: false });
  expect(await one.send({ phone: '300 999 8877' })).toMatchObject({
    ok: false,
    confirm: { way: 'CODE', purpose: 'CONTRACT' },
  });
  askAs(one.signer);
  expect(await one.send({ phone: '300 999 8877' })).toMatchObject({ ok: true });
  expect((await one.known())?.phone).toBe('3009998877');
});

test('who holds the link without the code changes nothing', async () => {
  const one = await lacking({ address: null });
  const { confirmed: _, ...holder } = one.signer;
  askAs(holder);
  expect(await one.send({ address: 'Calle 1' })).toMatchObject({ ok: false });
  expect((await one.known())?.address).toBeNull();
});
