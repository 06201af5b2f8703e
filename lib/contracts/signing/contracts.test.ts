import { buffer } from 'node:stream/consumers';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  auditEntries,
  contractDocuments,
  contracts,
  files,
  legalRepresentatives,
  messages,
  rateLimits,
  talents,
} from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { CONTRACT_PAPER_KINDS } from '@/db/values/contract-papers';
import { anonymous, type LinkActor } from '@/lib/core/actor';
import { CONVOCATED } from '@/lib/core/states';
import { translate } from '@/lib/i18n/translate';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { disk } from '@/lib/storage/disk';
import { openFile, readFileBytes } from '@/lib/storage/open-file';
import { makeConvocated } from '@/lib/testing/factories/convocatories';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { getContractPage } from '../contract-page';
import { openContractPdf } from '../document/document';
import { CONFIRMED } from '../testing/confirmed';
import { paperOf } from '../testing/papers';
import { signAtOnce } from '../testing/sign-at-once';
import { signWithCode } from '../testing/sign-with-code';
import { uploadContractPaper } from './upload-paper';

const database = useDatabase();
const context = { ip: '190.24.1.2', userAgent: 'test' };
const accepted = { typeContract: 'eventos', habeasData: true, clausula: true } as const;

const holderOf = (row: { agencyId: string; eventId: string; talentId: string }): LinkActor => ({
  kind: 'linkHolder',
  tokenId: 'test',
  purpose: 'CONTRACT',
  confirmed: CONFIRMED,
  agencyId: row.agencyId,
  subject: { eventId: row.eventId, talentId: row.talentId },
});

const picture = sharp({ create: { width: 40, height: 40, channels: 3, background: '#c0ffee' } })
  .png()
  .toBuffer();

async function readyToSign() {
  const { agency, user } = await makeAgencyUser(database.db);
  await database.db
    .insert(legalRepresentatives)
    .values({ agencyId: agency.id, name: 'Marta Peña', document: '51999888' });
  const row = await makeConvocated(database.db, { agency });
  const actor = holderOf(row);
  return { agency, user, row, actor };
}

async function uploadAll(actor: LinkActor) {
  for (const kind of CONTRACT_PAPER_KINDS) {
    await uploadContractPaper(actor, { kind, name: `${kind} ñandú.png`, bytes: await paperOf(kind) });
  }
}

const contractsOf = (eventId: string) =>
  database.db.select().from(contracts).where(eq(contracts.eventId, eventId));

describe('the contract page', () => {
  test('[2.4/contract invalid] says why there is nothing to sign, with the texts of the specification', async () => {
    expect(await getContractPage(anonymous)).toEqual({
      state: 'INVALID',
      messageKey: 'contract.unavailable',
    });
    const called = await makeConvocated(database.db, { stateId: CONVOCATED.CALLED });
    expect(await getContractPage(holderOf(called))).toEqual({
      state: 'INVALID',
      messageKey: 'contract.notForTalent',
    });
    const stranger = await makeTalent(database.db);
    expect(await getContractPage(holderOf({ ...called, talentId: stranger.id }))).toMatchObject({
      messageKey: 'contract.notForTalent',
    });
    expect(translate('contract.unavailable')).toBe('Oops! Contrato no disponible para este evento.');
    expect(translate('contract.notForTalent')).toBe('Contrato del evento no disponible para este talento.');
  });

  test('[2.2/contract: types] shows the text filled in, without image rights for events and with them for photography', async () => {
    const { actor } = await readyToSign();
    const page = await getContractPage(actor);
    if (page.state !== 'FORM') throw new Error(`unexpected ${page.state}`);
    const titles = (type: 'eventos' | 'fotografia') =>
      page.texts[type]?.clauses.map((clause) => clause.title);
    expect(titles('eventos')).toContain('Imagen reservada');
    expect(titles('eventos')).not.toContain('Autorización de imagen');
    expect(titles('fotografia')).toContain('Autorización de imagen');
    expect(titles('fotografia')).not.toContain('Imagen reservada');
    expect(JSON.stringify(page.texts)).not.toContain('{{');
  });
});

describe('uploading', () => {
  test('keeps the document encrypted, replaces the one before and never tells bytes to the disk', async () => {
    const { actor, row } = await readyToSign();
    const bytes = await picture;
    await uploadContractPaper(actor, { kind: 'rut', name: 'viejo.png', bytes });
    await uploadContractPaper(actor, { kind: 'rut', name: 'nuevo.png', bytes });
    const kept = await database.db
      .select({ file: files })
      .from(contractDocuments)
      .innerJoin(files, eq(files.id, contractDocuments.fileId))
      .where(eq(contractDocuments.eventId, row.eventId));
    expect(kept).toHaveLength(1);
    const file = kept[0]?.file;
    if (!file) throw new Error('no file');
    expect(file).toMatchObject({ kind: 'RUT', name: 'nuevo.png', encrypted: true, visibility: 'PRIVATE' });
    const stored = Buffer.from(await disk().getBytes(file.key));
    expect(stored.subarray(0, 4).toString('latin1')).not.toContain('PNG');
    expect((await readFileBytes(file)).subarray(1, 4).toString()).toBe('PNG');
    const opened = await openFile(actor, file.id).catch((error) => error);
    expect(opened).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('[2.2/contract: documents] refuses what is no PDF, PNG or JPEG, and a kind that is not asked for', async () => {
    const { actor } = await readyToSign();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const wrong = uploadContractPaper(actor, { kind: 'rut', name: 'a.png', bytes: svg });
    await expect(wrong).rejects.toMatchObject({ messageKey: 'upload.wrongType' });
    const climbing = uploadContractPaper(actor, {
      kind: 'rut',
      name: '../../rut.png',
      bytes: await picture,
    });
    await expect(climbing).rejects.toMatchObject({ messageKey: 'upload.badName' });
    const unknown = uploadContractPaper(actor, { kind: 'selfie', name: 'a.png', bytes: await picture });
    await expect(unknown).rejects.toMatchObject({ code: 'INVALID' });
  });
});

describe('signContract', () => {
  test('[2.2/contract: needs all] needs the terms, the four documents and a complete profile', async () => {
    const { actor, row } = await readyToSign();
    const unaccepted = { typeContract: 'eventos', habeasData: false, clausula: true } as const;
    await expect(signWithCode(actor, unaccepted, context)).rejects.toMatchObject({
      fields: { habeasData: 'contract.acceptTerms' },
    });
    await database.db.update(talents).set({ identification: null }).where(eq(talents.id, row.talentId));
    await expect(signWithCode(actor, accepted, context)).rejects.toMatchObject({
      fields: {
        docId: 'contract.uploadDocument',
        arl: 'contract.uploadDocument',
        identification: 'contract.requiredInApp',
      },
    });
    expect(await contractsOf(row.eventId)).toEqual([]);
  });

  test('an agency nobody signs for is told as such, in the page and when signing', async () => {
    const { actor, agency } = await readyToSign();
    await database.db.delete(legalRepresentatives).where(eq(legalRepresentatives.agencyId, agency.id));
    await uploadAll(actor);
    expect(await getContractPage(actor)).toEqual({
      state: 'INVALID',
      messageKey: 'contract.agencyIncomplete',
    });
    await expect(signWithCode(actor, accepted, context)).rejects.toMatchObject({
      code: 'CONFLICT',
      messageKey: 'contract.agencyIncomplete',
    });
  });

  test('[2.7.3/mail: contract signed] freezes what was signed, renders the PDF and mails both sides', async () => {
    const { actor, row, agency } = await readyToSign();
    await uploadAll(actor);
    const contract = await signWithCode(actor, accepted, context);
    expect(contract).toMatchObject({ contractTypeId: 51, signerIp: '190.24.1.2' });
    expect(contract.snapshot).toMatchObject({
      acceptance: {
        userAgent: 'test',
        confirmed: { channel: 'EMAIL', destination: 't•••@p•••', at: '2026-11-22T15:30:00.000Z' },
      },
    });
    await database.db.update(talents).set({ name: 'Otro nombre' }).where(eq(talents.id, row.talentId));
    await runAllJobs();
    const [signed] = await contractsOf(row.eventId);
    const { body } = await openFile(actor, signed?.pdfFileId ?? '');
    const bytes = await buffer(body);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(JSON.stringify(signed?.snapshot)).not.toContain('Otro nombre');
    const sent = await database.db.select().from(messages).where(eq(messages.agencyId, agency.id));
    expect(sent.map((mail) => [mail.kind, mail.status]).toSorted()).toEqual([
      ['contracts.signed-for-agency', 'SENT'],
      ['contracts.signed-for-talent', 'SENT'],
    ]);
    expect(await getContractPage(actor)).toMatchObject({ state: 'SIGNED' });
    const again = uploadContractPaper(actor, { kind: 'rut', name: 'b.png', bytes: await picture });
    await expect(again).rejects.toMatchObject({ messageKey: 'contract.alreadySigned' });
  });

  test('its signer gets the PDF at once, before the queue has made it, and nobody else does', async () => {
    const { actor } = await readyToSign();
    await expect(openContractPdf(actor)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await uploadAll(actor);
    await signWithCode(actor, accepted, context);
    const [first, second] = await Promise.all([openContractPdf(actor), openContractPdf(actor)]);
    expect(first.file.id).toBe(second.file.id);
    expect((await buffer(first.body)).subarray(0, 5).toString()).toBe('%PDF-');
    for (const stranger of [anonymous, { ...actor, purpose: 'CLAIM' } as const]) {
      await expect(openContractPdf(stranger)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  });

  test('[2.4/contract signed] 200 at once: one contract, one audit row, and everybody gets the same', async () => {
    const { actor, row } = await readyToSign();
    await uploadAll(actor);
    await database.db.delete(rateLimits);
    const [contract] = await signAtOnce(actor, 200);
    expect(await contractsOf(row.eventId)).toHaveLength(1);
    await database.db.delete(rateLimits);
    const audit = await database.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, 'contract'), eq(auditEntries.entityId, contract?.id ?? '')));
    expect(audit).toHaveLength(1);
    await runAllJobs();
    const pdfs = await database.db
      .select()
      .from(files)
      .where(and(eq(files.eventId, row.eventId), eq(files.kind, 'CONTRACT_PDF')));
    expect(pdfs).toHaveLength(1);
  });

  test('what was signed cannot be rewritten in the database', async () => {
    const { actor, row } = await readyToSign();
    await uploadAll(actor);
    await signWithCode(actor, accepted, context);
    const rewrite = database.db
      .update(contracts)
      .set({ snapshot: {} })
      .where(eq(contracts.eventId, row.eventId));
    await expect(rewrite).rejects.toThrow();
    await expect(database.db.delete(auditEntries)).rejects.toThrow();
  });
});
