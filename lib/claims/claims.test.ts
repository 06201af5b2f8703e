import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { claims, documentSeals, events, files, messages, talents } from '@/db/schema';
import { readPdfPages } from '@/db/testing/read-pdf';
import { unguarded } from '@/db/testing/unguarded';
import { useDatabase } from '@/db/testing/use-database';
import { CONFIRMED } from '@/lib/contracts/testing/confirmed';
import { anonymous, type LinkActor } from '@/lib/core/actor';
import { EVENT } from '@/lib/core/states';
import { contentHash } from '@/lib/documents/content-hash';
import { translate } from '@/lib/i18n/translate';
import { at } from '@/lib/platform/clock';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { openFile } from '@/lib/storage/open-file';
import type { Agency } from '@/lib/testing/factories/agencies';
import { makeContract } from '@/lib/testing/factories/contracts';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { getClaimPage } from './claim-page';
import { openClaimPdf } from './document';
import { listEventPapers } from './event-papers';
import type { SendClaimInput } from './inputs';
import { sendClaim } from './send-claim';

const database = useDatabase();

const holderOf = (row: {
  agencyId: string;
  convocatoryId: string;
  talentId: string;
  eventId: string;
}): LinkActor => ({
  kind: 'linkHolder',
  tokenId: 'test',
  purpose: 'CLAIM',
  confirmed: CONFIRMED,
  agencyId: row.agencyId,
  subject: { convocatoryId: row.convocatoryId, talentId: row.talentId, eventId: row.eventId },
});

const DAY = 86_400_000;
const YESTERDAY = { startDate: new Date(Date.now() - 2 * DAY), endDate: new Date(Date.now() - DAY) };

const form: SendClaimInput = {
  activities: 'Modelaje de la colección, dos pasadas por día.',
  price: 1_250_000,
  bankId: 1,
  account: '00123456789',
  typeAccount: 'AHORROS',
};

/** A place in an event whose service ended yesterday. */
async function makeServed(agency: Agency) {
  const event = await makeEvent(database.db, { agency, ...YESTERDAY });
  const convocatory = await makeConvocatory(database.db, { event, ...YESTERDAY });
  return makeConvocated(database.db, { convocatory });
}

async function signed() {
  const { agency } = await makeAgencyUser(database.db);
  const row = await makeServed(agency);
  await makeContract(database.db, { convocated: row });
  return { agency, row, actor: holderOf(row) };
}

describe('the claim page', () => {
  test('[2.4/claim invalid] [2.8/claim not for talent] says why no claim can be sent, with the texts of the specification', async () => {
    expect(await getClaimPage(anonymous)).toMatchObject({ messageKey: 'claim.unavailable' });
    const unsigned = await makeConvocated(database.db);
    const stranger = await makeConvocated(database.db);
    expect(await getClaimPage(holderOf({ ...unsigned, talentId: stranger.talentId }))).toMatchObject({
      messageKey: 'claim.notForTalent',
    });
    expect(await getClaimPage(holderOf(unsigned))).toMatchObject({ messageKey: 'claim.contractNotSigned' });
    expect(
      ['claim.unavailable', 'claim.notForTalent', 'claim.contractNotSigned'].map((key) => translate(key)),
    ).toEqual([
      'Oops! Cuenta de cobro no disponible para este evento.',
      'Cuenta de cobro no disponible para este talento.',
      'El contrato no ha sido firmado, por favor firmalo para generar la cuenta de cobro',
    ]);
    const { row, actor } = await signed();
    const stateIs = (stateId: number) =>
      unguarded(database.db, 'events', (tx) =>
        tx.update(events).set({ stateId }).where(eq(events.id, row.eventId)),
      );
    await stateIs(EVENT.CANCELLED);
    expect(await getClaimPage(actor)).toMatchObject({ messageKey: 'claim.unavailable' });
    await stateIs(EVENT.FINISHED);
    expect(await getClaimPage(actor)).toMatchObject({ state: 'FORM' });
  });
});

describe('a claim and its contract', () => {
  const withFee = (amount: number) => ({ facts: { fee: { amount, currency: 'COP' } } });

  async function contracted(fee: number) {
    const { agency, actor: owner } = await makeAgencyUser(database.db);
    const row = await makeServed(agency);
    await makeContract(database.db, { convocated: row, snapshot: withFee(fee) });
    return { agency, owner, row, actor: holderOf(row) };
  }

  test('the page begins with its fee; another value needs a reason, and both sides read it', async () => {
    const { actor, owner, row } = await contracted(700_000);
    expect(await getClaimPage(actor)).toMatchObject({ state: 'FORM', contractFee: 700_000 });
    const tenfold = { ...form, price: 7_000_000 };
    for (const differenceReason of [undefined, '  ']) {
      await expect(sendClaim(actor, { ...tenfold, differenceReason })).rejects.toMatchObject({
        fields: { differenceReason: 'claim.reasonNeeded' },
      });
    }
    const claim = await sendClaim(actor, { ...tenfold, differenceReason: 'Hubo nueve días más' });
    const difference = { contractFee: 700_000, reason: 'Hubo nueve días más' };
    expect(claim.snapshot).toMatchObject({ difference });
    const pdf = (await readPdfPages(await buffer((await openClaimPdf(actor)).body))).join(' ');
    expect(pdf).toContain('Valor del contrato $ 700.000 COP');
    expect(pdf).toContain('Hubo nueve días más');
    const [paper] = await listEventPapers(owner, row.eventId);
    expect(paper).toMatchObject({
      claimPrice: 7_000_000,
      contractFee: 700_000,
      differenceReason: 'Hubo nueve días más',
    });
  });

  test('the same value needs none, and none is kept', async () => {
    const { actor } = await contracted(1_250_000);
    const claim = await sendClaim(actor, { ...form, differenceReason: 'Sobra' });
    expect(claim.snapshot).toMatchObject({ difference: null });
  });

  test('is not taken before the service has ended, nor after a cancellation', async () => {
    const { actor, row } = await contracted(1_250_000);
    await at(new Date(YESTERDAY.endDate.getTime() - 1000), async () => {
      expect(await getClaimPage(actor)).toMatchObject({ state: 'INVALID', messageKey: 'claim.tooEarly' });
      await expect(sendClaim(actor, form)).rejects.toMatchObject({ messageKey: 'claim.tooEarly' });
    });
    await database.db.update(events).set({ stateId: EVENT.CANCELLED }).where(eq(events.id, row.eventId));
    expect(await getClaimPage(actor)).toMatchObject({ textKey: 'claim.cancelledText' });
    await expect(sendClaim(actor, form)).rejects.toMatchObject({ messageKey: 'claim.unavailable' });
  });
});

describe('sendClaim', () => {
  test('[2.9/claim above 0] says what is wrong field by field', async () => {
    const { actor } = await signed();
    const wrong = { activities: ' ', price: 0, bankId: 1, account: '12-34', typeAccount: 'AHORROS' } as const;
    await expect(sendClaim(actor, wrong)).rejects.toMatchObject({
      fields: {
        activities: 'claim.required',
        price: 'claim.notPositive',
        account: 'validation.accountDigits',
      },
    });
    await expect(sendClaim(actor, { ...form, bankId: 9999 })).rejects.toMatchObject({
      fields: { bankId: 'claim.required' },
    });
  });

  test('[2.7.3/mail: claim] keeps the account encrypted, renders the PDF and mails both sides', async () => {
    const { actor, agency, row } = await signed();
    const claim = await sendClaim(actor, form);
    expect(claim).toMatchObject({ code: 1, price: 1_250_000, status: 'SENT', accountLastDigits: '6789' });
    expect(JSON.stringify(claim)).not.toContain('00123456789');
    await runAllJobs();
    const [kept] = await database.db.select().from(claims).where(eq(claims.id, claim.id));
    const { body } = await openFile(actor, kept?.pdfFileId ?? '');
    expect((await buffer(body)).subarray(0, 5).toString()).toBe('%PDF-');
    const sent = await database.db.select().from(messages).where(eq(messages.agencyId, agency.id));
    expect(sent.map((mail) => [mail.kind, mail.status]).toSorted()).toEqual([
      ['claims.sent-for-agency', 'SENT'],
      ['claims.sent-for-talent', 'SENT'],
    ]);
    expect(await getClaimPage(holderOf(row))).toMatchObject({ state: 'SENT' });
    const [pdf] = await database.db
      .select()
      .from(files)
      .where(eq(files.id, kept?.pdfFileId ?? ''));
    expect(pdf?.encrypted).toBe(true);
    const seals = await database.db
      .select()
      .from(documentSeals)
      .where(eq(documentSeals.documentId, claim.id));
    expect(seals).toMatchObject([
      { kind: 'claim', documentId: claim.id, sha256: pdf?.sha256, contentHash: contentHash(claim.snapshot) },
    ]);
    const rewrite = database.db.update(claims).set({ price: 1 }).where(eq(claims.id, claim.id));
    await expect(rewrite).rejects.toThrow();
  });

  test('[2.8/claim number] an amount left out is a missing field, and one that is no number is told as such', async () => {
    const { actor } = await signed();
    const { price: _, ...unpriced } = form;
    const send = (input: object) => sendClaim(actor, input as SendClaimInput);
    await expect(send(unpriced)).rejects.toMatchObject({ fields: { price: 'claim.required' } });
    await expect(send({ ...form, price: Number.NaN })).rejects.toMatchObject({
      fields: { price: 'claim.notANumber' },
    });
    expect(translate('claim.notANumber')).toBe('Debe ingresar un número');
  });

  test('its sender gets the PDF at once, before the queue has made it, and nobody else does', async () => {
    const { actor } = await signed();
    await expect(openClaimPdf(actor)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await sendClaim(actor, form);
    const { file, body } = await openClaimPdf(actor);
    expect(file.kind).toBe('CLAIM_PDF');
    expect((await buffer(body)).subarray(0, 5).toString()).toBe('%PDF-');
    for (const stranger of [anonymous, { ...actor, purpose: 'CONTRACT' } as const]) {
      await expect(openClaimPdf(stranger)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  });

  test('100 at once: one claim', async () => {
    const { actor, row } = await signed();
    const sent = await Promise.all(Array.from({ length: 100 }, () => sendClaim(actor, form)));
    expect(new Set(sent.map((claim) => claim.id)).size).toBe(1);
    const rows = await database.db.select().from(claims).where(eq(claims.convocatedId, row.id));
    expect(rows).toHaveLength(1);
  });

  test('claims of one agency are numbered without gap or repetition', async () => {
    const { agency } = await makeAgencyUser(database.db);
    const places = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const row = await makeServed(agency);
        await makeContract(database.db, { convocated: row });
        return row;
      }),
    );
    const sent = await Promise.all(places.map((row) => sendClaim(holderOf(row), form)));
    expect(sent.map((claim) => claim.code).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('an incomplete profile or a link of another purpose sends nothing', async () => {
    const { actor, row } = await signed();
    await expect(sendClaim({ ...actor, purpose: 'CONTRACT' }, form)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await database.db.update(talents).set({ address: null }).where(eq(talents.id, row.talentId));
    await expect(sendClaim(actor, form)).rejects.toMatchObject({ fields: { address: 'claim.required' } });
  });
});
