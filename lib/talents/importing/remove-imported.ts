import { and, eq, inArray, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { auditEntries, convocateds, files, importRows, messages, talentPhotos, talents } from '@/db/schema';
import type { JobActor } from '@/lib/core/actor';
import { TALENT } from '@/lib/core/states';
import { revokePersonLinks } from '@/lib/identity/link-tokens/revoke-links';
import type { ImportOwner } from '@/lib/imports/define-import';
import { recordAudits } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { TALENT_PHOTO } from '../file-kinds';

/** Every change of a talent leaves a trace: who has another than of being imported was used since. */
const isChanged: SQL = sql`exists (select 1 from ${auditEntries}
  where ${auditEntries.entity} in ('talent', 'talent-note') and ${auditEntries.entityId} = ${talents.id}::text
    and (${auditEntries.entity}, ${auditEntries.action}) not in (('talent', 'import'), ('talent', 'complete')))`;
const isCalled: SQL = sql`exists (select 1 from ${convocateds} where ${convocateds.talentId} = ${talents.id})`;
/** Others than those that came beside the file. */
const hasPhotos = (importId: string): SQL => sql`exists (
  select 1 from ${talentPhotos} where ${talentPhotos.talentId} = ${talents.id} and not exists (
    select 1 from ${importRows} where ${importRows.importId} = ${importId} and ${importRows.entityId} = ${talents.id}
      and ${importRows.pictures} @> jsonb_build_array(jsonb_build_object('id', ${talentPhotos.id}::text))))`;

/**
 * Removes talents that came in by an import, with all that is theirs and the photos that came beside it, unless they have
 * set a password, were called, have other photos or were changed by anybody since. Answers why each of the others stays. The rows are held while it is decided.
 */
export async function removeImported(
  tx: Tx,
  actor: JobActor,
  ids: readonly string[],
  { agencyId, importId }: ImportOwner,
): Promise<Map<string, string>> {
  const here = and(inArray(talents.id, [...ids]), eq(talents.broughtByAgencyId, agencyId));
  await tx.select({ id: talents.id }).from(talents).where(here).orderBy(talents.id).for('update');
  const untouched = await tx
    .select({ id: talents.id, from: talents.stateId })
    .from(talents)
    .where(
      and(
        here,
        inArray(talents.stateId, [TALENT.REGISTERED, TALENT.IN_REVIEW]),
        isNull(talents.passwordHash),
        not(isChanged),
        not(isCalled),
        not(hasPhotos(importId)),
      ),
    );
  const gone = untouched.map(({ id }) => id);
  // Their bytes go a week later; until then the rows say no more whose they were.
  await tx
    .update(files)
    .set({ deletedAt: currentTime(), talentId: null })
    .where(and(inArray(files.talentId, gone), eq(files.kind, TALENT_PHOTO.name), isNull(files.deletedAt)));
  await tx.delete(messages).where(inArray(messages.talentId, gone));
  await tx.delete(talents).where(inArray(talents.id, gone));
  for (const talentId of gone) await revokePersonLinks(tx, { talentId }, ['ACTIVATION']);
  await recordAudits(
    tx,
    actor,
    'talent.remove-imported',
    untouched.map(({ id, from }) => ({ id, agencyId, from, detail: { importId } })),
  );
  const left = await tx
    .select({
      id: talents.id,
      why: sql<string>`case when ${talents.passwordHash} is not null then 'imports.stays.activated'
        when ${isCalled} then 'imports.stays.called'
        when ${hasPhotos(importId)} then 'imports.stays.photos' else 'imports.stays.changed' end`,
    })
    .from(talents)
    .where(inArray(talents.id, [...ids]));
  return new Map(left.map(({ id, why }) => [id, why]));
}
