import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { agencies, claims, messages, withholdingCertificates } from '@/db/schema';
import { readPdf } from '@/db/testing/read-pdf';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous, type TalentActor } from '@/lib/core/actor';
import { verifyPdf } from '@/lib/documents/testing/verify-pdf';
import { verifyCode, verifyFile } from '@/lib/documents/verification/queries';
import { at } from '@/lib/platform/clock';
import { product } from '@/lib/platform/product';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { findFile, openFile, readFileBytes } from '@/lib/storage/open-file';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { approveClaim } from '../review/approve-claim';
import { reopenClaim } from '../review/reopen-claim';
import { makeSentClaim } from '../testing/claimed';
import { keepTaxUnit } from '../testing/keep-tax-unit';
import { issueCertificates, resendCertificate } from './issue-certificates';
import { getWithheldYear, listOwnCertificates } from './queries';
import '@/lib/root/documents';

const database = useDatabase();
keepTaxUnit(database);
const ASKER = { ip: '190.24.1.12' };
const OF_TWELVE_MILLION = 844_032;
const IN_NOVEMBER = new Date('2026-11-12T15:00:00Z');

/** A payer, and a talent from whose approved claims of these prices it withheld. */
async function makeWithheld(prices: readonly number[] = [12_000_000]) {
  const { agency, actor: owner } = await makeAgencyUser(database.db);
  await database.db
    .update(agencies)
    .set({ legalNature: 'PERSONA_JURIDICA', regimenSimple: false })
    .where(eq(agencies.id, agency.id));
  const ids: string[] = [];
  const called = await makeTalent(database.db);
  for (const [index, price] of prices.entries()) {
    const { claim } = await makeSentClaim(
      database.db,
      agency,
      { price, differenceReason: 'Otro día' },
      { talent: called, daysAgo: index + 1 },
    );
    ids.push(claim.id);
    await at(IN_NOVEMBER, () => approveClaim(owner, claim.id));
  }
  const talent: TalentActor = { kind: 'talent', talentId: called.id };
  return { agency, owner, talent, ids };
}
const shown = async (owner: Parameters<typeof getWithheldYear>[0], year = 2026) =>
  (await getWithheldYear(owner, { year })).talents.map(({ state, paid, withheld, number }) => [
    state,
    paid,
    withheld,
    number,
  ]);

test('a year is certified, sealed, mailed and found, once', async () => {
  const { owner, talent, agency, ids } = await makeWithheld([5_000_000, 7_000_000]);
  expect(await getWithheldYear(owner, { year: 2026 })).toMatchObject({
    years: expect.arrayContaining([2026]),
    months: [
      {
        month: '2026-11',
        method: 'ART383',
        people: 1,
        paid: 12_000_000,
        base: 12_000_000,
        withheld: OF_TWELVE_MILLION,
      },
    ],
    totals: { paid: 12_000_000, withheld: OF_TWELVE_MILLION },
  });
  expect(await shown(owner)).toEqual([['MISSING', 12_000_000, OF_TWELVE_MILLION, null]]);
  const kept = await database.db.select().from(claims).where(eq(claims.agencyId, agency.id));
  expect(kept.reduce((sum, { withheld }) => sum + (withheld ?? 0), 0)).toBe(OF_TWELVE_MILLION);
  expect(await issueCertificates(owner, { year: 2026 })).toEqual({ issued: 1, replaced: 0, ended: 0 });
  expect(await issueCertificates(owner, { year: 2026 })).toEqual({ issued: 0, replaced: 0, ended: 0 });
  await runAllJobs();
  expect(await shown(owner)).toEqual([['ISSUED', 12_000_000, OF_TWELVE_MILLION, 'CR-2026-00001']]);
  const [own] = await listOwnCertificates(talent);
  expect(own).toMatchObject({ payer: agency.name, year: 2026, withheld: OF_TWELVE_MILLION, ended: false });
  const file = await findFile(own?.fileId ?? '');
  if (!file) throw new Error('no PDF');
  const bytes = await readFileBytes(file);
  expect(await verifyPdf(bytes)).toMatchObject({ isValid: true, coversAll: true });
  const text = await readPdf(bytes);
  for (const part of ['año gravable 2026', agency.name, '$ 844.032', 'noviembre de 2026', 'CR-2026-00001']) {
    expect(text).toContain(part);
  }
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  expect(await verifyFile(ASKER, { sha256, code: null })).toMatchObject({
    result: 'INTACT',
    document: { kind: 'withholding-certificate', number: 'CR-2026-00001', standing: 'VALID' },
  });
  const mails = await database.db.select().from(messages).where(eq(messages.agencyId, agency.id));
  expect(mails.filter(({ kind }) => kind === 'claims.withholding-certificate')).toMatchObject([
    { status: 'SENT' },
  ]);
  await expect(openFile(talent, file.id)).resolves.toBeDefined();
  expect(ids).toHaveLength(2);
});

test('figures that changed are certified anew, and those that are gone are taken back', async () => {
  const { owner, ids, agency } = await makeWithheld([5_000_000, 7_000_000]);
  await issueCertificates(owner, { year: 2026 });
  await runAllJobs();
  const codeOf = async (id: string) => {
    const [row] = await database.db
      .select()
      .from(withholdingCertificates)
      .where(eq(withholdingCertificates.id, id));
    const bytes = await readFileBytes((await findFile(row?.pdfFileId ?? '')) as never);
    return /Código ((?:[0-9A-Z]{4}-){2}[0-9A-Z]{4})/.exec(await readPdf(bytes))?.[1] ?? '';
  };
  const [first] = (await getWithheldYear(owner, { year: 2026 })).talents;
  const firstCode = await codeOf(first?.certificateId ?? '');
  await reopenClaim(owner, ids[0] ?? '');
  expect(await shown(owner)).toMatchObject([['CHANGED', 7_000_000, expect.any(Number), 'CR-2026-00001']]);
  expect(await issueCertificates(owner, { year: 2026 })).toEqual({ issued: 1, replaced: 1, ended: 0 });
  expect(await shown(owner)).toMatchObject([['ISSUED', 7_000_000, expect.any(Number), 'CR-2026-00002']]);
  expect(await verifyCode(ASKER, firstCode)).toMatchObject({ standing: 'REPLACED' });
  await reopenClaim(owner, ids[1] ?? '');
  expect(await shown(owner)).toEqual([['CHANGED', 0, 0, 'CR-2026-00002']]);
  expect(await issueCertificates(owner, { year: 2026 })).toEqual({ issued: 0, replaced: 0, ended: 1 });
  expect(await shown(owner)).toEqual([]);
  expect(await verifyCode(ASKER, firstCode)).toMatchObject({ standing: 'VOIDED' });
  await expect(
    database.db
      .update(withholdingCertificates)
      .set({ snapshot: {} })
      .where(eq(withholdingCertificates.agencyId, agency.id)),
  ).rejects.toThrow();
});

test('counts by the month in Bogotá, and nothing of another agency', async () => {
  const { owner, agency } = await makeWithheld();
  const other = await makeWithheld();
  const { claim } = await makeSentClaim(database.db, agency, { price: 12_000_000, differenceReason: 'x' });
  await at(new Date('2027-01-01T04:59:00Z'), () => approveClaim(owner, claim.id));
  const { claim: later } = await makeSentClaim(database.db, agency, {
    price: 12_000_000,
    differenceReason: 'x',
  });
  await at(new Date('2027-01-01T05:01:00Z'), () => approveClaim(owner, later.id));
  expect((await getWithheldYear(owner, { year: 2026 })).totals.paid).toBe(24_000_000);
  expect((await getWithheldYear(owner, { year: 2027 })).totals.paid).toBe(12_000_000);
  expect((await getWithheldYear(other.owner, { year: 2026 })).totals.paid).toBe(12_000_000);
});

test('is for owners and finance, and of many at once one is made', async () => {
  const { owner, agency, talent } = await makeWithheld();
  const { actor: producer } = await makeAgencyUser(database.db, { agency, role: 'PRODUCER' });
  const { actor: finance } = await makeAgencyUser(database.db, { agency, role: 'FINANCE' });
  const { actor: stranger } = await makeAgencyUser(database.db);
  await expect(issueCertificates(anonymous, { year: 2026 })).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  });
  await expect(issueCertificates(producer, { year: 2026 })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(issueCertificates(talent, { year: 2026 })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const made = await Promise.all(
    Array.from({ length: 50 }, (_, index) => issueCertificates(index % 2 ? owner : finance, { year: 2026 })),
  );
  expect(made.reduce((sum, { issued }) => sum + issued, 0)).toBe(1);
  const [row] = (await getWithheldYear(owner, { year: 2026 })).talents;
  const id = row?.certificateId ?? '';
  await expect(resendCertificate(owner, id)).rejects.toMatchObject({
    messageKey: 'errors.certificate.drawing',
  });
  await expect(resendCertificate(stranger, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

/** An agency for which the platform paid a talent. */
async function makePaidByPlatform(price = 12_000_000) {
  const { agency, actor: owner } = await makeAgencyUser(database.db);
  await database.db
    .update(agencies)
    .set({ legalNature: 'PERSONA_JURIDICA', regimenSimple: false, payment: null })
    .where(eq(agencies.id, agency.id));
  const { claim } = await makeSentClaim(
    database.db,
    agency,
    { price, differenceReason: 'Otro día' },
    { thirdParty: true },
  );
  await at(IN_NOVEMBER, () => approveClaim(owner, claim.id));
  return { agency, owner, talent: { kind: 'talent', talentId: claim.talentId } as const };
}

test('what the platform paid it certifies itself, by its own numbers across agencies', async () => {
  const { actor: administrator } = await makeAdministrator(database.db);
  const [one, two] = [await makePaidByPlatform(), await makePaidByPlatform()];
  const own = await makeWithheld();
  const ofPlatform = async () =>
    (await getWithheldYear(administrator, { year: 2026 })).talents
      .filter(({ agencyName }) => [one.agency.name, two.agency.name, own.agency.name].includes(agencyName))
      .map(({ agencyName, state, number, isOwn }) => ({ agencyName, state, number, isOwn }));
  expect(await ofPlatform()).toHaveLength(2);
  // The agency sees it and cannot certify it.
  expect(await issueCertificates(one.owner, { year: 2026 })).toEqual({ issued: 0, replaced: 0, ended: 0 });
  const made = await Promise.all(
    Array.from({ length: 20 }, () => issueCertificates(administrator, { year: 2026 })),
  );
  expect(made.reduce((sum, { issued }) => sum + issued, 0)).toBe(2);
  expect((await ofPlatform()).map(({ state, number }) => [state, number]).toSorted()).toEqual([
    ['ISSUED', 'CRP-2026-00001'],
    ['ISSUED', 'CRP-2026-00002'],
  ]);
  await issueCertificates(own.owner, { year: 2026 });
  expect(await shown(own.owner)).toMatchObject([['ISSUED', 12_000_000, OF_TWELVE_MILLION, 'CR-2026-00001']]);
  const [seen] = (await getWithheldYear(one.owner, { year: 2026 })).talents;
  expect(seen).toMatchObject({ thirdParty: true, isOwn: false, state: 'ISSUED' });
  await runAllJobs();
  const [certificate] = await listOwnCertificates(one.talent);
  const file = await findFile(certificate?.fileId ?? '');
  if (!file) throw new Error('no PDF');
  const text = await readPdf(await readFileBytes(file));
  const { legalName, taxId } = product();
  for (const part of [legalName, taxId, `Por cuenta de ${one.agency.name}`]) expect(text).toContain(part);
  const id = certificate?.id ?? '';
  await expect(resendCertificate(one.owner, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(resendCertificate(administrator, id)).resolves.toMatchObject({ numberedBy: 'PLATFORM' });
});
