import { and, eq } from 'drizzle-orm';
import { agencyTexts } from '@/db/schema';
import type { AgencyText } from '@/db/values/agency-texts';
import type { Actor } from '@/lib/core/actor';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayUpdateContactData } from '../policy';
import { resetAgencyTextInput, type SaveAgencyTextInput, saveAgencyTextInput } from './inputs';
import type { OwnText } from './queries';
import { TEXT_RULES } from './rules';

/**
 * Says a text in the agency's own words (decision 204). Throws INVALID, also for a place that the text does not have,
 * UNAUTHENTICATED, FORBIDDEN.
 */
export async function saveAgencyText(actor: Actor, input: SaveAgencyTextInput): Promise<OwnText> {
  const { agencyId } = mayUpdateContactData(actor);
  const { kind, subject: typed, body } = parseInput(saveAgencyTextInput, input);
  const subject = TEXT_RULES[kind].subject === null ? null : typed;
  const revision = await transact(async (tx) => {
    const [row] = await tx
      .insert(agencyTexts)
      .values({ agencyId, kind, subject, body })
      .onConflictDoUpdate({
        target: [agencyTexts.agencyId, agencyTexts.kind],
        set: { subject, body, updatedAt: currentTime() },
      })
      .returning({ revision: agencyTexts.revision });
    await recordAudit(tx, actor, 'agency.update', { id: agencyId, agencyId }, textDetail(kind));
    return row?.revision ?? 0;
  });
  return { kind, subject, body, isOwn: true, revision };
}

/** Goes back to the usual words of a text; done already where it has no others. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function resetAgencyText(actor: Actor, input: { kind: AgencyText }): Promise<OwnText> {
  const { agencyId } = mayUpdateContactData(actor);
  const { kind } = parseInput(resetAgencyTextInput, input);
  await transact(async (tx) => {
    const [gone] = await tx
      .delete(agencyTexts)
      .where(and(eq(agencyTexts.agencyId, agencyId), eq(agencyTexts.kind, kind)))
      .returning({ kind: agencyTexts.kind });
    if (gone) await recordAudit(tx, actor, 'agency.update', { id: agencyId, agencyId }, textDetail(kind));
  });
  const { subject, body } = TEXT_RULES[kind];
  return { kind, subject, body, isOwn: false, revision: 0 };
}

const textDetail = (kind: AgencyText) => ({ detail: { fields: ['texts'], text: kind } });
