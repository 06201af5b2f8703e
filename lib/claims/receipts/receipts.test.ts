import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { messages, paymentReceipts } from '@/db/schema';
import { readPdf } from '@/db/testing/read-pdf';
import { useDatabase } from '@/db/testing/use-database';
import type { TalentActor } from '@/lib/core/actor';
import { verifyPdf } from '@/lib/documents/testing/verify-pdf';
import { verifyCode } from '@/lib/documents/verification/queries';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { findFile, readFileBytes } from '@/lib/storage/open-file';
import { payClaim, unpayClaim } from '../payments/pay-claim';
import { approveClaim } from '../review/approve-claim';
import { keepTaxUnit } from '../testing/keep-tax-unit';
import { makeReview, payment } from '../testing/reviewed';
import { listOwnReceipts } from './queries';
import '@/lib/root/documents';

const database = useDatabase();
keepTaxUnit(database);

test('each payment has its sealed receipt, mailed with the notice, and void once it is taken back', async () => {
  const { owner, claim, agency } = await makeReview(
    database.db,
    { legalNature: 'PERSONA_JURIDICA', regimenSimple: false },
    12_000_000,
  );
  const talent: TalentActor = { kind: 'talent', talentId: claim.talentId };
  await approveClaim(owner, claim.id);
  await payClaim(owner, payment(claim.id));
  await runAllJobs();
  const [receipt] = await listOwnReceipts(talent);
  expect(receipt).toMatchObject({
    number: `CP-${claim.code}-1`,
    paid: 12_000_000 - 844_032,
    payer: agency.name,
    voided: false,
  });
  const file = await findFile(receipt?.fileId ?? '');
  if (!file) throw new Error('no PDF');
  const bytes = await readFileBytes(file);
  expect(await verifyPdf(bytes)).toMatchObject({ isValid: true, coversAll: true });
  const text = await readPdf(bytes);
  for (const part of ['$ 12.000.000', '$ 844.032', '$ 11.155.968', 'TRF-1', 'terminada en 6789']) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain('00123456789');
  const told = await database.db.select().from(messages).where(eq(messages.agencyId, agency.id));
  expect(told.filter(({ kind, channel }) => kind === 'claims.paid' && channel === 'email')).toMatchObject([
    { status: 'SENT' },
  ]);
  const code = /Código ((?:[0-9A-Z]{4}-){2}[0-9A-Z]{4})/.exec(text)?.[1] ?? '';
  const asker = { ip: '190.24.1.15' };
  expect(await verifyCode(asker, code)).toMatchObject({ kind: 'payment-receipt', standing: 'VALID' });
  await unpayClaim(owner, { id: claim.id, reason: 'Era otra' });
  expect(await verifyCode(asker, code)).toMatchObject({ standing: 'VOIDED' });
  expect(await listOwnReceipts(talent)).toMatchObject([{ voided: true }]);
  await expect(
    database.db
      .update(paymentReceipts)
      .set({ snapshot: {} })
      .where(eq(paymentReceipts.talentId, claim.talentId)),
  ).rejects.toThrow();
});
