import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { agencies, auditEntries, files } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { approveClaim } from '@/lib/claims/review/approve-claim';
import { makeSentClaim } from '@/lib/claims/testing/claimed';
import { payment } from '@/lib/claims/testing/reviewed';
import { paperOf } from '@/lib/contracts/testing/papers';
import { getFile } from '@/lib/storage/open-file';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { createBatches } from '../change-batch';
import { exportBatch, readBatchFile } from '../export-batch';
import { submitBatch } from '../move-batch';
import { getBatch } from '../queries';
import { payBatch } from '../settle';
import { keepBatchProof, readBatchProof } from './batch-proof';
import '@/lib/root/file-kinds';

const database = useDatabase();
const { paidOn, reference } = payment('');

test('the proof of a batch is kept once it is settled, replaced, and read through it by its payer alone', async () => {
  const { agency, actor: owner } = await makeAgencyUser(database.db);
  await database.db.update(agencies).set({ payment: null }).where(eq(agencies.id, agency.id));
  const { claim } = await makeSentClaim(database.db, agency);
  await approveClaim(owner, claim.id);
  const [batch] = await createBatches(owner, { claimIds: [claim.id], byBank: false });
  if (!batch) throw new Error('no batch was made');
  const bytes = await paperOf('rut');
  const given = { batchId: batch.id, name: 'banco.png', bytes };
  await submitBatch(owner, batch.id);
  await exportBatch(owner, batch.id);
  await expect(keepBatchProof(owner, given)).rejects.toMatchObject({ messageKey: 'errors.payout.prove' });
  expect((await getBatch(owner, batch.id)).isDownloaded).toBe(false);
  await readBatchFile(owner, batch.id);
  expect((await getBatch(owner, batch.id)).isDownloaded).toBe(true);
  await payBatch(owner, { id: batch.id, paidOn, reference });

  const { actor: producer } = await makeAgencyUser(database.db, { agency, role: 'PRODUCER' });
  await expect(keepBatchProof(producer, given)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const { actor: stranger } = await makeAgencyUser(database.db);
  const { actor: administrator } = await makeAdministrator(database.db);
  const first = await keepBatchProof(owner, given);
  const kept = await keepBatchProof(owner, given);
  for (const actor of [stranger, administrator]) {
    await expect(keepBatchProof(actor, given)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(readBatchProof(actor, batch.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
  const rows = await database.db.select().from(files).where(eq(files.kind, 'PAYOUT_PROOF'));
  expect(rows.find(({ id }) => id === first.id)?.deletedAt).not.toBeNull();
  expect(rows.find(({ id }) => id === kept.id)).toMatchObject({ encrypted: true, agencyId: null });
  expect(await readBatchProof(owner, batch.id)).toMatchObject({ name: 'banco.png', mime: 'image/png' });
  await expect(getFile(administrator, kept.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const { proofName, items } = await getBatch(owner, batch.id);
  expect(proofName).toBe('banco.png');
  expect(items).toMatchObject([{ paymentId: expect.any(String), proofFileId: null }]);
  const trail = await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, batch.id));
  expect(trail.map(({ action }) => action).slice(-3)).toEqual(['prove', 'prove', 'download']);
});
