import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { contractClauseRows } from '@/db/catalogue/contract-clauses';
import {
  agencies,
  contracts,
  documentSeals,
  events,
  files,
  legalRepresentatives,
  messages,
  talents,
} from '@/db/schema';
import { readPdf } from '@/db/testing/read-pdf';
import { useDatabase } from '@/db/testing/use-database';
import { dropUnusedImages } from '@/lib/agencies/images/drop-unused-images';
import { uploadImage } from '@/lib/agencies/images/upload-image';
import { updateAgency } from '@/lib/agencies/update-agency';
import type { AgencyActor } from '@/lib/core/actor';
import { at } from '@/lib/platform/clock';
import { transact } from '@/lib/platform/transaction';
import { deleteFile } from '@/lib/storage/change-file';
import { readFileBytes } from '@/lib/storage/open-file';
import type { FileRow } from '@/lib/storage/put-file';
import { UnresolvedClauseError } from '../clauses/clauses';
import { renderContractPdf } from '../pdf/contract-pdf';
import type { Contract } from '../queries';
import { type ContractSnapshot, contractDocument } from '../snapshot';
import { signWithCode } from '../testing/sign-with-code';
import { ACCEPTED, CONTEXT, JOB, makeSigner } from '../testing/signer';
import { contractPdf, drawnContract } from './document';

const database = useDatabase();
const DAY_MS = 24 * 60 * 60 * 1000;

async function giveLogo(owner: AgencyActor, background: string) {
  const bytes = await sharp({ create: { width: 160, height: 36, channels: 3, background } })
    .png()
    .toBuffer();
  const file = await uploadImage(owner, { name: 'logo.png', bytes });
  await updateAgency(owner, { id: owner.agencyId, logo: file.id });
  return file;
}

const fileOf = async (id: string) => (await database.db.select().from(files).where(eq(files.id, id)))[0];
const drawn = async (contract: Contract, logo: Buffer | null) =>
  renderContractPdf({ ...(await drawnContract(contract)), logo });
/** What is drawn, without the code and the signature that only what is kept has. */
const pdfOf = async (contract: Contract) => (await contractPdf.preview(JOB, contract.id)).bytes;
const textOf = async (file: FileRow) => readPdf(await readFileBytes(file));

test('the PDF carries the logo of the signing, which nobody else is shown and nothing drops', async () => {
  const { owner, signer } = await makeSigner();
  const logo = await giveLogo(owner, '#0b7285');
  const contract = await signWithCode(signer, ACCEPTED, CONTEXT);
  expect(contract).toMatchObject({ logoFileId: logo.id, snapshot: { logoSha256: logo.sha256 } });
  await giveLogo(owner, '#c92a2a');
  expect(await fileOf(logo.id)).toMatchObject({ visibility: 'PRIVATE' });
  await at(new Date(Date.now() + 3 * DAY_MS), dropUnusedImages);
  expect((await fileOf(logo.id))?.deletedAt).toBeNull();
  const pdf = await pdfOf(contract);
  expect(pdf.equals(await drawn(contract, await readFileBytes(logo)))).toBe(true);
});

test('an agency without a logo gets none into a contract that was signed before it had one', async () => {
  const { owner, signer } = await makeSigner();
  const contract = await signWithCode(signer, ACCEPTED, CONTEXT);
  await giveLogo(owner, '#0b7285');
  expect((await pdfOf(contract)).equals(await drawn(contract, null))).toBe(true);
});

test('nothing that is changed after the signing changes the PDF that is made later', async () => {
  const { agency, place, signer } = await makeSigner();
  const contract = await signWithCode(signer, ACCEPTED, CONTEXT);
  const { db } = database;
  const before = await readPdf(await drawn(contract, null));
  await db.update(agencies).set({ name: 'Otra agencia', address: 'Otra dirección', email: 'otro@x.co' });
  await db.update(legalRepresentatives).set({ name: 'Otra persona' });
  await db.update(talents).set({ name: 'Otro', phone: '3000000000' }).where(eq(talents.id, place.talentId));
  const dates = { startDate: new Date('2028-01-01T13:00:00Z'), endDate: new Date('2028-01-09T23:00:00Z') };
  await db
    .update(events)
    .set({ ...dates, name: 'Otro evento' })
    .where(eq(events.agencyId, agency.id));
  expect(await readPdf(await pdfOf(contract))).toBe(before);
});

test('the words are those that were signed; an older contract has its clauses worded when it is drawn', async () => {
  const { signer } = await makeSigner();
  const contract = await signWithCode(signer, ACCEPTED, CONTEXT);
  const { text, ...older } = contract.snapshot as ContractSnapshot;
  if (!text) throw new Error('no text');
  const [first, ...rest] = text.clauses;
  if (!first) throw new Error('no clauses');
  const clauses = [{ ...first, body: 'Palabras de aquel día.' }, ...rest];
  const draw = (snapshot: ContractSnapshot) => contractDocument({ ...contract, snapshot, logo: null });
  const reworded = { ...older, text: { ...text, clauses } };
  expect(await readPdf(await renderContractPdf(draw(reworded)))).toContain('Palabras de aquel día.');
  expect(draw({ ...older, clauses: contractClauseRows }).text).toEqual(text);
  const { agency } = older.facts;
  const lacking = { ...older, facts: { ...older.facts, agency: { ...agency, email: null } } };
  expect(() => draw({ ...lacking, clauses: contractClauseRows })).toThrow(UnresolvedClauseError);
});

test('a PDF whose file is lost is made again and mailed no second time', async () => {
  const { signer, agency } = await makeSigner();
  const contract = await signWithCode(signer, ACCEPTED, CONTEXT);
  const first = await contractPdf.render(JOB, contract.id);
  const said = await textOf(first);
  await transact((tx) => deleteFile(tx, first.id));
  const [second, third] = await Promise.all([
    contractPdf.render(JOB, contract.id),
    contractPdf.render(JOB, contract.id),
  ]);
  expect(second.id).not.toBe(first.id);
  expect(third.id).toBe(second.id);
  expect(await textOf(second)).toBe(said);
  const [row] = await database.db.select().from(contracts).where(eq(contracts.id, contract.id));
  expect(row?.pdfFileId).toBe(second.id);
  expect(await database.db.select().from(messages).where(eq(messages.agencyId, agency.id))).toHaveLength(2);
});

test('every PDF that was kept is found by the hash of its bytes, with what it says, and stays found', async () => {
  const { signer } = await makeSigner();
  const contract = await signWithCode(signer, ACCEPTED, CONTEXT);
  const file = await contractPdf.render(JOB, contract.id);
  const sha256 = createHash('sha256')
    .update(await readFileBytes(file))
    .digest('hex');
  const seals = await database.db.select().from(documentSeals).where(eq(documentSeals.sha256, sha256));
  expect(seals).toMatchObject([
    { kind: 'contract', documentId: contract.id, fileId: file.id, contentHash: contract.snapshotHash },
  ]);
  for (const rewrite of [
    database.db.update(documentSeals).set({ sha256: 'x' }),
    database.db.delete(documentSeals),
  ]) {
    await expect(rewrite).rejects.toMatchObject({ cause: { message: 'document_seals is append-only' } });
  }
});
