import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries, claimPayments, files } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { paperOf } from '@/lib/contracts/testing/papers';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { approveClaim } from '../../review/approve-claim';
import { makeSentClaim } from '../../testing/claimed';
import { payment } from '../../testing/reviewed';
import { getOwnPay, openPaymentPaper } from '../own-pay';
import { payClaim, unpayClaim } from '../pay-claim';
import { keepClaimProof } from './keep-proof';
import '@/lib/root/file-kinds';

const database = useDatabase();
const proof = async () => ({ name: 'pago.png', bytes: await paperOf('rut') });

async function makePaid() {
  const { agency, actor: owner } = await makeAgencyUser(database.db);
  const { talent, claim } = await makeSentClaim(database.db, agency);
  await approveClaim(owner, claim.id);
  await payClaim(owner, payment(claim.id));
  const [row] = await database.db.select().from(claimPayments).where(eq(claimPayments.claimId, claim.id));
  return { agency, owner, talent, claimId: claim.id, paymentId: row?.id ?? '' };
}

test('the proof of a payment is kept encrypted, replaced, and opened by its talent alone', async () => {
  const { owner, talent, paymentId, claimId } = await makePaid();
  const first = await keepClaimProof(owner, { paymentId, ...(await proof()) });
  const kept = await keepClaimProof(owner, { paymentId, ...(await proof()) });
  const rows = await database.db.select().from(files).where(eq(files.kind, 'CLAIM_PAYMENT_PROOF'));
  expect(rows.find(({ id }) => id === first.id)?.deletedAt).not.toBeNull();
  expect(rows.find(({ id }) => id === kept.id)).toMatchObject({ encrypted: true, deletedAt: null });
  expect((await getOwnPay(talent))?.payments).toMatchObject([{ proofFileId: kept.id }]);
  const opened = await openPaymentPaper(talent, kept.id);
  opened.body.destroy();
  expect(opened.file.id).toBe(kept.id);
  const { talent: other } = await makePaid();
  await expect(openPaymentPaper(other, kept.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(openPaymentPaper(talent, first.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const trail = await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, claimId));
  expect(trail.filter(({ action }) => action === 'prove')).toHaveLength(2);
});

test('only whoever pays it, and only while it counts', async () => {
  const { agency, owner, paymentId, claimId } = await makePaid();
  const given = { paymentId, ...(await proof()) };
  const { actor: producer } = await makeAgencyUser(database.db, { agency, role: 'PRODUCER' });
  await expect(keepClaimProof(producer, given)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const { actor: stranger } = await makeAgencyUser(database.db);
  const { actor: administrator } = await makeAdministrator(database.db);
  for (const actor of [stranger, administrator]) {
    await expect(keepClaimProof(actor, given)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
  await expect(
    keepClaimProof(owner, { ...given, bytes: Buffer.from('MZ no es un PDF') }),
  ).rejects.toMatchObject({ code: 'INVALID' });
  await unpayClaim(owner, { id: claimId, reason: 'No llegó' });
  await expect(keepClaimProof(owner, given)).rejects.toMatchObject({
    messageKey: 'errors.claim.proofUndone',
  });
});
