import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { contracts, files } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { LinkActor } from '@/lib/core/actor';
import { makeConvocated } from '@/lib/testing/factories/convocatories';
import { contractPdf } from '../document/document';
import { paperOf } from '../testing/papers';
import { signWithCode } from '../testing/sign-with-code';
import { ACCEPTED, CONTEXT, JOB, makeContractingAgency, makeSigner, signerOf } from '../testing/signer';
import { recordConsent } from './record-consent';
import { uploadContractPaper } from './upload-paper';

const database = useDatabase();
const withPapers = async (): Promise<LinkActor> => (await makeSigner()).signer;

async function withoutPapers(): Promise<LinkActor> {
  const { agency } = await makeContractingAgency();
  return signerOf(await makeConvocated(database.db, { agency }));
}

describe('when it was accepted', () => {
  test('each text keeps the moment its box was ticked, the signature its own', async () => {
    const actor = await withPapers();
    await recordConsent(actor, { kind: 'clausula', accepted: true, typeContract: 'eventos' });
    await recordConsent(actor, { kind: 'habeasData', accepted: true, typeContract: 'eventos' });
    const { habeasDataAcceptedAt, clausesAcceptedAt, signedAt, snapshot } = await signWithCode(
      actor,
      ACCEPTED,
      CONTEXT,
    );
    expect(clausesAcceptedAt.getTime()).toBeLessThan(habeasDataAcceptedAt.getTime());
    expect(habeasDataAcceptedAt.getTime()).toBeLessThan(signedAt.getTime());
    expect(snapshot).toMatchObject({
      acceptance: {
        habeasDataAcceptedAt: habeasDataAcceptedAt.toISOString(),
        clausesAcceptedAt: clausesAcceptedAt.toISOString(),
        signedAt: signedAt.toISOString(),
      },
    });
    const late = recordConsent(actor, { kind: 'clausula', accepted: false, typeContract: '' });
    await expect(late).rejects.toMatchObject({ messageKey: 'contract.alreadySigned' });
  });

  test('a cleared box, clauses of another type and a browser without scripts count from the post', async () => {
    const actor = await withPapers();
    await recordConsent(actor, { kind: 'clausula', accepted: true, typeContract: 'fotografia' });
    await recordConsent(actor, { kind: 'habeasData', accepted: true, typeContract: 'eventos' });
    await recordConsent(actor, { kind: 'habeasData', accepted: false, typeContract: 'eventos' });
    const { habeasDataAcceptedAt, clausesAcceptedAt, signedAt } = await signWithCode(
      actor,
      ACCEPTED,
      CONTEXT,
    );
    expect([habeasDataAcceptedAt, clausesAcceptedAt]).toEqual([signedAt, signedAt]);
  });
});

test('one file is not two documents, not even when both are sent at once', async () => {
  const actor = await withoutPapers();
  const bytes = await paperOf('rut');
  const upload = (kind: string) => uploadContractPaper(actor, { kind, name: `${kind}.png`, bytes });
  const both = await Promise.allSettled([upload('rut'), upload('eps')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { messageKey: 'contract.sameFile' },
  });
  await expect(upload('docId')).rejects.toMatchObject({ code: 'CONFLICT', messageKey: 'contract.sameFile' });
});

test('the evidence cannot be rewritten in the database, and a PDF is given once', async () => {
  const actor = await withPapers();
  const { id } = await signWithCode(actor, ACCEPTED, CONTEXT);
  const rewrite = (column: string, value: string) =>
    database.db.execute(sql`update contracts set ${sql.raw(column)} = ${sql.raw(value)} where id = ${id}`);
  for (const column of ['habeas_data_accepted_at', 'clauses_accepted_at', 'signed_at']) {
    await expect(rewrite(column, "now() - interval '1 day'")).rejects.toThrow();
  }
  for (const column of ['signer_ip', 'signer_agent']) {
    await expect(rewrite(column, "'10.0.0.1'")).rejects.toThrow();
  }
  const pdf = await contractPdf.render(JOB, id);
  await expect(rewrite('pdf_file_id', 'null')).rejects.toThrow();
  const [other] = await database.db.select().from(files).where(eq(files.kind, 'RUT')).limit(1);
  await expect(rewrite('pdf_file_id', `'${other?.id}'`)).rejects.toThrow();
  const [kept] = await database.db.select().from(contracts).where(eq(contracts.id, id));
  expect(kept).toMatchObject({ pdfFileId: pdf.id, signerIp: '190.24.1.2' });
});
