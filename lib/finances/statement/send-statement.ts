import { eq } from 'drizzle-orm';
import { clients } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { AppError, conflict } from '@/lib/core/errors';
import { spendAllowance } from '@/lib/identity/limits/spend-allowance';
import { notify } from '@/lib/notifications/notify';
import { wasSentLately } from '@/lib/notifications/sent-lately';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { statementSent } from '../notices';
import { mayKeepFinances } from '../policy';
import { type OfClientInput, ofClientInput } from './inputs';
import { readStatement } from './queries';
import { requireClient } from './statement-link';

/**
 * Mails a client its statement with a link to it, at the address stored with the client. Throws INVALID for a client
 * without one, CONFLICT while there is nothing to tell, NOT_FOUND alike for another agency's, RATE_LIMITED,
 * UNAUTHENTICATED, FORBIDDEN.
 */
export async function sendStatement(actor: Actor, input: OfClientInput): Promise<boolean> {
  const { agencyId, userId } = mayKeepFinances(actor);
  const { clientId } = parseInput(ofClientInput, input);
  await spendAllowance(actor, 'mail');
  return transact(async (tx) => {
    const client = await requireClient(tx, agencyId, clientId);
    const { receivables } = await readStatement(tx, agencyId, clientId);
    if (receivables.length === 0) throw conflict('errors.statementMail.nothing');
    if (!client.emailProducer) throw new AppError('INVALID', 'errors.letter.noAddress');
    // Two at once see each other's message.
    await tx.select({ id: clients.id }).from(clients).where(eq(clients.id, clientId)).for('update');
    if (await wasSentLately(tx, statementSent, { clientId }))
      throw new AppError('RATE_LIMITED', 'errors.statementMail.justSent');
    const to = { agencyId, clientId, email: client.emailProducer };
    await notify(tx, statementSent, to, { clientId, senderId: userId });
    await recordAudit(tx, actor, 'client.send-statement', client);
    return true;
  });
}
