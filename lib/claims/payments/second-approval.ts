import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencies, constants } from '@/db/schema';
import type { Payer } from '../policy';

/** The constant with the platform's amount in pesos; 0: none is set. */
const PLATFORM_AMOUNT = 80;

/** The amount of now above which a payer's batches and payments by hand need a second person; null: none is set. */
export async function secondApprovalOver(tx: Tx, payer: Payer): Promise<number | null> {
  if (payer.kind === 'PLATFORM') {
    const [row] = await tx
      .select({ value: constants.description })
      .from(constants)
      .where(eq(constants.id, PLATFORM_AMOUNT));
    return Number(row?.value ?? 0) || null;
  }
  const [agency] = await tx
    .select({ over: agencies.payoutsSecondApprovalOver })
    .from(agencies)
    .where(eq(agencies.id, payer.agencyId));
  return agency?.over ?? null;
}
