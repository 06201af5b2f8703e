import { desc } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { signingCodes } from '@/db/schema';
import { transact } from '@/lib/platform/transaction';
import { getContractPage } from '../contract-page';
import { askContractCode } from '../signing/ask-contract-code';
import { makeSigningCode } from '../signing-codes/make-signing-code';
import { ACCEPTED, CONTEXT } from './signer';

/** Asks for the code of what the page shows, and reads its message. */
export async function askCode(
  db: Db,
  signer: Parameters<typeof askContractCode>[0],
  channel: 'EMAIL' | 'PHONE' = 'EMAIL',
) {
  const page = await getContractPage(signer);
  if (page.state !== 'FORM') throw new Error(page.state);
  const form = {
    ...ACCEPTED,
    electronic: true,
    signature: { method: 'TYPED', name: page.signatory.name },
    seen: page.texts.eventos?.seen ?? '',
  } as const;
  await askContractCode(signer, { ...form, channel }, CONTEXT);
  const [row] = await db.select().from(signingCodes).orderBy(desc(signingCodes.createdAt)).limit(1);
  const made = await transact((tx) => makeSigningCode(tx, row?.id ?? ''));
  return { form, code: made?.code ?? '', made, row };
}
