import { and, eq, isNull } from 'drizzle-orm';
import { talentConsents } from '@/db/schema';
import { CONSENT_PURPOSES, type ConsentGiver, type ConsentPurpose } from '@/db/values/consents';
import type { Actor } from '@/lib/core/actor';
import { database } from '@/lib/platform/database';
import { mayActForTalent } from '../policy';
import { currentWording, type Wording } from './wordings';

/** A purpose as somebody reads of it: the words of today, and since when which version was consented to. */
export type Consent = {
  readonly purpose: ConsentPurpose;
  readonly wording: Wording;
  readonly given: { readonly version: number; readonly at: Date; readonly by: ConsentGiver } | null;
};

/** Every purpose, with what a talent has consented to. Throws UNAUTHENTICATED, FORBIDDEN. One statement. */
export async function listConsents(actor: Actor, talentId: string): Promise<Consent[]> {
  mayActForTalent(actor, talentId);
  const rows = await database()
    .select()
    .from(talentConsents)
    .where(and(eq(talentConsents.talentId, talentId), isNull(talentConsents.withdrawnAt)));
  return CONSENT_PURPOSES.map((purpose) => {
    const row = rows.find((each) => each.purpose === purpose);
    const given = row ? { version: row.version, at: row.givenAt, by: row.givenBy } : null;
    return { purpose, wording: currentWording(purpose), given };
  });
}
