import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { contracts, talents } from '@/db/schema';
import { readPdf } from '@/db/testing/read-pdf';
import { useDatabase } from '@/db/testing/use-database';
import { renderEmail } from '@/lib/notifications/email/render-email';
import { transact } from '@/lib/platform/transaction';
import { readFileBytes } from '@/lib/storage/open-file';
import { makeContract } from '@/lib/testing/factories/contracts';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { contractPdf } from '../document/document';
import { composeSignedForAgency, composeSignedForTalent } from '../messages';
import { contractCode } from '../rules';
import { signWithCode } from '../testing/sign-with-code';
import {
  ACCEPTED,
  CONTEXT,
  insertPapers,
  JOB,
  makeContractingAgency,
  makeSigner,
  signerOf,
} from '../testing/signer';

const database = useDatabase();
const range = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

async function codesOf(agencyId: string): Promise<number[]> {
  const rows = await database.db
    .select({ code: contracts.code })
    .from(contracts)
    .where(eq(contracts.agencyId, agencyId))
    .orderBy(asc(contracts.code));
  return rows.map(({ code }) => code);
}

test('fifty talents who sign at once get the numbers from 1 to 50, and another agency begins at 1', async () => {
  const { agency } = await makeContractingAgency();
  const convocatory = await makeConvocatory(database.db, { agency });
  const places = await Promise.all(range(50).map(() => makeConvocated(database.db, { convocatory })));
  await Promise.all(places.map(insertPapers));
  await Promise.all(places.map((place) => signWithCode(signerOf(place), ACCEPTED, CONTEXT)));
  expect(await codesOf(agency.id)).toEqual(range(50));
  const other = await makeSigner();
  expect(await signWithCode(other.signer, ACCEPTED, CONTEXT)).toMatchObject({ code: 1 });
});

test('a refused signing, and a second one of the same contract, use no number', async () => {
  const { agency } = await makeContractingAgency();
  const convocatory = await makeConvocatory(database.db, { agency });
  const [first, second] = await Promise.all(range(2).map(() => makeConvocated(database.db, { convocatory })));
  if (!first || !second) throw new Error('no places');
  await Promise.all([insertPapers(first), insertPapers(second)]);
  await database.db.update(talents).set({ identification: null }).where(eq(talents.id, first.talentId));
  await expect(signWithCode(signerOf(first), ACCEPTED, CONTEXT)).rejects.toMatchObject({ code: 'INVALID' });
  const twice = () => signWithCode(signerOf(second), ACCEPTED, CONTEXT);
  const signed = await Promise.all([twice(), twice(), twice()]);
  expect(signed.map(({ code }) => code)).toEqual([1, 1, 1]);
  await database.db.update(talents).set({ identification: '1020' }).where(eq(talents.id, first.talentId));
  await signWithCode(signerOf(first), ACCEPTED, CONTEXT);
  expect(await codesOf(agency.id)).toEqual([1, 2]);
});

test('is frozen with what was signed, and the database gives none twice', async () => {
  const { agency, signer } = await makeSigner();
  const contract = await signWithCode(signer, ACCEPTED, CONTEXT);
  expect(contract.snapshot).toMatchObject({ code: 1 });
  const renumbered = database.db.update(contracts).set({ code: 7 }).where(eq(contracts.id, contract.id));
  await expect(renumbered).rejects.toThrow();
  const convocated = await makeConvocated(database.db, { agency });
  await expect(makeContract(database.db, { convocated, code: 1, year: contract.year })).rejects.toThrow();
  expect(await codesOf(agency.id)).toEqual([1]);
});

test('stands in the PDF, in its name and in both mails', async () => {
  const { signer } = await makeSigner();
  const signed = await signWithCode(signer, ACCEPTED, CONTEXT);
  const { id } = signed;
  const file = await contractPdf.render(JOB, id);
  expect(file.name).toMatch(/^Contrato CTR-\d{4}-00001 .+\.pdf$/);
  expect(await readPdf(await readFileBytes(file))).toContain(contractCode(signed));
  for (const compose of [composeSignedForTalent, composeSignedForAgency]) {
    const mail = await transact((tx) => compose({ contractId: id }, { tx, actor: JOB }));
    expect(mail && (await renderEmail(mail.body)).text).toContain(contractCode(signed));
  }
});
