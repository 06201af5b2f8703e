import { and, gte, isNull, lte } from 'drizzle-orm';
import { supportAuthorizations } from '@/db/schema';
import { database } from '@/lib/platform/database';
import { transact } from '@/lib/platform/transaction';
import { today } from '@/lib/talents/shown';
import { authorizationState } from '../rules';
import { tellEnding } from '../take-number';

/** Tells each agency, and who answers for the platform, once of an authorization that has few numbers or days left. Harmless to repeat. */
export async function warnOfEnd(): Promise<void> {
  const day = today();
  const rows = await database()
    .select()
    .from(supportAuthorizations)
    .where(
      and(
        isNull(supportAuthorizations.warnedAt),
        isNull(supportAuthorizations.endedAt),
        lte(supportAuthorizations.validFrom, day),
        gte(supportAuthorizations.validTo, day),
      ),
    );
  for (const row of rows) {
    if (authorizationState(row, day) !== 'ACTIVE') await transact((tx) => tellEnding(tx, row));
  }
}
