import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { users } from '@/db/schema';
import { findDialingCode } from '@/lib/catalogues/dialing-code';
import { requireFresh } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { changedIdentity } from '@/lib/core/readers/keep-identity';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { invalidBy } from '@/lib/platform/database-errors';
import { parseChange } from '@/lib/platform/parse-change';
import { keepPhones } from '@/lib/platform/phones/read-phones';
import { transact } from '@/lib/platform/transaction';
import { tellFormer } from '../contact-changes/tell-former';
import { mayUpdateOwnUser } from '../policy';
import { getOwnUser, type User } from '../queries';
import { countIdentityProbe } from './count-identity-probe';
import { type UpdateOwnUserInput, updateOwnUserInput } from './inputs';
import { queueDataUpdated } from './queue-data-updated';
import { ownUserColumns } from './rules';

/**
 * Changes what the input names of oneself (specification 1, section 3, "user"), who is told of it by e-mail. Throws INVALID (also for a document
 * that is somebody else's already, and for what the catalogues do not hold), RATE_LIMITED, UNAUTHENTICATED, FORBIDDEN.
 */
export async function updateOwnUser(actor: Actor, input: UpdateOwnUserInput): Promise<User> {
  mayUpdateOwnUser(actor);
  await countIdentityProbe(actor, input, 'ip' in actor ? (actor.ip ?? null) : null);
  await transact((tx) => writeOwnUser(tx, actor, input));
  return getOwnUser(actor);
}

/**
 * The same in a transaction that may write more. Throws CONFIRMATION_REQUIRED for another telephone or e-mail unless
 * the password was `confirmed` with this request.
 */
export async function writeOwnUser(
  tx: Tx,
  actor: Actor,
  input: UpdateOwnUserInput,
  confirmed = false,
): Promise<void> {
  const person = mayUpdateOwnUser(actor);
  const before = await lockContact(tx, person.userId);
  const data = await parseChange(updateOwnUserInput, input, async () => before);
  const columns = ownUserColumns(data);
  Object.assign(columns, changedIdentity({ ...data, documentTypeId: data.typeIdentificationId }, before));
  if (data.phone !== undefined) {
    const cityId = columns.cityId === undefined ? before.cityId : columns.cityId;
    const dialingCode = await findDialingCode(tx, cityId);
    const { phones } = keepPhones({ phone: data.phone }, { dialingCode, before: { phone: before.phone } });
    Object.assign(columns, phones);
  }
  const changed = CONTACT.filter((name) => columns[name] !== undefined && columns[name] !== before[name]);
  if (changed.length > 0 && !confirmed) requireFresh(actor, 'contact');
  if (changed.includes('corporateEmail') && before.corporateEmail) {
    const { userId } = person;
    await tellFormer(tx, {
      agencyId: null,
      userId,
      of: before.name,
      change: 'email',
      email: before.corporateEmail,
    });
  }
  const [row] = await tx
    .update(users)
    .set({ ...columns, updatedAt: currentTime() })
    .where(eq(users.id, person.userId))
    .returning({ id: users.id })
    .catch((error) => {
      throw invalidBy(error, {
        users_identification: ['identification', 'validation.identificationTaken'],
        users_document_type_id_document_types_id_fk: ['typeIdentificationId', 'validation.option'],
        users_city_id_cities_id_fk: ['cityId', 'validation.city'],
        users_currency_id_currencies_id_fk: ['currencyId', 'validation.option'],
      });
    });
  if (!row) throw notFound();
  await recordAudit(
    tx,
    actor,
    'user.update',
    { id: row.id, agencyId: person.kind === 'agencyUser' ? person.agencyId : null },
    { detail: { fields: Object.keys(columns) } },
  );
  await queueDataUpdated(tx, row.id);
}

const CONTACT = ['phone', 'corporateEmail'] as const;

async function lockContact(tx: Tx, userId: string) {
  const [row] = await tx
    .select({
      name: users.name,
      phone: users.phone,
      corporateEmail: users.corporateEmail,
      cityId: users.cityId,
      identification: users.identification,
      documentTypeId: users.documentTypeId,
    })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (!row) throw notFound();
  return row;
}
