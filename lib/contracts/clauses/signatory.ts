import { eq } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { documentTypes, talentGuardians } from '@/db/schema';
import type { Relationship } from '@/db/values/consents';
import type { SignerRole } from '@/db/values/contract-signing';
import type { Reached } from '@/lib/core/contact-age';
import { isoDateInZone } from '@/lib/core/dates';
import { fullName } from '@/lib/core/full-name';
import { documentCode, fitsIdentity } from '@/lib/core/readers/identity-number';
import { isMinor, missingProfileFields, type ProfileField } from '@/lib/talents/rules';
import type { Engagement } from '../queries';

/** Who signs for the talent: itself, or the guardian of one under 18. */
export type Signatory = {
  readonly role: Extract<SignerRole, 'TALENT' | 'GUARDIAN'>;
  readonly name: string;
  readonly documentType: string;
  readonly identification: string;
  /** Whether the number is one of its type. */
  readonly isIdentified: boolean;
  /** Null of the talent itself. */
  readonly relationship: Relationship | null;
} & Reached;

/**
 * Finds who signs on a day for a talent that may be bound (`whyNotOfAge`): the guardian where it is under 18 on that day,
 * by the calendar of the event's place. Who has come of age since it was called signs itself.
 */
export async function findSignatory(db: Db | Tx, engagement: Engagement, now: Date): Promise<Signatory> {
  const { talent, timeZone, talentDocument } = engagement;
  const own: Signatory = {
    role: 'TALENT',
    name: fullName(talent),
    documentType: talentDocument ?? 'Documento de identidad',
    identification: talent.identification ?? '',
    isIdentified: fitsIdentity(documentCode(talent.documentTypeId), talent.identification),
    relationship: null,
    email: talent.email,
    phone: talent.phone,
    dialingCode: talent.dialingCode,
    emailSince: talent.emailSince,
    phoneSince: talent.phoneSince,
  };
  if (!isMinor(talent.birthdate, isoDateInZone(now, timeZone))) return own;
  const [guardian] = await db
    .select({ guardian: talentGuardians, documentType: documentTypes.name })
    .from(talentGuardians)
    .innerJoin(documentTypes, eq(documentTypes.id, talentGuardians.documentTypeId))
    .where(eq(talentGuardians.talentId, talent.id));
  if (!guardian) throw new Error('The guardian who consented is not there');
  const { name, lastname, identification, relationship } = guardian.guardian;
  const { email, phone, dialingCode, emailSince, phoneSince } = guardian.guardian;
  const { documentType } = guardian;
  return {
    role: 'GUARDIAN',
    name: fullName({ name, lastname }),
    documentType,
    identification,
    isIdentified: fitsIdentity(documentCode(guardian.guardian.documentTypeId), identification),
    relationship,
    email,
    phone,
    dialingCode,
    emailSince,
    phoneSince,
  };
}

/** What keeps a contract from being signed: a field of the talent's profile, or the number of who signs for it. */
export type ContractGap = ProfileField | 'guardianIdentification';

/** What is lacking of the data of the talent and of who signs for it. */
export const missingToSign = (
  talent: Parameters<typeof missingProfileFields>[0],
  signatory: Pick<Signatory, 'role' | 'isIdentified'>,
): ContractGap[] => [
  ...missingProfileFields(talent),
  ...(signatory.role === 'GUARDIAN' && !signatory.isIdentified ? (['guardianIdentification'] as const) : []),
];
