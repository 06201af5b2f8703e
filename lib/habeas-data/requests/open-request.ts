import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { dataRequests, talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { AppError, forbidden, notFound } from '@/lib/core/errors';
import { fullName } from '@/lib/core/full-name';
import { readIdentity } from '@/lib/core/readers/identity-number';
import { keepIdentity } from '@/lib/core/readers/keep-identity';
import { countAttempt } from '@/lib/identity/limits/count-attempt';
import { spendAllowance } from '@/lib/identity/limits/spend-allowance';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { invalidBy } from '@/lib/platform/database-errors';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { today } from '@/lib/talents/shown';
import { mayKeepRequests } from '../policy';
import {
  type DataRequestInput,
  dataRequestInput,
  type EnteredRequestInput,
  enteredRequestInput,
  type OwnRequestInput,
  ownRequestInput,
} from './inputs';
import { requestReceived } from './notices';
import { firstDueDay } from './rules';

type Row = Omit<typeof dataRequests.$inferInsert, 'firstDueOn' | 'dueOn'>;

/** A talent asks something of its own data. Answers the request's id. Throws INVALID, RATE_LIMITED, FORBIDDEN. */
export async function openOwnRequest(actor: Actor, input: OwnRequestInput): Promise<string> {
  if (actor.kind !== 'talent')
    throw actor.kind === 'anonymous'
      ? new AppError('UNAUTHENTICATED', 'errors.unauthenticated')
      : forbidden();
  const data = parseInput(ownRequestInput, input);
  await spendAllowance(actor, 'mail');
  return transact(async (tx) => {
    const [talent] = await tx.select().from(talents).where(eq(talents.id, actor.talentId));
    if (!talent) throw notFound('errors.talent.notFound');
    const { name, lastname, email, identification } = talent;
    return insertRequest(tx, actor, {
      ...data,
      source: 'TALENT',
      talentId: talent.id,
      name: fullName({ name, lastname }),
      email,
      identification,
      receivedOn: today(),
    });
  });
}

/** Anybody asks by the public form. The same answer whether or not Elenco knows the person. Throws INVALID, RATE_LIMITED. */
export async function openPublicRequest(
  actor: Actor,
  input: DataRequestInput,
  { ip }: { readonly ip: string | null },
): Promise<string> {
  const data = parseInput(dataRequestInput, input);
  const number = numberOf(data);
  await countAttempt('registration', { address: data.email, ip });
  return transact((tx) =>
    insertRequest(tx, actor, { ...data, ...number, source: 'PUBLIC', receivedOn: today() }),
  );
}

/** An administrator enters what came by mail or phone. Throws INVALID, UNAUTHENTICATED, FORBIDDEN. */
export async function enterRequest(actor: Actor, input: EnteredRequestInput): Promise<string> {
  mayKeepRequests(actor);
  const data = parseInput(enteredRequestInput, input);
  if (data.receivedOn > today())
    throw new AppError('INVALID', 'errors.invalid', { receivedOn: 'validation.habeasData.future' });
  const number = numberOf(data);
  await spendAllowance(actor, 'mail');
  return transact((tx) => insertRequest(tx, actor, { ...data, ...number, source: 'ADMINISTRATOR' })).catch(
    (error) => {
      throw invalidBy(error, {
        data_requests_talent_id_talents_id_fk: ['talentId', 'errors.talent.notFound'],
      });
    },
  );
}

/** The number of a document whose type is not asked; none for nothing typed. Throws INVALID for what is no number. */
function numberOf({ identification }: { readonly identification?: string | undefined }): {
  readonly identification: string | null;
} {
  return { identification: keepIdentity(readIdentity(null, identification ?? '')) };
}

async function insertRequest(tx: Tx, actor: Actor, row: Row): Promise<string> {
  const dueOn = firstDueDay(row.kind, row.receivedOn);
  const [made] = await tx
    .insert(dataRequests)
    .values({ ...row, firstDueOn: dueOn, dueOn })
    .returning();
  if (!made) throw new Error('no request was kept');
  await recordAudit(
    tx,
    actor,
    'data-request.open',
    { id: made.id, agencyId: null },
    { detail: { kind: row.kind, ...(row.talentId ? { talentId: row.talentId } : {}) } },
  );
  await notify(
    tx,
    requestReceived,
    { agencyId: null, talentId: made.talentId, email: made.email },
    { requestId: made.id },
  );
  return made.id;
}
