import { and, asc, count, desc, eq, exists, type SQL, sql } from 'drizzle-orm';
import { talentNotes, talents, talentTags } from '@/db/schema';
import type { Actor, AgencyActor } from '@/lib/core/actor';
import { groupBy } from '@/lib/core/group-by';
import { LONGEST_PAGE } from '@/lib/core/list-page';
import { anyOf } from '@/lib/platform/any-of';
import { database } from '@/lib/platform/database';
import { maySeeNotes } from '../policy';

/** What an agency keeps of a talent for itself. */
export type TalentNote = {
  readonly note: string;
  readonly tags: readonly string[];
  readonly revision: number;
};

/** The agency's own note and tags of a talent; empty without any. Throws UNAUTHENTICATED, FORBIDDEN. Two statements. */
export async function findNote(actor: Actor, talentId: string): Promise<TalentNote> {
  const { agencyId } = maySeeNotes(actor);
  const [[row], tags] = await Promise.all([
    database()
      .select({ note: talentNotes.note, revision: talentNotes.revision })
      .from(talentNotes)
      .where(and(eq(talentNotes.agencyId, agencyId), eq(talentNotes.talentId, talentId))),
    findTags(actor, [talentId]),
  ]);
  return { note: row?.note ?? '', tags: tags.get(talentId) ?? [], revision: row?.revision ?? 0 };
}

/** The agency's own tags by talent, in alphabetical order. Throws as above. */
export async function findTags(
  actor: Actor,
  talentIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const { agencyId } = maySeeNotes(actor);
  if (talentIds.length === 0) return new Map();
  const rows = await database()
    .select({ talentId: talentTags.talentId, tag: talentTags.tag })
    .from(talentTags)
    .where(and(eq(talentTags.agencyId, agencyId), anyOf(talentTags.talentId, talentIds)))
    .orderBy(asc(talentTags.tag));
  return groupBy(
    rows,
    ({ talentId }) => talentId,
    ({ tag }) => tag,
  );
}

/** Tags that the agency uses, the most used first. Throws as above. */
export async function listTags(actor: Actor): Promise<string[]> {
  const { agencyId } = maySeeNotes(actor);
  const rows = await database()
    .select({ tag: talentTags.tag })
    .from(talentTags)
    .where(eq(talentTags.agencyId, agencyId))
    .groupBy(talentTags.tag)
    .orderBy(desc(count()), asc(talentTags.tag))
    .limit(LONGEST_PAGE);
  return rows.map(({ tag }) => tag);
}

/** In SQL, of a row of talents: that the agency gave it that tag. */
export const taggedBy = ({ agencyId }: AgencyActor, tag: string): SQL =>
  exists(
    database()
      .select({ one: sql`1` })
      .from(talentTags)
      .where(
        and(eq(talentTags.agencyId, agencyId), eq(talentTags.tag, tag), eq(talentTags.talentId, talents.id)),
      ),
  );
