import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { talentGuardians } from '@/db/schema';
import { requireFresh } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { isEmail } from '@/lib/core/readers/email';
import { documentCode, readIdentity } from '@/lib/core/readers/identity-number';
import { COLOMBIA } from '@/lib/core/readers/phone';
import { tellFormer } from '@/lib/identity/contact-changes/tell-former';
import { spendAllowance } from '@/lib/identity/limits/spend-allowance';
import { revokePersonLinks } from '@/lib/identity/link-tokens/revoke-links';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { invalidBy } from '@/lib/platform/database-errors';
import { parseInput } from '@/lib/platform/parse-input';
import { keepPhones } from '@/lib/platform/phones/read-phones';
import { transact } from '@/lib/platform/transaction';
import { endConsents } from '../consents/record-consents';
import { auditAgency, lockKeptTalent } from '../kept-talents';
import { mayKeepTalents } from '../policy';
import { type GuardianFields, type KeepGuardianInput, keepGuardianInput } from './inputs';
import { guardianAsked } from './notices';

/**
 * Keeps who answers for a talent under 18, and asks them by mail. Another guardian, or another address of the same,
 * ends what the former one consented to. Throws INVALID per field (also for the talent's own e-mail), NOT_FOUND,
 * RATE_LIMITED, UNAUTHENTICATED, FORBIDDEN.
 */
export async function keepGuardian(actor: Actor, input: KeepGuardianInput): Promise<void> {
  const keeper = mayKeepTalents(actor);
  const { talentId, ...guardian } = parseInput(keepGuardianInput, input);
  await spendAllowance(actor, 'mail');
  await transact(async (tx) => {
    const talent = await lockKeptTalent(tx, keeper, talentId);
    const former = await formerContact(tx, talentId, guardian);
    if (former) {
      requireFresh(actor, 'contact');
      await tellFormer(tx, { agencyId: null, talentId, of: talent.name, change: 'phone', ...former });
    }
    const changed = await writeGuardian(tx, talent, guardian);
    if (changed) await askGuardian(tx, talentId, guardian.email);
    await recordAudit(tx, actor, 'talent.keep-guardian', { id: talentId, agencyId: auditAgency(keeper) });
  }).catch((error) => {
    throw invalidBy(error, {
      talent_guardians_document_type_id_document_types_id_fk: ['typeDocumentId', 'validation.option'],
    });
  });
}

/** Writes the guardian of a talent whose row is locked; answers whether it is somebody else, or elsewhere, than before. */
export async function writeGuardian(
  tx: Tx,
  talent: { readonly id: string; readonly email: string },
  guardian: GuardianFields,
): Promise<boolean> {
  const { typeDocumentId: documentTypeId, ...fields } = guardian;
  // A guardian who reads the talent's own mail could be the talent.
  if (fields.email === talent.email.toLowerCase()) {
    throw new AppError('INVALID', 'errors.invalid', { email: 'validation.talent.guardianEmail' });
  }
  const [before] = await tx.select().from(talentGuardians).where(eq(talentGuardians.talentId, talent.id));
  if (fields.email !== before?.email && !isEmail(fields.email)) {
    throw new AppError('INVALID', 'errors.invalid', { email: 'validation.email' });
  }
  const identification = numberOf(guardian, before);
  const row = {
    ...fields,
    identification,
    documentTypeId,
    ...phoneOf(guardian, before),
    updatedAt: currentTime(),
  };
  await tx
    .insert(talentGuardians)
    .values({ ...row, talentId: talent.id })
    .onConflictDoUpdate({ target: talentGuardians.talentId, set: row });
  const same = before?.email === row.email && before.identification === row.identification;
  if (before && !same) await endConsents(tx, talent.id, ['GUARDIAN']);
  return !same;
}

type Before = Pick<typeof talentGuardians.$inferSelect, 'identification' | 'documentTypeId'> | undefined;

/** The number of the document, by its type. One that stays as it is does not hold up other changes. */
function numberOf({ identification, typeDocumentId }: GuardianFields, before: Before): string {
  if (identification === before?.identification && typeDocumentId === before.documentTypeId)
    return identification;
  const read = readIdentity(documentCode(typeDocumentId), identification);
  if (read && 'value' in read) return read.value;
  const problem = read?.problem ?? 'validation.required';
  throw new AppError('INVALID', 'errors.invalid', { identification: problem });
}

function phoneOf(
  { phone, dialingCode }: GuardianFields,
  before: { readonly phone: string; readonly dialingCode: string } | undefined,
): { readonly phone: string; readonly dialingCode: string } {
  const read = keepPhones(
    { phone },
    { dialingCode: dialingCode ?? before?.dialingCode ?? COLOMBIA, before, follows: true },
  );
  if (!read.phones.phone) throw new AppError('INVALID', 'errors.invalid', { phone: 'validation.required' });
  return { phone: read.phones.phone, dialingCode: read.dialingCode };
}

/** Mails the guardian a link; those mailed before open nothing any more. */
export async function askGuardian(tx: Tx, talentId: string, email: string): Promise<void> {
  await revokePersonLinks(tx, { talentId }, ['GUARDIAN_CONSENT']);
  await notify(tx, guardianAsked, { agencyId: null, email }, { talentId });
}

/** How the guardian was reached until now, where the code of its signature would go elsewhere; else null. */
async function formerContact(tx: Tx, talentId: string, guardian: GuardianFields) {
  const { email, phone, dialingCode } = talentGuardians;
  const [before] = await tx
    .select({ email, phone, dialingCode })
    .from(talentGuardians)
    .where(eq(talentGuardians.talentId, talentId));
  if (!before) return null;
  const now = phoneOf(guardian, before);
  const same =
    before.email === guardian.email && before.phone === now.phone && before.dialingCode === now.dialingCode;
  return same ? null : { email: before.email, phone: before.dialingCode + before.phone };
}
