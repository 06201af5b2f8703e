import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { talentConsents, talents } from '@/db/schema';
import type { ConsentGiver, ConsentPurpose } from '@/db/values/consents';
import { currentTime } from '@/lib/platform/clock';
import { followVisibility } from '../photos/follow-visibility';
import { currentWording } from './wordings';

type Given = {
  readonly talentId: string;
  readonly purposes: readonly ConsentPurpose[];
  readonly givenBy: ConsentGiver;
  readonly ip: string | null;
  readonly proof?: string | null | undefined;
};

/**
 * Keeps that somebody consented to today's wordings. One given before to the same wording stays as it is; of an older
 * wording it ends. The caller has decided that the actor may, and tells the audit trail.
 */
export async function recordConsents(tx: Tx, given: Given): Promise<void> {
  const { talentId, purposes, givenBy, ip, proof } = given;
  if (purposes.length === 0) return;
  const now = currentTime();
  const rows = [...new Set(purposes)].map((purpose) => ({
    talentId,
    purpose,
    version: currentWording(purpose).version,
    givenBy,
    ip,
    proof: proof ?? null,
  }));
  for (const { purpose, version } of rows) {
    await tx
      .update(talentConsents)
      .set({ withdrawnAt: now })
      .where(and(living(talentId, [purpose]), sql`${talentConsents.version} <> ${version}`));
  }
  await tx.insert(talentConsents).values(rows).onConflictDoNothing();
  await followConsents(tx, talentId);
}

/** Ends what somebody consented to; answers whether there was any. The caller has decided as above. */
export async function endConsents(
  tx: Tx,
  talentId: string,
  purposes: readonly ConsentPurpose[],
): Promise<boolean> {
  const ended = await tx
    .update(talentConsents)
    .set({ withdrawnAt: currentTime() })
    .where(living(talentId, purposes))
    .returning({ id: talentConsents.id });
  if (ended.length > 0) await followConsents(tx, talentId);
  return ended.length > 0;
}

const living = (talentId: string, purposes: readonly ConsentPurpose[]) =>
  and(
    eq(talentConsents.talentId, talentId),
    inArray(talentConsents.purpose, [...purposes]),
    isNull(talentConsents.withdrawnAt),
  );

/**
 * Writes on the talent's row what its consents mean for being shown: hidden from the moment in which data or showing
 * was taken back and not given again, and since when a guardian consents. Who was never asked is not hidden.
 */
async function followConsents(tx: Tx, talentId: string): Promise<void> {
  const living = (purpose: ConsentPurpose) => sql`
    from talent_consents where talent_id = ${talentId} and purpose = ${purpose} and withdrawn_at is null`;
  const takenBack = (purpose: ConsentPurpose) => sql`(
    select max(withdrawn_at) from talent_consents
    where talent_id = ${talentId} and purpose = ${purpose} and not exists (select 1 ${living(purpose)}))`;
  await tx
    .update(talents)
    .set({
      hiddenAt: sql`greatest(${takenBack('DATA')}, ${takenBack('SHOWING')})`,
      guardianConsentedAt: sql`(select min(given_at) ${living('GUARDIAN')})`,
      updatedAt: currentTime(),
    })
    .where(eq(talents.id, talentId));
  await followVisibility(tx, [talentId]);
}
