import { eq } from 'drizzle-orm';
import { collectionSettings } from '@/db/schema';
import { requireFresh } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { emptyToNull } from '@/lib/core/contact';
import { tellMoneyPeople } from '@/lib/identity/contact-changes/tell-former';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayKeepFinances } from '../policy';
import { type CollectionSettingsInput, collectionSettingsInput } from './inputs';
import type { CollectionSettings } from './queries';
import { orderedDays } from './rules';

/** Says how the agency collects from its clients. Throws INVALID, UNAUTHENTICATED, FORBIDDEN. */
export async function saveCollectionSettings(
  actor: Actor,
  input: CollectionSettingsInput,
): Promise<CollectionSettings> {
  const { agencyId } = mayKeepFinances(actor);
  const data = parseInput(collectionSettingsInput, input);
  const said = {
    reminderDays: orderedDays(data.reminderDays),
    paymentInstructions: emptyToNull(data.paymentInstructions),
  };
  return transact(async (tx) => {
    const [before] = await tx
      .select({ words: collectionSettings.paymentInstructions })
      .from(collectionSettings)
      .where(eq(collectionSettings.agencyId, agencyId));
    if ((before?.words ?? null) !== said.paymentInstructions) {
      requireFresh(actor, 'paymentData');
      await tellMoneyPeople(tx, agencyId, 'payment');
    }
    const [row] = await tx
      .insert(collectionSettings)
      .values({ agencyId, ...said })
      .onConflictDoUpdate({
        target: collectionSettings.agencyId,
        set: { ...said, updatedAt: currentTime() },
      })
      .returning({ revision: collectionSettings.revision });
    await recordAudit(tx, actor, 'agency.collect', { id: agencyId, agencyId }, { detail: said });
    return { ...said, revision: row?.revision ?? 0 };
  });
}
