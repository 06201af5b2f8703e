import { and, asc, eq } from 'drizzle-orm';
import { talentPhotos, talents } from '@/db/schema';
import { can } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { groupBy } from '@/lib/core/group-by';
import { isUuid } from '@/lib/core/ids';
import { PHOTO } from '@/lib/core/states';
import { anyOf } from '@/lib/platform/any-of';
import { database } from '@/lib/platform/database';
import { fullNameOf } from '@/lib/platform/full-name';
import { keptBy } from '../kept-talents';
import { mayKeepTalents } from '../policy';

export type TalentPhoto = typeof talentPhotos.$inferSelect;

/** Pictures by talent, sorted by state and position; only approved ones unless told otherwise. */
export async function findTalentPhotos(
  talentIds: readonly string[],
  options: { allStates?: boolean } = {},
): Promise<Map<string, TalentPhoto[]>> {
  if (talentIds.length === 0) return new Map();
  const rows = await database()
    .select()
    .from(talentPhotos)
    .where(
      and(
        anyOf(talentPhotos.talentId, talentIds),
        options.allStates ? undefined : eq(talentPhotos.stateId, PHOTO.APPROVED),
      ),
    )
    .orderBy(asc(talentPhotos.stateId), asc(talentPhotos.position), asc(talentPhotos.id));
  return groupBy(rows, ({ talentId }) => talentId);
}

/**
 * The photos of a talent, in every state, for who uploads and orders them, with the name of that talent. Throws NOT_FOUND
 * alike for whom somebody else keeps, UNAUTHENTICATED, FORBIDDEN. Two statements.
 */
export async function getKeptPhotos(
  actor: Actor,
  talentId: string,
): Promise<{ name: string; photos: readonly TalentPhoto[] }> {
  const keeper = mayKeepTalents(actor);
  const name = fullNameOf(talents);
  const kept = and(eq(talents.id, talentId), keptBy(keeper));
  const [row] = isUuid(talentId) ? await database().select({ name }).from(talents).where(kept) : [];
  if (!row) throw notFound('errors.talent.notFound');
  const photos = await findTalentPhotos([talentId], { allStates: true });
  return { name: row.name, photos: photos.get(talentId) ?? [] };
}

/** Whether somebody of the portal uploads and orders the photos of a talent, for what a page offers. One statement. */
export async function keepsPhotos(actor: Actor, talentId: string): Promise<boolean> {
  if (actor.kind !== 'administrator' && !can(actor, 'callTalents')) return false;
  const kept = and(eq(talents.id, talentId), keptBy(mayKeepTalents(actor)));
  return (await database().$count(talents, kept)) > 0;
}
