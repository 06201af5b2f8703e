import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { agencies, clients, quotationDocuments } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { updateAgency } from '@/lib/agencies/update-agency';
import type { JobActor } from '@/lib/core/actor';
import { contentHash } from '@/lib/documents/content-hash';
import { transact } from '@/lib/platform/transaction';
import { makeAgency } from '@/lib/testing/factories/agencies';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { createQuotation } from '../drafts/create-quotation';
import { duplicateQuotation } from '../drafts/duplicate-quotation';
import { sendQuotation } from '../sending/send-quotation';
import { draftInput } from '../testing/draft-input';
import { reviseQuotation } from '../versions/revise-quotation';
import { getOffer, readQuotationDocument } from './queries';
import { keepSentOffer } from './sent-offer';

const database = useDatabase();
const job: JobActor = { kind: 'job', name: 'test' };

test('what was sent stays as it was, whatever becomes of agency and client', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const client = await makeClient(database.db, { agency });
  await database.db
    .update(agencies)
    .set({ payment: '50 % al aceptar.', name: 'Casa Ñandú' })
    .where(eq(agencies.id, agency.id));
  const draft = await createQuotation(actor, { ...draftInput, clientId: client.id });
  const before = await getOffer(actor, draft.id);
  // Until when it would hold if it were sent now.
  expect(before.content).toMatchObject({ code: null, validUntil: expect.any(String) });
  const sent = await sendQuotation(actor, { id: draft.id });

  const offer = await getOffer(actor, draft.id);
  expect(offer.hash).toBe(contentHash(offer.content));
  expect(offer.hash).not.toBe(before.hash);
  expect(offer.content).toMatchObject({
    code: 'COT-00001',
    total: sent.total,
    validUntil: sent.validUntil?.toISOString(),
    agency: { name: 'Casa Ñandú' },
    client: { identification: client.identification },
    paymentConditions: '50 % al aceptar.',
  });
  await database.db
    .update(agencies)
    .set({ payment: 'Todo antes.', name: 'Otra' })
    .where(eq(agencies.id, agency.id));
  await database.db.update(clients).set({ identification: '1' }).where(eq(clients.id, client.id));
  expect(await getOffer(job, draft.id)).toEqual(offer);
  expect(await readQuotationDocument(job, draft.id)).toMatchObject({
    agency: { name: 'Casa Ñandú' },
    paymentConditions: '50 % al aceptar.',
  });
});

test('a quotation says its own terms and holds its own days, also in its next version and its copy', async () => {
  const agency = await makeAgency(database.db, {
    payment: '50 % al aceptar.',
    quotationTerms: 'De la agencia.',
    quotationValidityDays: 30,
  });
  const { actor } = await makeAgencyUser(database.db, { agency });
  const client = await makeClient(database.db, { agency });
  const own = {
    message: 'Hola, Camila.',
    paymentTerms: '',
    terms: 'Una.\nOtra.',
    validityDays: 3,
    copies: ['a@b.co'],
  };
  const said = {
    message: 'Hola, Camila.',
    paymentConditions: null,
    terms: ['Una.', 'Otra.'],
  };
  const draft = await createQuotation(actor, { ...draftInput, ...own, clientId: client.id });
  const sent = await sendQuotation(actor, { id: draft.id });
  const days = (until: Date | null) => Math.floor(((until?.getTime() ?? 0) - Date.now()) / 86_400_000);
  expect(days(sent.validUntil)).toBe(3);
  const { content, hash } = await getOffer(actor, sent.id);
  expect(content).toMatchObject(said);
  expect(contentHash({ ...content, terms: ['Una.'] })).not.toBe(hash);
  const copy = await duplicateQuotation(actor, { id: sent.id });
  const version = await reviseQuotation(actor, { id: sent.id });
  for (const next of [copy, version]) {
    expect(next).toMatchObject(own);
    expect((await getOffer(actor, next.id)).content).toMatchObject(said);
  }
  const plain = await createQuotation(actor, { ...draftInput, clientId: client.id });
  expect(days((await sendQuotation(actor, { id: plain.id })).validUntil)).toBe(30);
  expect((await getOffer(actor, plain.id)).content).toMatchObject({
    message: null,
    paymentConditions: '50 % al aceptar.',
    terms: ['De la agencia.'],
  });
});

test('what a quotation in dollars is worth in pesos is of the rate it was sent with', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const client = await makeClient(database.db, { agency });
  const dollars = { ...draftInput, currencyId: 2, fxRate: '4123.45', fxRateDate: '2026-11-20' };
  const draft = await createQuotation(actor, { ...dollars, clientId: client.id });
  await sendQuotation(actor, { id: draft.id });
  const { content } = await getOffer(actor, draft.id);
  expect(content.exchange).toEqual({
    totalInPesos: Math.round((draft.total * 4123.45) / 100),
    fxRate: '4123.45',
    fxRateDate: '2026-11-20',
  });
  const pesos = await createQuotation(actor, draftInput);
  expect((await getOffer(actor, pesos.id)).content).not.toHaveProperty('exchange');
});

test('a draft goes with its agency, and is kept nowhere', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const draft = await createQuotation(actor, draftInput);
  await database.db.update(agencies).set({ name: 'Otra' }).where(eq(agencies.id, agency.id));
  expect((await getOffer(actor, draft.id)).content.agency.name).toBe('Otra');
  const rows = await database.db
    .select()
    .from(quotationDocuments)
    .where(eq(quotationDocuments.quotationId, draft.id));
  expect(rows).toEqual([]);
});

test('of ten who keep the same one at once, all get the same copy', async () => {
  const quotation = await makeQuotation(database.db);
  const kept = await Promise.all(
    Array.from({ length: 10 }, () => transact((tx) => keepSentOffer(tx, quotation))),
  );
  expect(new Set(kept.map(({ hash }) => hash)).size).toBe(1);
});

test('nobody writes anew what was sent', async () => {
  const quotation = await makeQuotation(database.db);
  await transact((tx) => keepSentOffer(tx, quotation));
  const rewrite = database.db
    .update(quotationDocuments)
    .set({ hash: 'otra' })
    .where(eq(quotationDocuments.quotationId, quotation.id));
  await expect(rewrite).rejects.toMatchObject({
    cause: { message: 'quotation_documents is append-only' },
  });
});

test('the conditions of an agency name the client and the event of each quotation, as it was sent', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const client = await makeClient(database.db, { agency, name: 'Café {evento}' });
  await updateAgency(actor, { id: agency.id, quotationTerms: '{evento} para {cliente} en {ciudad}.' });
  const draft = await createQuotation(actor, {
    ...draftInput,
    nameEvent: 'Gala',
    clientId: client.id,
    terms: null,
  });
  await sendQuotation(actor, { id: draft.id });
  await updateAgency(actor, { id: agency.id, quotationTerms: 'Otras.' });
  const { content } = await getOffer(actor, draft.id);
  expect(content.terms).toEqual([`Gala para Café {evento} en ${content.event.city}.`]);
});
