import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Tx } from '@/db/client';
import { clientContacts, clientNotes, clientServices, clients, finalClients } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict, notFound } from '@/lib/core/errors';
import { CLIENT } from '@/lib/core/states';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { react } from '@/lib/platform/reactions/react';
import { transact } from '@/lib/platform/transaction';
import { mayManageClients } from '../policy';
import { type Client, ownedBy } from '../queries';
import { filledFrom } from './rules';

const mergeInput = z.object({
  fromId: z.uuid('errors.client.notFound'),
  intoId: z.uuid('errors.client.notFound'),
});
export type MergeClientsInput = z.input<typeof mergeInput>;

/**
 * Makes one client of two that are one: all that hangs on the first goes to the second, which takes from it what it has
 * not itself, and the first is removed (32) and names the second. It cannot be undone. Throws CONFLICT for one with
 * itself, NOT_FOUND alike for another agency's, INVALID, UNAUTHENTICATED, FORBIDDEN.
 */
export async function mergeClients(actor: Actor, input: MergeClientsInput): Promise<Client> {
  const { agencyId } = mayManageClients(actor);
  const { fromId, intoId } = parseInput(mergeInput, input);
  return transact(async (tx) => {
    // In one order, so that two at once wait for each other instead of stopping each other.
    const both = await tx
      .select()
      .from(clients)
      .where(and(inArray(clients.id, [fromId, intoId]), ownedBy(agencyId)))
      .orderBy(asc(clients.id))
      .for('update');
    const [from, into] = [fromId, intoId].map((id) => both.find((client) => client.id === id));
    if (!from || !into) throw notFound('errors.client.notFound');
    if (from.id === into.id) throw conflict('errors.client.mergeItself');
    const filled = filledFrom(into, from);
    await moveOwn(tx, from.id, into.id);
    const now = currentTime();
    await tx
      .update(clients)
      .set({ stateId: CLIENT.DELETED, mergedIntoId: into.id, updatedAt: now })
      .where(eq(clients.id, from.id));
    // What was merged into the first before goes with it.
    await tx
      .update(clients)
      .set({ mergedIntoId: into.id, updatedAt: sql`${clients.updatedAt}` })
      .where(and(eq(clients.agencyId, agencyId), eq(clients.mergedIntoId, from.id)));
    const [kept] = await tx
      .update(clients)
      .set({ ...filled, updatedAt: now })
      .where(eq(clients.id, into.id))
      .returning();
    if (!kept) throw notFound('errors.client.notFound');
    await recordAudit(
      tx,
      actor,
      'client.merge',
      { id: into.id, agencyId },
      { detail: { mergedId: from.id, filled: Object.keys(filled) } },
    );
    await recordAudit(
      tx,
      actor,
      'client.remove',
      { id: from.id, agencyId },
      { from: from.stateId, to: CLIENT.DELETED, detail: { mergedInto: into.id } },
    );
    await react(tx, actor, 'client.merged', { agencyId, fromId: from.id, intoId: into.id });
    return kept;
  });
}

/** Moves what belongs to clients alone; what both ask for stays once. */
async function moveOwn(tx: Tx, fromId: string, intoId: string): Promise<void> {
  for (const table of [clientContacts, clientNotes, finalClients]) {
    await tx
      .update(table)
      .set({ clientId: intoId, updatedAt: sql`${table.updatedAt}` })
      .where(eq(table.clientId, fromId));
  }
  await tx.execute(sql`
    insert into client_services (agency_id, client_id, service_id)
    select agency_id, ${intoId}, service_id from client_services where client_id = ${fromId}
    on conflict do nothing`);
  await tx.delete(clientServices).where(eq(clientServices.clientId, fromId));
}
