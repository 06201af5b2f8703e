import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencies, claims } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { AppError, conflict, notFound } from '@/lib/core/errors';
import { queueDocument } from '@/lib/documents/jobs';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { claimProblem } from './claim-page';
import { claimedContent, readTerms } from './claimed-content';
import { type SendClaimInput, sendClaimInput } from './inputs';
import { maySendClaim } from './policy';
import { type Claim, findClaim, findClaimBasis, nextClaimCode, nextClaimNumber } from './queries';

/**
 * Sends a talent's payment claim (specification part 2, "Invoice form") once its contract is signed.
 * The account number is kept encrypted; PDF and mails follow by the queue. There is one claim per place
 * in a convocatory, however often it is sent. Another value than the
 * contract's needs a reason, which both sides read. Throws INVALID per field, NOT_FOUND, CONFLICT (`claim.…`).
 */
export async function sendClaim(actor: Actor, input: SendClaimInput): Promise<Claim> {
  const holder = maySendClaim(actor);
  const data = parseInput(sendClaimInput, input);
  const terms = await readTerms();
  return transact(async (tx) => {
    const basis = await findClaimBasis(tx, holder.subject.convocatoryId, holder.subject.talentId);
    const sent = basis ? await findClaim(tx, basis.convocated.id) : null;
    if (sent) return sent;
    const problem = claimProblem(basis, currentTime());
    if (!basis) throw notFound('claim.notForTalent');
    if (problem) throw new AppError('CONFLICT', problem.messageKey, {}, { values: problem.values ?? {} });
    if (!basis.contractId) throw conflict('claim.contractNotSigned');
    await tx
      .select({ id: agencies.id })
      .from(agencies)
      .where(eq(agencies.id, basis.agency.id))
      .for('no key update');
    const code = await nextClaimCode(tx, basis.agency.id);
    const number = await nextClaimNumber(tx, basis.talent.id);
    const id = crypto.randomUUID();
    const content = await claimedContent(tx, basis, data, { id, number, terms });
    const row = await insertClaim(tx, {
      id,
      agencyId: basis.agency.id,
      eventId: basis.event.id,
      convocatoryId: basis.convocated.convocatoryId,
      convocatedId: basis.convocated.id,
      talentId: basis.talent.id,
      contractId: basis.contractId,
      ...{ code, number },
      ...content,
    });
    if (row.id !== id) return row;
    await recordAudit(tx, holder, 'claim.send', row, {
      to: row.status,
      detail: {
        eventId: row.eventId,
        talentId: row.talentId,
        ...{ code, number },
        differs: content.snapshot.difference !== null,
      },
    });
    await queueDocument(tx, 'claim', row);
    return row;
  });
}

/** Inserts the claim, or returns the one that was sent at the same moment. */
async function insertClaim(tx: Tx, values: typeof claims.$inferInsert): Promise<Claim> {
  const [row] = await tx.insert(claims).values(values).onConflictDoNothing().returning();
  const claim = row ?? (await findClaim(tx, values.convocatedId));
  if (!claim) throw conflict('claim.unavailable');
  return claim;
}
