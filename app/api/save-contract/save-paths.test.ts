import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { as, poster } from '@/app/api/testing/asking';
import { contractDocuments, events, files, rateLimits, talents } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { confirmClaimUrl, findPostedClaim } from '@/lib/claims/posted-papers/queries';
import { makeSentClaim } from '@/lib/claims/testing/claimed';
import { signWithCode } from '@/lib/contracts/testing/sign-with-code';
import { ACCEPTED, CONTEXT, makeContractingAgency, makeSigner } from '@/lib/contracts/testing/signer';
import type { TalentActor } from '@/lib/core/actor';
import { eventCode } from '@/lib/events/rules';
import '@/lib/root/file-kinds';
import { getFile } from '@/lib/storage/open-file';
import { makeConvocated } from '@/lib/testing/factories/convocatories';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { POST as saveDocument } from '../save-document/route';
import { POST as saveEnvoice } from '../save-envoice/route';
import { POST as saveContract } from './route';

const database = useDatabase();
beforeEach(() => database.db.delete(rateLimits));
const contract = poster(saveContract, '/api/save-contract');
const envoice = poster(saveEnvoice, '/api/save-envoice');
const documents = poster(saveDocument, '/api/save-document');

const THEIR_PDF = `data:application/pdf;base64,${Buffer.from('%PDF-1.4 made by the app').toString('base64')}`;
const talentOf = (talentId: string): TalentActor => ({ kind: 'talent', talentId });

test('[2.7.3//api/save-contract] a posted contract is answered with the server’s own, which its talent opens', async () => {
  const { signer, place } = await makeSigner();
  const actor = talentOf(place.talentId);
  const [event] = await database.db.select().from(events).where(eq(events.id, place.eventId));
  const [talent] = await database.db.select().from(talents).where(eq(talents.id, place.talentId));
  const body = {
    pdfContract: THEIR_PDF,
    talent: { name: talent?.name, email: talent?.email },
    agency: { name: 'Otra', producerEmail: 'intruso@otro.co' },
    event: { code: event && eventCode(event), name: 'Otro' },
  };
  expect(await contract(body)).toMatchObject({ http: 401, status: 401 });
  as(actor);
  expect(await contract(body)).toMatchObject({ http: 404, status: 404 });
  await signWithCode(signer, ACCEPTED, CONTEXT);
  const { fileDir, ...answer } = await contract(body);
  expect(answer).toEqual({ http: 200, status: 200 });
  const file = await getFile(actor, fileDir.directoryPdf.replace('/archivos/', ''));
  expect(file).toMatchObject({ kind: 'CONTRACT_PDF', talentId: place.talentId });
  const kept = await database.db.select().from(files).where(eq(files.eventId, place.eventId));
  expect(kept.filter(({ kind }) => kind === 'CONTRACT_PDF')).toHaveLength(1);
  expect(await contract({ ...body, event: { id: place.eventId } })).toMatchObject({ fileDir });
  expect(await contract({ ...body, pdfContract: 'hola' })).toMatchObject({ http: 400 });
  expect(await contract({ ...body, talent: { email: 'otra@persona.co' } })).toMatchObject({ http: 400 });
  expect(await contract({ ...body, event: { code: 'COT-99999' } })).toMatchObject({ http: 404 });
  expect(await contract('{')).toMatchObject({ http: 400 });
  as(talentOf((await makeConvocated(database.db)).talentId));
  expect(await contract({ ...body, talent: undefined })).toMatchObject({ http: 404 });
  as((await makeAgencyUser(database.db)).actor);
  expect(await contract(body)).toMatchObject({ http: 403 });
});

test('[2.4/claim link set] [2.7.2/updateUrlEnvoice] [2.7.3//api/save-envoice] a posted claim too, and its address is confirmed, never set', async () => {
  const { agency } = await makeContractingAgency();
  const { claim } = await makeSentClaim(database.db, agency);
  const actor = talentOf(claim.talentId);
  as(actor);
  const body = { pdfInvoice: THEIR_PDF, event: { id: claim.eventId } };
  const { fileDir, ...answer } = await envoice(body);
  expect(answer).toEqual({ http: 200, status: 200 });
  const own = { id: claim.convocatedId, url: fileDir.directoryPdf };
  expect(await confirmClaimUrl(actor, own)).toEqual({ id: claim.convocatedId, urlEnvoice: own.url });
  await expect(confirmClaimUrl(actor, { ...own, url: 'https://otro.co/x.pdf' })).rejects.toMatchObject({
    code: 'INVALID',
    fields: { url: 'errors.claim.otherUrl' },
  });
  const stranger = talentOf((await makeConvocated(database.db)).talentId);
  await expect(confirmClaimUrl(stranger, own)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(findPostedClaim(stranger, { event: { id: claim.eventId } })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('[2.7.3//api/save-document] documents within JSON are kept as those of a form are', async () => {
  const place = await makeConvocated(database.db, { agency: (await makeContractingAgency()).agency });
  const scan = async (background: string) =>
    (
      await sharp({ create: { width: 60, height: 80, channels: 3, background } })
        .png()
        .toBuffer()
    ).toString('base64');
  const event = { id: place.eventId };
  as(talentOf(place.talentId));
  const given = {
    docId: `data:image/png;base64,${await scan('#c0ffee')}`,
    rut: { file: await scan('#facade'), extension: 'png' },
  };
  expect(await documents({ data: { ...given, event } })).toEqual({
    http: 200,
    status: 200,
    documents: ['docId', 'rut'],
  });
  expect(await documents({ data: { event, eps: Buffer.from('hola').toString('base64') } })).toMatchObject({
    http: 400,
  });
  expect(await documents({ data: { event } })).toMatchObject({ http: 400 });
  expect(await documents({ data: { ...given, event: { id: crypto.randomUUID() } } })).toMatchObject({
    http: 404,
  });
  const kept = await database.db
    .select()
    .from(contractDocuments)
    .where(eq(contractDocuments.talentId, place.talentId));
  expect(kept.map(({ kind }) => kind).sort()).toEqual(['docId', 'rut']);
});
