import { and, eq, inArray, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { auditEntries, convocateds, messages, talentPhotos, talents } from '@/db/schema';
import type { JobActor } from '@/lib/core/actor';
import { TALENT } from '@/lib/core/states';
import { revokePersonLinks } from '@/lib/identity/link-tokens/revoke-links';
import type { ImportOwner } from '@/lib/imports/define-import';
import { recordAudits } from '@/lib/platform/audit';

/** Every change of a talent leaves a trace: who has another than of being imported was used since. */
const isChanged: SQL = sql`exists (select 1 from ${auditEntries}
  where ${auditEntries.entity} in ('talent', 'talent-note') and ${auditEntries.entityId} = ${talents.id}::text
    and (${auditEntries.entity}, ${auditEntries.action}) <> ('talent', 'import'))`;
const isCalled: SQL = sql`exists (select 1 from ${convocateds} where ${convocateds.talentId} = ${talents.id})`;
const hasPhotos: SQL = sql`exists (select 1 from ${talentPhotos} where ${talentPhotos.talentId} = ${talents.id})`;

/**
 * Removes talents that came in by an import, with all that is theirs, unless they have set a password, were called, have
 * photos or were changed by anybody since. Answers why each of the others stays. The rows are held while it is decided.
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
    .select({ id: talents.id })
    .from(talents)
    .where(
      and(
        here,
        eq(talents.stateId, TALENT.REGISTERED),
        isNull(talents.passwordHash),
        not(isChanged),
        not(isCalled),
        not(hasPhotos),
      ),
    );
  const gone = untouched.map(({ id }) => id);
  await tx.delete(messages).where(inArray(messages.talentId, gone));
  await tx.delete(talents).where(inArray(talents.id, gone));
  for (const talentId of gone) await revokePersonLinks(tx, { talentId }, ['ACTIVATION']);
  await recordAudits(
    tx,
    actor,
    'talent.remove-imported',
    gone.map((id) => ({ id, agencyId, from: TALENT.REGISTERED, detail: { importId } })),
  );
  const left = await tx
    .select({
      id: talents.id,
      why: sql<string>`case when ${talents.passwordHash} is not null then 'imports.stays.activated'
        when ${isCalled} then 'imports.stays.called'
        when ${hasPhotos} then 'imports.stays.photos' else 'imports.stays.changed' end`,
    })
    .from(talents)
    .where(inArray(talents.id, [...ids]));
  return new Map(left.map(({ id, why }) => [id, why]));
}
