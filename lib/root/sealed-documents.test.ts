import { createHash } from 'node:crypto';
import { eq, isNotNull } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { documentCodes, documentSeals, quotations, sealCertificates } from '@/db/schema';
import { readPdf } from '@/db/testing/read-pdf';
import { useDatabase } from '@/db/testing/use-database';
import { claimPdf } from '@/lib/claims/document';
import { returnClaim } from '@/lib/claims/review/return-claim';
import { makeReview } from '@/lib/claims/testing/reviewed';
import { contractPdf } from '@/lib/contracts/document/document';
import { signWithCode } from '@/lib/contracts/testing/sign-with-code';
import { ACCEPTED, CONTEXT, JOB, makeSigner } from '@/lib/contracts/testing/signer';
import type { DocumentDefinition } from '@/lib/documents/define-document';
import { makeCertificate } from '@/lib/documents/sealing/make-certificate';
import { replaceSealKey } from '@/lib/documents/sealing/replace-seal-key';
import { startTimeStampServer } from '@/lib/documents/testing/time-stamp-server';
import { verifyPdf } from '@/lib/documents/testing/verify-pdf';
import { getSealCertificate, verifyCode, verifyFile } from '@/lib/documents/verification/queries';
import { statementPdf } from '@/lib/finances/statement/document';
import { issueStatement } from '@/lib/finances/statement/issue-statement';
import { resetEnv } from '@/lib/platform/env';
import { transact } from '@/lib/platform/transaction';
import { quotationPdf } from '@/lib/quotations/document/document';
import { keepSentOffer } from '@/lib/quotations/offers/sent-offer';
import { readFileBytes } from '@/lib/storage/open-file';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import './documents';

const database = useDatabase();
const ASKER = { ip: '190.24.1.9' };
const CODE = /Código ((?:[0-9A-Z]{4}-){2}[0-9A-Z]{4})/;

type Made = { readonly definition: DocumentDefinition; readonly id: string };

const MADE = {
  contract: async () => {
    const { signer } = await makeSigner();
    return { definition: contractPdf, id: (await signWithCode(signer, ACCEPTED, CONTEXT)).id };
  },
  claim: async () => ({ definition: claimPdf, id: (await makeReview(database.db)).claim.id }),
  quotation: async () => {
    const { agency } = await makeAgencyUser(database.db);
    const quotation = await makeQuotation(database.db, { agency });
    await transact((tx) => keepSentOffer(tx, quotation));
    return { definition: quotationPdf, id: quotation.id };
  },
  statement: async () => {
    const { agency, actor } = await makeAgencyUser(database.db);
    const { clientId } = await makeEvent(database.db, { agency });
    const of = { agencyId: agency.id, clientId: clientId ?? '' };
    const { id } = await transact((tx) => issueStatement(tx, actor, of));
    return { definition: statementPdf, id };
  },
} satisfies Readonly<Record<string, () => Promise<Made>>>;

/** The kept PDF of a document, its hash and the code that is printed on it. */
async function sealed({ definition, id }: Made) {
  const bytes = await readFileBytes(await definition.render(JOB, id));
  const code = CODE.exec(await readPdf(bytes))?.[1];
  if (!code) throw new Error('No code is printed');
  return { bytes, code, sha256: createHash('sha256').update(bytes).digest('hex') };
}

function configure(variables: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  resetEnv();
}
beforeEach(resetEnv);
afterEach(() => {
  vi.unstubAllEnvs();
  resetEnv();
});

describe.each(Object.entries(MADE))('a %s', (kind, make) => {
  test('is sealed over all of its bytes, and found by its code and by its file', async () => {
    const made = await make();
    const { bytes, code, sha256 } = await sealed(made);
    expect(await verifyPdf(bytes)).toMatchObject({ isValid: true, coversAll: true });
    const document = await verifyCode(ASKER, code.toLowerCase().replaceAll('-', ' '));
    expect(document).toMatchObject({
      kind,
      code,
      standing: 'VALID',
      seals: [{ sha256, timeStampedAt: null }],
    });
    expect(document.people.join(' ')).toMatch(/^\S•+/);
    expect(await verifyFile(ASKER, { sha256, code: null })).toMatchObject({ result: 'INTACT' });
    expect(await verifyFile(ASKER, { sha256, code })).toMatchObject({ result: 'INTACT' });
    const changed = Buffer.from(bytes);
    changed[100] = (changed[100] ?? 0) ^ 1;
    const other = createHash('sha256').update(changed).digest('hex');
    expect(await verifyFile(ASKER, { sha256: other, code })).toEqual({ result: 'UNKNOWN' });
    const { bytes: preview } = await made.definition.preview(JOB, made.id);
    expect(await readPdf(preview)).not.toMatch(CODE);
  });
});

test('a file of another document than the one of the code is told as that', async () => {
  const [one, other] = [await sealed(await MADE.quotation()), await sealed(await MADE.quotation())];
  expect(await verifyFile(ASKER, { sha256: one.sha256, code: other.code })).toMatchObject({
    result: 'OTHER',
    document: { code: one.code },
  });
});

test('what became of a document is told: voided, replaced, returned', async () => {
  const quotation = await MADE.quotation();
  const { code } = await sealed(quotation);
  const setTo = (ending: Partial<typeof quotations.$inferInsert>) =>
    database.db.update(quotations).set(ending).where(eq(quotations.id, quotation.id));
  await setTo({ supersededAt: new Date() });
  expect(await verifyCode(ASKER, code)).toMatchObject({ standing: 'REPLACED' });
  await setTo({ voidedAt: new Date(), voidedReason: 'El cliente desistió' });
  expect(await verifyCode(ASKER, code)).toMatchObject({ standing: 'VOIDED' });
  const { claim, owner } = await makeReview(database.db);
  const { code: claimCode } = await sealed({ definition: claimPdf, id: claim.id });
  await returnClaim(owner, { id: claim.id, reason: 'Falta el segundo día.' });
  expect(await verifyCode(ASKER, claimCode)).toMatchObject({ standing: 'RETURNED' });
});

test('codes that are none, and those of nothing, are refused apart; both are counted', async () => {
  await expect(verifyCode(ASKER, 'abc')).rejects.toMatchObject({ code: 'INVALID' });
  await expect(verifyCode(ASKER, 'U000-0000-0000')).rejects.toMatchObject({ code: 'INVALID' });
  await expect(verifyCode(ASKER, '0000-0000-0000')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const many = { ip: '181.50.7.77' };
  for (let i = 0; i < 120; i++) await verifyCode(many, '000000000000').catch(() => null);
  await expect(verifyCode(many, '000000000000')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
});

describe('the key', () => {
  const certificateOf = async (sha256: string) => {
    const [seal] = await database.db.select().from(documentSeals).where(eq(documentSeals.sha256, sha256));
    return seal?.certificateId;
  };

  test('is one, made once, also when twenty documents want the first', async () => {
    await database.db.update(sealCertificates).set({ privateKeyEncrypted: null });
    const ids = await Promise.all(Array.from({ length: 20 }, () => MADE.quotation()));
    const made = await Promise.all(ids.map(sealed));
    const certificates = await Promise.all(made.map(({ sha256 }) => certificateOf(sha256)));
    expect(new Set(certificates).size).toBe(1);
    const ours = await database.db
      .select()
      .from(sealCertificates)
      .where(isNotNull(sealCertificates.privateKeyEncrypted));
    expect(ours).toHaveLength(1);
    expect(ours[0]?.privateKeyEncrypted).toMatch(/^enc1\./);
    const codes = await database.db.select().from(documentCodes);
    expect(new Set(codes.map(({ code }) => code)).size).toBe(codes.length);
  });

  test('is replaced, and what the former one sealed stays verified', async () => {
    const before = await sealed(await MADE.quotation());
    await replaceSealKey(JOB);
    const after = await sealed(await MADE.quotation());
    expect(await certificateOf(after.sha256)).not.toBe(await certificateOf(before.sha256));
    for (const { bytes, code } of [before, after]) {
      expect(await verifyPdf(bytes)).toMatchObject({ isValid: true });
      const [seal] = (await verifyCode(ASKER, code)).seals;
      expect(seal.signer).toBe('Sello de integridad de Elenco S.A.S.');
      expect(await getSealCertificate(seal.fingerprint ?? '')).toContain('BEGIN CERTIFICATE');
    }
    await expect(database.db.delete(sealCertificates)).rejects.toThrow();
  });

  test('is the configured one where there is one, which is kept nowhere', async () => {
    const { certificate, privateKey } = await makeCertificate('Agencia Certificada');
    configure({ SEAL_CERTIFICATE: certificate.replaceAll('\n', '\\n'), SEAL_PRIVATE_KEY: privateKey });
    const { bytes, code } = await sealed(await MADE.quotation());
    expect(await verifyPdf(bytes)).toMatchObject({ isValid: true });
    const [seal] = (await verifyCode(ASKER, code)).seals;
    expect(seal.signer).toBe('Sello de integridad de Agencia Certificada');
    const kept = await database.db
      .select()
      .from(sealCertificates)
      .where(eq(sealCertificates.fingerprint, seal.fingerprint ?? ''));
    expect(kept).toMatchObject([{ privateKeyEncrypted: null }]);
  });
});

test('with a time-stamping authority a document waits for its stamp', async () => {
  const stamped = new Date('2026-11-20T15:00:02Z');
  const server = await startTimeStampServer(stamped);
  configure({ TIMESTAMP_URL: server.url });
  const made = await MADE.quotation();
  server.behave('fails');
  await expect(made.definition.render(JOB, made.id)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  server.behave('stamps');
  const { code, bytes } = await sealed(made);
  expect(await verifyPdf(bytes)).toMatchObject({ isValid: true, unsignedAttributes: [expect.any(String)] });
  expect(await verifyCode(ASKER, code)).toMatchObject({ seals: [{ timeStampedAt: stamped }] });
  await server.close();
});
