import { and, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { clients } from '@/db/schema';
import { ownedBy } from '@/lib/clients/queries';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { issueLink } from '@/lib/identity/link-tokens/issue-link';
import { revokeStatementLinks } from '@/lib/identity/link-tokens/revoke-links';
import { linkExpiry } from '@/lib/identity/link-tokens/rules';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayKeepFinances } from '../policy';
import { type OfClientInput, ofClientInput } from './inputs';

type Of = { readonly agencyId: string; readonly clientId: string };

/** Makes a link by which a client reads its statement; those given before go on working. The caller has decided. */
export const issueStatementLink = (tx: Tx, { agencyId, clientId }: Of): Promise<string> =>
  issueLink(tx, {
    purpose: 'STATEMENT',
    subject: { clientId },
    agencyId,
    expiresAt: linkExpiry('STATEMENT', currentTime(), null),
  });

/** A fresh link to the client's statement, to pass on by hand. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
export async function shareStatementLink(actor: Actor, input: OfClientInput): Promise<string> {
  const { agencyId } = mayKeepFinances(actor);
  const { clientId } = parseInput(ofClientInput, input);
  return transact(async (tx) => {
    const client = await requireClient(tx, agencyId, clientId);
    await recordAudit(tx, actor, 'client.share-statement', client);
    return issueStatementLink(tx, { agencyId, clientId });
  });
}

/** Ends every link to the client's statement; answers how many. Throws as above. */
export async function endStatementLinks(actor: Actor, input: OfClientInput): Promise<number> {
  const { agencyId } = mayKeepFinances(actor);
  const { clientId } = parseInput(ofClientInput, input);
  return transact(async (tx) => {
    const client = await requireClient(tx, agencyId, clientId);
    const ended = await revokeStatementLinks(tx, agencyId, clientId);
    await recordAudit(tx, actor, 'client.revoke-statement', client, { detail: { ended } });
    return ended;
  });
}

/** A client of the agency. Throws NOT_FOUND alike for another agency's. */
export async function requireClient(tx: Tx, agencyId: string, clientId: string) {
  const [client] = await tx
    .select()
    .from(clients)
    .where(and(eq(clients.id, clientId), ownedBy(agencyId)));
  if (!client) throw notFound('errors.client.notFound');
  return client;
}
