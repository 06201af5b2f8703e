import { buffer } from 'node:stream/consumers';
import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { agencies, claims, claimVersions, files } from '@/db/schema';
import { readPdfPages } from '@/db/testing/read-pdf';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { AGENCY } from '@/lib/core/states';
import { findLinkActor } from '@/lib/identity/link-tokens/queries';
import { requireTalentVisit } from '@/lib/identity/sessions/talent-visit';
import { decrypt } from '@/lib/platform/encryption';
import { makeAgencyUser, makeLink } from '@/lib/testing/factories/identity';
import { getClaimPage } from './claim-page';
import { correctClaim } from './correct-claim';
import { claimPdf, openClaimPdf } from './document';
import { approveClaim } from './review/approve-claim';
import { returnClaim } from './review/return-claim';
import { CLAIM_FORM, makeSentClaim } from './testing/claimed';

const database = useDatabase();
const REASON = 'El valor no es el del contrato';
const wrong = { price: 7_000_000, differenceReason: 'Fueron diez días' };

async function returned() {
  const { agency, actor: owner } = await makeAgencyUser(database.db);
  const { claim, talent } = await makeSentClaim(database.db, agency, wrong);
  await returnClaim(owner, { id: claim.id, reason: REASON });
  return { owner, claim, talent, agency };
}

const versionsOf = (id: string) =>
  database.db
    .select()
    .from(claimVersions)
    .where(eq(claimVersions.claimId, id))
    .orderBy(asc(claimVersions.version));

test('refuses what was written upon a version that was corrected and returned since', async () => {
  const { claim, talent, owner } = await returned();
  await correctClaim(talent, { ...CLAIM_FORM, activities: 'De una pestaña', seenVersion: 1 });
  await returnClaim(owner, { id: claim.id, reason: 'Otra vez' });
  await expect(
    correctClaim(talent, { ...CLAIM_FORM, activities: 'De la otra', seenVersion: 1 }),
  ).rejects.toMatchObject({ code: 'CONFLICT', messageKey: 'claim.changedSince' });
  expect(await getClaimPage(talent)).toMatchObject({
    state: 'FORM',
    returned: { version: 2, activities: 'De una pestaña' },
  });
  expect(await correctClaim(talent, { ...CLAIM_FORM, seenVersion: 2 })).toMatchObject({ version: 3 });
});

test('is sent to an agency that was suspended meanwhile, by its link and by the log-in of the talent', async () => {
  const { claim, talent, agency } = await returned();
  await database.db.update(agencies).set({ stateId: AGENCY.SUSPENDED }).where(eq(agencies.id, agency.id));
  const { subject } = talent;
  const { secret } = await makeLink(database.db, 'CLAIM', { agencyId: agency.id, ...subject });
  expect(await findLinkActor('CLAIM', subject, secret)).toMatchObject({ purpose: 'CLAIM', subject });
  const signedIn = { kind: 'talent', talentId: claim.talentId, fresh: true } as const;
  const { convocatoryId } = claim;
  const visit = await requireTalentVisit(signedIn, 'CLAIM', { convocatoryId });
  expect(await correctClaim(visit, CLAIM_FORM)).toMatchObject({ id: claim.id, version: 2, status: 'SENT' });
  const signing = requireTalentVisit(signedIn, 'CONTRACT', { eventId: claim.eventId });
  await expect(signing).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('keeps its number, and what was claimed before with its PDF and why it was returned', async () => {
  const { claim, talent, owner } = await returned();
  const page = await getClaimPage(talent);
  expect(page).toMatchObject({
    state: 'FORM',
    returned: { code: claim.code, reason: REASON, price: 7_000_000, differenceReason: 'Fueron diez días' },
  });
  const corrected = await correctClaim(talent, {
    ...CLAIM_FORM,
    account: '99887766',
    activities: 'Dos pasadas',
  });
  expect(corrected).toMatchObject({
    id: claim.id,
    code: claim.code,
    status: 'SENT',
    version: 2,
    price: 700_000,
    pdfFileId: null,
    accountLastDigits: '7766',
    returnedReason: REASON,
  });
  const [kept] = await versionsOf(claim.id);
  expect(kept).toMatchObject({
    version: 1,
    price: 7_000_000,
    returnedReason: REASON,
    snapshot: claim.snapshot,
  });
  expect(decrypt(kept?.accountEncrypted ?? '', claim.id)).toBe(CLAIM_FORM.account);
  const first = await database.db
    .select()
    .from(files)
    .where(eq(files.id, kept?.pdfFileId ?? ''));
  expect(first).toMatchObject([{ kind: 'CLAIM_PDF', deletedAt: null }]);
  const pdf = (await readPdfPages(await buffer((await openClaimPdf(talent)).body))).join(' ');
  expect(pdf).toContain('Corrección 1. Reemplaza la versión del');
  expect(pdf).toContain('99887766');
  expect(await approveClaim(owner, claim.id)).toMatchObject({ status: 'APPROVED' });
  expect(await getClaimPage(talent)).toMatchObject({ state: 'SENT', claim: { status: 'APPROVED' } });
});

test('of 50 corrections one is kept, and none without the link', async () => {
  const { claim, talent } = await returned();
  await expect(correctClaim(anonymous, CLAIM_FORM)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(correctClaim({ ...talent, purpose: 'CONTRACT' }, CLAIM_FORM)).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  const all = await Promise.allSettled(Array.from({ length: 50 }, () => correctClaim(talent, CLAIM_FORM)));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await versionsOf(claim.id)).toHaveLength(1);
});

test('another value than the contract’s needs its reason again', async () => {
  const { talent, claim } = await returned();
  await expect(correctClaim(talent, { ...CLAIM_FORM, price: 800_000 })).rejects.toMatchObject({
    fields: { differenceReason: 'claim.reasonNeeded' },
  });
  expect(await versionsOf(claim.id)).toEqual([]);
});

test('a PDF that was being drawn of what is corrected meanwhile is not the correction’s', async () => {
  const { agency, actor: owner } = await makeAgencyUser(database.db);
  const { claim, talent } = await makeSentClaim(database.db, agency, wrong);
  const drawing = claimPdf.render(owner, claim.id);
  await returnClaim(owner, { id: claim.id, reason: REASON });
  await correctClaim(talent, CLAIM_FORM);
  await drawing;
  const pdf = (await readPdfPages(await buffer((await openClaimPdf(talent)).body))).join(' ');
  expect(pdf).toContain('$ 700.000 COP');
});

test('the database refuses a rewrite of which the earlier version is not kept', async () => {
  const { claim } = await returned();
  const write = (changes: Partial<typeof claims.$inferInsert>) =>
    database.db.update(claims).set(changes).where(eq(claims.id, claim.id));
  await expect(write({ price: 1, version: 2, status: 'SENT' })).rejects.toThrow();
  await expect(write({ version: 2 })).rejects.toThrow();
  await expect(write({ code: 999 })).rejects.toThrow();
});

test('however often it is returned and corrected, every version that was sent is there', async () => {
  const { agency, actor: owner } = await makeAgencyUser(database.db);
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          price: fc.integer({ min: 1, max: 900_000_000 }),
          account: fc.stringMatching(/^\d{4,20}$/),
        }),
        { minLength: 1, maxLength: 4 },
      ),
      async (corrections) => {
        const { claim, talent } = await makeSentClaim(database.db, agency, wrong);
        const sent = [{ price: wrong.price, account: CLAIM_FORM.account, reason: 'Corrige 0' }];
        for (const [index, { price, account }] of corrections.entries()) {
          await returnClaim(owner, { id: claim.id, reason: `Corrige ${index}` });
          await correctClaim(talent, { ...CLAIM_FORM, price, account, differenceReason: 'Cambió' });
          sent.push({ price, account, reason: `Corrige ${index + 1}` });
        }
        const kept = await versionsOf(claim.id);
        const [now] = await database.db.select().from(claims).where(eq(claims.id, claim.id));
        const account = (encrypted = '') => decrypt(encrypted, claim.id);
        expect(
          kept.map((row) => [row.version, row.price, account(row.accountEncrypted), row.returnedReason]),
        ).toEqual(sent.slice(0, -1).map((one, index) => [index + 1, one.price, one.account, one.reason]));
        expect([now?.version, now?.price, account(now?.accountEncrypted)]).toEqual([
          sent.length,
          sent.at(-1)?.price,
          sent.at(-1)?.account,
        ]);
      },
    ),
    { numRuns: 8 },
  );
});
