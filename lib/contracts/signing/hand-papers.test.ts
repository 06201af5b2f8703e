import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { contractDocuments, contracts, files, talentPapers } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { CONTRACT_PAPER_KINDS } from '@/db/values/contract-papers';
import type { LinkActor } from '@/lib/core/actor';
import { contentHash } from '@/lib/documents/content-hash';
import { at } from '@/lib/platform/clock';
import '@/lib/root/file-kinds';
import { openFile, readFileBytes } from '@/lib/storage/open-file';
import { pdfBytes } from '@/lib/storage/testing/sample-files';
import { removePaper } from '@/lib/talents/own/papers/change-paper';
import { keepPaper } from '@/lib/talents/own/papers/keep-paper';
import { listPapers } from '@/lib/talents/own/papers/queries';
import { makeConvocated } from '@/lib/testing/factories/convocatories';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { getContractPage } from '../contract-page';
import { paperOf } from '../testing/papers';
import { signWithCode } from '../testing/sign-with-code';
import { ACCEPTED, CONTEXT, makeContractingAgency, signerOf } from '../testing/signer';
import { handPapers, keepContractPapers } from './hand-papers';
import { uploadContractPaper } from './upload-paper';

const database = useDatabase();
const ALL = { kinds: [...CONTRACT_PAPER_KINDS] };

/** A confirmed talent of a new agency, by its link and with its code given back. */
async function makeConfirmed() {
  const { agency, actor: owner } = await makeContractingAgency();
  const place = await makeConvocated(database.db, { agency });
  return {
    place,
    owner,
    signer: signerOf(place),
    talent: { kind: 'talent', talentId: place.talentId } as const,
  };
}

const keepAll = async (signer: LinkActor) => {
  for (const kind of CONTRACT_PAPER_KINDS) {
    await keepPaper(signer, { kind, name: `${kind}.png`, bytes: await paperOf(kind) });
  }
};
const handedTo = (eventId: string) =>
  database.db
    .select({ kind: contractDocuments.kind, file: files })
    .from(contractDocuments)
    .innerJoin(files, eq(files.id, contractDocuments.fileId))
    .where(eq(contractDocuments.eventId, eventId));

test('a contract is signed with papers on file, and nothing done with them later changes it', async () => {
  const { place, owner, signer, talent } = await makeConfirmed();
  await keepAll(signer);
  expect(await getContractPage(signer)).toMatchObject({
    state: 'FORM',
    documents: [],
    papers: expect.arrayContaining([expect.objectContaining({ kind: 'rut', state: 'VALID' })]),
  });
  expect(await handPapers(signer, ALL)).toBe(4);
  const signed = await signWithCode(signer, ACCEPTED, CONTEXT);
  const before = await handedTo(place.eventId);
  const own = await listPapers(talent);
  expect(before.map(({ file }) => file.id)).not.toEqual(
    expect.arrayContaining(own.map(({ fileId }) => fileId)),
  );

  await keepPaper(talent, { kind: 'rut', name: 'nuevo.pdf', bytes: pdfBytes() });
  for (const kind of CONTRACT_PAPER_KINDS) await removePaper(talent, { kind });
  expect(await handedTo(place.eventId)).toEqual(before);
  const rut = before.find(({ kind }) => kind === 'rut');
  if (!rut) throw new Error('no RUT was handed');
  // Its agency opens its own copy, and never the talent's.
  expect((await openFile(owner, rut.file.id)).file.id).toBe(rut.file.id);
  expect(rut.file.sha256).toBe(
    (
      signed.snapshot as { acceptance: { documents: { kind: string; sha256: string }[] } }
    ).acceptance.documents.find(({ kind }) => kind === 'rut')?.sha256,
  );
  await expect(readFileBytes(rut.file)).resolves.toHaveLength(rut.file.size);
  const [row] = await database.db.select().from(contracts).where(eq(contracts.id, signed.id));
  expect(contentHash(row?.snapshot)).toBe(signed.snapshotHash);
});

test("an agency opens no paper that a talent keeps, also its own contracts' talent", async () => {
  const { owner, signer, talent } = await makeConfirmed();
  await keepAll(signer);
  const [paper] = await listPapers(talent);
  const { actor: other } = await makeAgencyUser(database.db);
  for (const agency of [owner, other]) {
    await expect(openFile(agency, paper?.fileId ?? '')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
  await expect(openFile(signer, paper?.fileId ?? '')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(openFile(talent, paper?.fileId ?? '')).resolves.toBeDefined();
});

test('what is not on file, has expired, or is of another contract is refused', async () => {
  const { place, signer } = await makeConfirmed();
  await expect(handPapers(signer, ALL)).rejects.toMatchObject({ messageKey: 'errors.paper.notFound' });
  await keepPaper(signer, { kind: 'eps', name: 'eps.png', bytes: await paperOf('eps') });
  await database.db
    .update(talentPapers)
    .set({ expiresOn: '2020-01-01' })
    .where(eq(talentPapers.talentId, place.talentId));
  await expect(handPapers(signer, { kinds: ['eps'] })).rejects.toMatchObject({
    messageKey: 'errors.paper.expired',
    values: { document: 'EPS' },
  });
  const { confirmed: _none, ...unconfirmed } = signer;
  await expect(handPapers(unconfirmed, ALL)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const elsewhere = await makeConvocated(database.db);
  const mixed = { ...signer, subject: { ...signer.subject, eventId: elsewhere.eventId } };
  await expect(handPapers(mixed, ALL)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const over = new Date(Date.now() + 400 * 86_400_000);
  await expect(at(over, () => handPapers(signer, ALL))).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await handedTo(place.eventId)).toEqual([]);
});

test('what was uploaded to a contract is kept for the next when the talent asks, once', async () => {
  const { signer, talent, place } = await makeConfirmed();
  for (const kind of CONTRACT_PAPER_KINDS) {
    await uploadContractPaper(signer, { kind, name: `${kind}.png`, bytes: await paperOf(kind) });
  }
  expect(await listPapers(talent)).toEqual([]);
  expect(await keepContractPapers(signer)).toBe(4);
  expect(await keepContractPapers(signer)).toBe(0);
  expect((await listPapers(talent)).map(({ kind }) => kind).toSorted()).toEqual(
    [...CONTRACT_PAPER_KINDS].toSorted(),
  );
  const own = await database.db
    .select()
    .from(files)
    .where(and(eq(files.talentId, place.talentId), eq(files.kind, 'OWN_PAPER')));
  expect(own.map(({ agencyId, eventId }) => [agencyId, eventId])).toEqual(Array(4).fill([null, null]));
  const { confirmed: _none, ...unconfirmed } = signer;
  await expect(keepContractPapers(unconfirmed)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
