import { createHash } from 'node:crypto';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencies, agencyServices, agencyUsers, idempotencyRecords, services, users } from '@/db/schema';
import { allotSlug } from '@/lib/agencies/slugs/allot-slug';
import { readConstants } from '@/lib/catalogues/queries';
import type { AnonymousActor } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { AGENCY, USER } from '@/lib/core/states';
import type { Notice } from '@/lib/notifications/define-notice';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { violatedConstraint } from '@/lib/platform/database-errors';
import { log } from '@/lib/platform/log';
import { transact } from '@/lib/platform/transaction';

type UserColumns = typeof users.$inferInsert;
type AgencyColumns = typeof agencies.$inferInsert;

/** A person and the agency that person is to own, as they are to be kept. */
export type NewAccount = {
  readonly user: Omit<UserColumns, 'id' | 'stateId' | 'isAdministrator'>;
  readonly agency: Omit<AgencyColumns, 'id' | 'stateId' | 'gain'>;
  readonly services?: readonly string[];
  /** Queued with the account, or there is no account. */
  readonly notices: readonly Notice<{ userId: string }>[];
  /** Terms that the person accepted, by the day since when they hold. */
  readonly accepted?: string;
  /** Attempt of the form, see `registerInput`. */
  readonly attempt?: string | undefined;
};

export type OpenedAccount = { readonly userId: string; readonly agencyId: string };

/** Field under which each value that is taken already is reported. */
export type FieldNames = {
  readonly email: string;
  readonly userIdentification: string;
  readonly agencyIdentification: string;
};

const DEFAULT_GAIN = 72;

/**
 * Opens an account: person (72), agency (22), the one the owner of the other, and their mails, all or nothing. That
 * an e-mail or an identification is taken, the unique indexes decide. The same form sent again gets what it opened.
 * Throws CONFLICT in the words of the specification's error catalogue (part 1, section 8).
 */
export async function openAccount(
  actor: AnonymousActor,
  account: NewAccount,
  names: FieldNames,
): Promise<OpenedAccount> {
  try {
    const gain = (await readConstants([DEFAULT_GAIN])).get(DEFAULT_GAIN);
    return await transact((tx) => insertAccount(tx, actor, account, gain));
  } catch (error) {
    const taken = takenField(error, names);
    if (!taken) throw error;
    const opened = await findOpened(account);
    if (opened) return opened;
    throw new AppError('CONFLICT', taken.message, { [taken.field]: taken.message });
  }
}

/** Runs a registration: what fails through nobody's fault is logged, and told as the error catalogue has it. */
export async function orTryLater<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isExpected = error instanceof AppError;
    if (isExpected && error.code !== 'UNAVAILABLE') throw error;
    if (!isExpected) log.error({ err: error }, 'registration: unexpected error');
    throw new AppError('UNAVAILABLE', 'registration.failed');
  }
}

async function insertAccount(
  tx: Tx,
  actor: AnonymousActor,
  account: NewAccount,
  gain: string | undefined,
): Promise<OpenedAccount> {
  // The person first: an e-mail that is taken is told before an identification that is.
  const [user] = await tx
    .insert(users)
    .values({ ...account.user, stateId: USER.REGISTERED })
    .returning({ id: users.id });
  const [agency] = await tx
    .insert(agencies)
    .values({ ...account.agency, stateId: AGENCY.REGISTERED, ...(gain ? { gain } : {}) })
    .returning({ id: agencies.id, name: agencies.name });
  if (!user || !agency) throw new Error('insert returned nothing');
  const opened = { userId: user.id, agencyId: agency.id };
  await tx.insert(agencyUsers).values({ ...opened, role: 'OWNER' });
  await allotSlug(tx, agency);
  await offerServices(tx, agency.id, account.services ?? []);
  const agencyId = agency.id;
  const { accepted } = account;
  await recordAudit(
    tx,
    actor,
    'user.create',
    { id: user.id, agencyId },
    { to: USER.REGISTERED, ...(accepted ? { detail: { accepted } } : {}) },
  );
  await recordAudit(tx, actor, 'agency.create', { id: agencyId, agencyId }, { to: AGENCY.REGISTERED });
  for (const notice of account.notices) {
    await notify(tx, notice, opened, { userId: user.id });
  }
  await storeAttempt(tx, account, opened);
  return opened;
}

async function offerServices(tx: Tx, agencyId: string, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  const offered = await tx
    .select({ serviceId: services.id })
    .from(services)
    .where(and(inArray(services.code, [...codes]), eq(services.audience, 'AGENCY')));
  await tx.insert(agencyServices).values(offered.map(({ serviceId }) => ({ agencyId, serviceId })));
}

type Taken = { readonly field: string; readonly message: string };

function takenField(error: unknown, names: FieldNames): Taken | undefined {
  switch (violatedConstraint(error)) {
    case 'users_email':
      return { field: names.email, message: 'registration.emailTaken' };
    case 'users_identification':
      return { field: names.userIdentification, message: 'registration.identificationTaken' };
    case 'agencies_identification':
      return { field: names.agencyIdentification, message: 'registration.identificationTaken' };
    default:
      return undefined;
  }
}

const SCOPE = 'registration';
const REMEMBERED_MS = 24 * 60 * 60 * 1000;

/** Hashes everything but the password, of which only the slow hash is stored. */
function fingerprint({
  user: { passwordHash: _, ...user },
  agency,
  services: codes = [],
}: NewAccount): string {
  return createHash('sha256').update(JSON.stringify({ user, agency, codes })).digest('hex');
}

async function storeAttempt(tx: Tx, account: NewAccount, opened: OpenedAccount): Promise<void> {
  if (!account.attempt) return;
  await tx.insert(idempotencyRecords).values({
    scope: SCOPE,
    key: account.attempt,
    requestHash: fingerprint(account),
    response: opened,
    expiresAt: new Date(currentTime().getTime() + REMEMBERED_MS),
  });
}

/** Finds the account that the same form with the same content opened: its answer was lost, or it was sent twice. */
async function findOpened(account: NewAccount): Promise<OpenedAccount | undefined> {
  if (!account.attempt) return undefined;
  const [row] = await database()
    .select({ response: idempotencyRecords.response })
    .from(idempotencyRecords)
    .where(
      and(
        eq(idempotencyRecords.scope, SCOPE),
        eq(idempotencyRecords.key, account.attempt),
        eq(idempotencyRecords.requestHash, fingerprint(account)),
        gt(idempotencyRecords.expiresAt, currentTime()),
      ),
    );
  return row?.response as OpenedAccount | undefined;
}
