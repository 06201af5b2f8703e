import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { clientContacts, clients } from '@/db/schema';
import type { Actor, AgencyActor } from '@/lib/core/actor';
import { emptyToNull } from '@/lib/core/contact';
import { AppError, notFound } from '@/lib/core/errors';
import { COLOMBIA } from '@/lib/core/readers/phone';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { parseChange } from '@/lib/platform/parse-change';
import { parseInput } from '@/lib/platform/parse-input';
import { keepPhones } from '@/lib/platform/phones/read-phones';
import { transact } from '@/lib/platform/transaction';
import { mayManageClients } from '../policy';
import { ownedBy } from '../queries';
import {
  type ClientContactFields,
  type KeepClientContactInput,
  keepClientContactInput,
  removeClientContactInput,
} from './inputs';
import type { ClientContact } from './queries';

const MOST = 30;

/**
 * Adds a person at a client's, or changes the one whose id is given. Throws INVALID (also for a client that has 30),
 * FORBIDDEN, UNAUTHENTICATED, and NOT_FOUND alike for what is another agency's.
 */
export async function keepClientContact(actor: Actor, input: KeepClientContactInput): Promise<ClientContact> {
  const agency = mayManageClients(actor);
  const { id, clientId, ...data } = await parseChange(keepClientContactInput, input, () =>
    contactOnFile(database(), agency, input),
  );
  const texts = {
    name: data.name,
    position: emptyToNull(data.position),
    email: emptyToNull(data.email),
  };
  return transact(async (tx) => {
    await lockClient(tx, agency, clientId);
    const ofClient = and(eq(clientContacts.agencyId, agency.agencyId), eq(clientContacts.clientId, clientId));
    if (!id && (await tx.$count(clientContacts, ofClient)) >= MOST)
      throw new AppError('INVALID', 'errors.client.manyContacts');
    const before = await contactOnFile(tx, agency, { id, clientId });
    const columns = { ...texts, ...phoneOf(data, before) };
    const [row] = id
      ? await tx
          .update(clientContacts)
          .set({ ...columns, updatedAt: currentTime() })
          .where(and(eq(clientContacts.id, id), ofClient))
          .returning()
      : await tx
          .insert(clientContacts)
          .values({ ...columns, agencyId: agency.agencyId, clientId })
          .returning();
    if (!row) throw notFound('errors.client.contactNotFound');
    await told(tx, agency, clientId);
    return row;
  });
}

/** Removes a person at a client's. Throws FORBIDDEN, UNAUTHENTICATED, NOT_FOUND. */
export async function removeClientContact(
  actor: Actor,
  input: { readonly id: string },
): Promise<ClientContact> {
  const agency = mayManageClients(actor);
  const { id } = parseInput(removeClientContactInput, input);
  return transact(async (tx) => {
    const [row] = await tx
      .delete(clientContacts)
      .where(and(eq(clientContacts.id, id), eq(clientContacts.agencyId, agency.agencyId)))
      .returning();
    if (!row) throw notFound('errors.client.contactNotFound');
    await told(tx, agency, row.clientId);
    return row;
  });
}

type OnFile = { readonly email: string | null; readonly phone: string | null; readonly dialingCode: string };

async function contactOnFile(
  db: Db | Tx,
  { agencyId }: AgencyActor,
  { id, clientId }: Pick<KeepClientContactInput, 'id' | 'clientId'>,
): Promise<OnFile | undefined> {
  if (!id) return undefined;
  const { email, phone, dialingCode } = clientContacts;
  const [row] = await db
    .select({ email, phone, dialingCode })
    .from(clientContacts)
    .where(
      and(
        eq(clientContacts.id, id),
        eq(clientContacts.clientId, clientId),
        eq(clientContacts.agencyId, agencyId),
      ),
    );
  return row;
}

/** The telephone that is typed, by the country of the one that a changed contact has. */
function phoneOf({ phone, dialingCode }: ClientContactFields, before: OnFile | undefined) {
  const read = keepPhones(
    { phone: phone ?? '' },
    {
      dialingCode: dialingCode ?? before?.dialingCode ?? COLOMBIA,
      before,
      follows: true,
      extension: true,
    },
  );
  return { ...read.phones, dialingCode: read.dialingCode };
}

async function lockClient(tx: Tx, { agencyId }: AgencyActor, clientId: string): Promise<void> {
  const [client] = await tx
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.id, clientId), ownedBy(agencyId)))
    .for('no key update');
  if (!client) throw notFound('errors.client.notFound');
}

const told = (tx: Tx, agency: AgencyActor, clientId: string): Promise<void> =>
  recordAudit(
    tx,
    agency,
    'client.update',
    { id: clientId, agencyId: agency.agencyId },
    { detail: { fields: ['contacts'] } },
  );
