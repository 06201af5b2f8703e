import { and, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { clients, finalClients } from '@/db/schema';
import { publishImage, retireImage } from '@/lib/agencies/images/publish-image';
import type { Actor } from '@/lib/core/actor';
import { emptyToNull } from '@/lib/core/contact';
import { AppError, notFound } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayManageClients } from '../policy';
import { ownedBy } from '../queries';
import {
  type CreateFinalClientInput,
  createFinalClientInput,
  type UpdateFinalClientInput,
  updateFinalClientInput,
} from './inputs';
import type { FinalClient } from './queries';

const FIELD = 'urlLogo';

/** Adds a brand with its logo. Throws INVALID, FORBIDDEN, UNAUTHENTICATED. */
export async function createFinalClient(actor: Actor, input: CreateFinalClientInput): Promise<FinalClient> {
  const { agencyId } = mayManageClients(actor);
  const { name, urlLogo, clientId } = parseInput(createFinalClientInput, input);
  const logoFileId = emptyToNull(urlLogo);
  return transact(async (tx) => {
    if (clientId) await checkClient(tx, agencyId, clientId);
    await publishImage(tx, { agencyId, before: null, after: logoFileId, field: FIELD });
    const [row] = await tx
      .insert(finalClients)
      .values({ agencyId, name, logoFileId, clientId: clientId ?? null })
      .returning();
    if (!row) throw new Error('insert returned nothing');
    await recordAudit(tx, actor, 'final-client.create', row);
    return row;
  });
}

/** Changes what the input names. Throws INVALID, FORBIDDEN, UNAUTHENTICATED, NOT_FOUND alike for another agency's. */
export async function updateFinalClient(actor: Actor, input: UpdateFinalClientInput): Promise<FinalClient> {
  const { agencyId } = mayManageClients(actor);
  const { id, name, urlLogo, clientId } = parseInput(updateFinalClientInput, input);
  const own = and(eq(finalClients.id, id), eq(finalClients.agencyId, agencyId));
  return transact(async (tx) => {
    const [seen] = await tx.select().from(finalClients).where(own).for('update');
    if (!seen) throw notFound('errors.client.finalNotFound');
    if (clientId) await checkClient(tx, agencyId, clientId);
    const after = urlLogo === undefined ? seen.logoFileId : emptyToNull(urlLogo);
    const logo = { agencyId, before: seen.logoFileId, after, field: FIELD };
    await publishImage(tx, logo);
    const [row] = await tx
      .update(finalClients)
      .set({
        ...(name === undefined ? {} : { name }),
        ...(clientId === undefined ? {} : { clientId }),
        logoFileId: after,
        updatedAt: currentTime(),
      })
      .where(own)
      .returning();
    if (!row) throw notFound('errors.client.finalNotFound');
    await retireImage(tx, logo);
    await recordAudit(tx, actor, 'final-client.update', row);
    return row;
  });
}

async function checkClient(tx: Tx, agencyId: string, id: string): Promise<void> {
  const [client] = await tx
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.id, id), ownedBy(agencyId)))
    .for('share');
  if (!client) throw new AppError('INVALID', 'errors.invalid', { clientId: 'validation.quotation.client' });
}
