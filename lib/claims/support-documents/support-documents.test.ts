import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { supportAuthorizations, supportDocuments, talentTaxData } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { AppError } from '@/lib/core/errors';
import { transact } from '@/lib/platform/transaction';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { approveClaim } from '../review/approve-claim';
import { reopenClaim } from '../review/reopen-claim';
import { makeSentClaim } from '../testing/claimed';
import { claimTrail, makeReview } from '../testing/reviewed';
import { numberingOf } from './authorizations/queries';
import { readClaimSupport } from './claim-support';
import { listSupport } from './queries';
import { issueSupport, resendSupport } from './resend-document';
import { isUntransmitted } from './rules';
import { takeNumber } from './take-number';
import { makeAuthorization } from './testing/numbered';
import '@/lib/root/notices';

const database = useDatabase();
const rowsOf = (claimId: string) =>
  database.db
    .select()
    .from(supportDocuments)
    .where(eq(supportDocuments.claimId, claimId))
    .orderBy(supportDocuments.issuedAt, supportDocuments.kind);

async function makeNumbered(fields: Parameters<typeof makeAuthorization>[2] = {}) {
  const review = await makeReview(database.db);
  await makeAuthorization(database.db, review.agency.id, fields);
  return review;
}

test('an approved claim takes the next number, with all that its document says', async () => {
  const { owner, claim, agency } = await makeNumbered({ fromNumber: 990 });
  await approveClaim(owner, claim.id);
  const [document] = await rowsOf(claim.id);
  expect(document).toMatchObject({
    kind: 'DOCUMENT',
    prefix: 'DS',
    number: 990,
    amount: 700_000,
    withheld: 0,
    state: 'PENDING',
    agencyId: agency.id,
    snapshot: {
      number: 'DS990',
      gross: 700_000,
      net: 700_000,
      seller: { name: claim.name, id: claim.identification, idType: '13' },
      buyer: { name: agency.name, idType: '31' },
      authorization: { resolution: '18764012345678', fromNumber: 990, toNumber: 1000 },
    },
  });
  expect(document?.cuds).toMatch(/^[0-9a-f]{96}$/);
  const [listed] = await listSupport(owner, { search: 'ds990' });
  expect(listed).toMatchObject({ claimId: claim.id, name: claim.name });
});

test('without a range, with one that is over or used up, the claim is approved and has none; one added later issues it', async () => {
  const { owner, claim, agency, colleague } = await makeReview(database.db);
  await makeAuthorization(database.db, agency.id, { validFrom: '2020-01-01', validTo: '2021-01-01' });
  await makeAuthorization(database.db, agency.id, { prefix: 'U', fromNumber: 1, toNumber: 2, lastNumber: 2 });
  expect(await numberingOf(owner)).toBe('NONE');
  expect(await approveClaim(owner, claim.id)).toMatchObject({ status: 'APPROVED' });
  expect(await rowsOf(claim.id)).toEqual([]);
  await expect(issueSupport(owner, claim.id)).rejects.toMatchObject({
    messageKey: 'errors.support.notIssued',
  });
  await makeAuthorization(database.db, agency.id, { prefix: 'N' });
  await expect(issueSupport(await colleague('PRODUCER'), claim.id)).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  expect(await issueSupport(owner, claim.id)).toMatchObject({ prefix: 'N', number: 1 });
  await expect(issueSupport(owner, claim.id)).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('who charges IVA invoices itself', async () => {
  const charging = await makeNumbered();
  const said = { declaresIncome: true, ivaResponsible: true, hiresWorkers: false };
  const invoice = { invoiceNumber: 'FE-1', invoiceDate: '2026-11-20', invoiceCufe: 'b'.repeat(96) };
  const { claim } = await makeSentClaim(database.db, charging.agency, invoice);
  await database.db.insert(talentTaxData).values({ talentId: claim.talentId, ...said });
  expect(await approveClaim(charging.owner, claim.id)).toMatchObject({ status: 'APPROVED' });
  expect(await rowsOf(claim.id)).toEqual([]);
});

test('an approval taken back leaves its number used and a note that adjusts it; the next approval takes another', async () => {
  const { owner, claim } = await makeNumbered();
  await approveClaim(owner, claim.id);
  await reopenClaim(owner, claim.id);
  const [document, note] = (await rowsOf(claim.id)).toSorted((a, b) => b.kind.localeCompare(a.kind));
  expect(document).toMatchObject({ kind: 'DOCUMENT', number: 1, state: 'PENDING' });
  expect(document?.withdrawnAt).not.toBeNull();
  expect(note).toMatchObject({
    kind: 'ADJUSTMENT',
    prefix: 'NDS',
    number: 1,
    adjustsId: document?.id,
    snapshot: { adjusts: { number: 'DS1', cuds: document?.cuds } },
  });
  await approveClaim(owner, claim.id);
  expect((await rowsOf(claim.id)).map(({ kind, number }) => [kind, number]).toSorted()).toEqual([
    ['ADJUSTMENT', 1],
    ['DOCUMENT', 1],
    ['DOCUMENT', 2],
  ]);
  expect(await claimTrail(database.db, claim.id)).toContainEqual(['reopen', 'APPROVED', 'SENT']);
});

test('one that was rejected needs no note, and is sent again under its number with what was corrected', async () => {
  const { owner, claim } = await makeNumbered();
  await approveClaim(owner, claim.id);
  const [document] = await rowsOf(claim.id);
  const id = document?.id ?? '';
  await database.db
    .update(supportDocuments)
    .set({ state: 'REJECTED', rejectedReason: 'Falta la ciudad' })
    .where(eq(supportDocuments.id, id));
  await new Promise((resolve) => setTimeout(resolve, 1100));
  const again = await resendSupport(owner, id);
  expect(again).toMatchObject({ number: 1, state: 'PENDING', rejectedReason: null });
  expect(again.cuds).not.toBe(document?.cuds);
  await database.db
    .update(supportDocuments)
    .set({ state: 'REJECTED', rejectedReason: 'Otra vez' })
    .where(eq(supportDocuments.id, id));
  await reopenClaim(owner, claim.id);
  expect(await rowsOf(claim.id)).toHaveLength(1);
  await expect(resendSupport(owner, id)).rejects.toMatchObject({ messageKey: 'errors.support.withdrawn' });
});

test('two hundred at once take two hundred numbers without a gap, over two ranges, whoever fails meanwhile', async () => {
  const { agency } = await makeAgencyUser(database.db);
  await makeAuthorization(database.db, agency.id, { toNumber: 120, validTo: '2090-01-01' });
  await makeAuthorization(database.db, agency.id, { prefix: 'DT', fromNumber: 500, toNumber: 579 });
  const take = (fails: boolean): Promise<string> =>
    transact(async (tx) => {
      const taken = await takeNumber(tx, agency.id);
      if (fails) throw new AppError('CONFLICT', 'errors.conflict');
      return `${taken?.authorization.prefix}${taken?.number}`;
    }).catch((error: AppError) => {
      if (fails) return 'none';
      throw error;
    });
  const taken = await Promise.all(Array.from({ length: 230 }, (_, index) => take(index % 8 === 7)));
  const numbers = taken.filter((one) => one !== 'none');
  expect(numbers).toHaveLength(202);
  const given = [
    ...Array.from({ length: 120 }, (_, index) => `DS${index + 1}`),
    ...Array.from({ length: 80 }, (_, index) => `DT${index + 500}`),
    // After the last number there is none.
    'undefinedundefined',
    'undefinedundefined',
  ];
  expect(numbers.toSorted()).toEqual(given.toSorted());
});

test('what was numbered is neither rewritten, deleted nor numbered again', async () => {
  const { owner, claim, agency } = await makeNumbered();
  await approveClaim(owner, claim.id);
  const [document] = await rowsOf(claim.id);
  const own = eq(supportDocuments.id, document?.id ?? '');
  const refused = { cause: { code: '23000' } };
  await expect(database.db.update(supportDocuments).set({ number: 5 }).where(own)).rejects.toMatchObject(
    refused,
  );
  await expect(
    database.db
      .update(supportDocuments)
      .set({ snapshot: { other: true } })
      .where(own),
  ).rejects.toMatchObject(refused);
  await expect(database.db.delete(supportDocuments).where(own)).rejects.toMatchObject(refused);
  const range = eq(supportAuthorizations.agencyId, agency.id);
  await expect(
    database.db.update(supportAuthorizations).set({ lastNumber: null }).where(range),
  ).rejects.toMatchObject(refused);
});

test('nothing of another agency is seen', async () => {
  const { owner, claim } = await makeNumbered();
  await approveClaim(owner, claim.id);
  const { actor } = await makeAgencyUser(database.db);
  expect(await listSupport(actor)).toEqual([]);
  await expect(readClaimSupport(actor, claim.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const [document] = await rowsOf(claim.id);
  await expect(resendSupport(actor, document?.id ?? '')).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('what nobody sent to the DIAN is not called accepted', () => {
  expect(isUntransmitted({ state: 'ACCEPTED', provider: 'local' })).toBe(true);
  expect(isUntransmitted({ state: 'ACCEPTED', provider: 'otro' })).toBe(false);
  expect(isUntransmitted({ state: 'REJECTED', provider: 'local' })).toBe(false);
});
