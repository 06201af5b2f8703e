import { eq, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { documentTypes, talentGuardians, talents } from '@/db/schema';
import type { Relationship } from '@/db/values/consents';
import { requireLink } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { database } from '@/lib/platform/database';
import { fullNameOf } from '@/lib/platform/full-name';
import { currentWording, type Wording } from '../consents/wordings';
import { mayActForTalent } from '../policy';

export type Guardian = {
  readonly name: string;
  readonly lastname: string;
  readonly relationship: Relationship;
  readonly documentType: typeof documentTypes.$inferSelect;
  readonly identification: string;
  readonly email: string;
  readonly phone: string;
  readonly dialingCode: string;
  readonly consentedAt: Date | null;
};

/** Finds who answers for a talent; null for nobody. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function findGuardian(actor: Actor, talentId: string): Promise<Guardian | null> {
  mayActForTalent(actor, talentId);
  const [row] = await database()
    .select({
      name: talentGuardians.name,
      lastname: talentGuardians.lastname,
      relationship: talentGuardians.relationship,
      documentType: documentTypes,
      identification: talentGuardians.identification,
      email: talentGuardians.email,
      phone: talentGuardians.phone,
      dialingCode: talentGuardians.dialingCode,
      consentedAt: talents.guardianConsentedAt,
    })
    .from(talentGuardians)
    .innerJoin(talents, eq(talents.id, talentGuardians.talentId))
    .innerJoin(documentTypes, eq(documentTypes.id, talentGuardians.documentTypeId))
    .where(eq(talentGuardians.talentId, talentId));
  return row ?? null;
}

const asked = {
  name: talentGuardians.name,
  email: talentGuardians.email,
  talentName: fullNameOf(talents),
  hasConsented: sql<boolean>`${talents.guardianConsentedAt} is not null`,
};

/** Finds whom the mail to a guardian goes to. The caller has decided that it may be known. */
export async function findGuardianToAsk(tx: Tx, talentId: string) {
  const [row] = await tx
    .select(asked)
    .from(talentGuardians)
    .innerJoin(talents, eq(talents.id, talentGuardians.talentId))
    .where(eq(talentGuardians.talentId, talentId));
  return row ?? null;
}

export type GuardianPage = {
  readonly name: string;
  readonly talentName: string;
  readonly hasConsented: boolean;
  readonly wording: Wording;
};

/** What the holder of a guardian's link reads; null when nobody is asked any more. Throws FORBIDDEN. */
export async function getGuardianPage(actor: Actor): Promise<GuardianPage | null> {
  const { subject } = requireLink(actor, 'GUARDIAN_CONSENT', ['talentId']);
  const [row] = await database()
    .select(asked)
    .from(talentGuardians)
    .innerJoin(talents, eq(talents.id, talentGuardians.talentId))
    .where(eq(talentGuardians.talentId, subject.talentId));
  if (!row) return null;
  const { name, talentName, hasConsented } = row;
  return { name, talentName, hasConsented, wording: currentWording('GUARDIAN') };
}
