import { and, count, eq } from 'drizzle-orm';
import { agencies, talentPhotos, talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import type { ListPage } from '@/lib/core/list-page';
import { PHOTO } from '@/lib/core/states';
import { anyOf } from '@/lib/platform/any-of';
import { database } from '@/lib/platform/database';
import { findTalentPhotos } from './photos/queries';
import { mayActForTalent, mayReviewTalents } from './policy';
import { findPublicProfile } from './public-profile';
import { findTalentProfiles, listTalents, type TalentSummary } from './queries';
import type { TalentFilter } from './search/conditions';

export type ReviewedTalent = TalentSummary & {
  /** Photos that nobody has judged yet. */
  pendingPhotos: number;
};

/** A page of all talents for the administrator, newest first. Three statements whatever the rows. */
export async function listReviewedTalents(
  actor: Actor,
  filter: TalentFilter & ListPage = {},
): Promise<ReviewedTalent[]> {
  mayReviewTalents(actor);
  const found = await listTalents(actor, filter);
  const pending = await countPending(found.map((talent) => talent.id));
  return found.map((talent) => ({ ...talent, pendingPhotos: pending.get(talent.id) ?? 0 }));
}

async function countPending(talentIds: readonly string[]): Promise<Map<string, number>> {
  if (talentIds.length === 0) return new Map();
  const rows = await database()
    .select({ talentId: talentPhotos.talentId, count: count() })
    .from(talentPhotos)
    .where(and(anyOf(talentPhotos.talentId, talentIds), eq(talentPhotos.stateId, PHOTO.PENDING)))
    .groupBy(talentPhotos.talentId);
  return new Map(rows.map((row) => [row.talentId, row.count]));
}

/**
 * What the administrator judges a talent by, and the talent reads of itself; how to reach it is opened apart, with a
 * trace. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. Nine statements.
 */
export async function getReviewedTalent(actor: Actor, id: string) {
  mayActForTalent(actor, id);
  const [row] = await database()
    .select({
      talent: talents,
      exclusiveAgencyName: agencies.name,
    })
    .from(talents)
    .leftJoin(agencies, eq(agencies.id, talents.exclusiveAgencyId))
    .where(eq(talents.id, id))
    .limit(1);
  const [profile, profiles, photos] = await Promise.all([
    findPublicProfile(id),
    findTalentProfiles([id]),
    findTalentPhotos([id], { allStates: true }),
  ]);
  if (!row || !profile) throw notFound('errors.talent.notFound');
  const {
    passwordHash,
    offerTerms: _offers,
    searchTerms: _terms,
    email: _email,
    phone: _phone,
    address: _address,
    identification: _identification,
    ...talent
  } = row.talent;
  return {
    ...row,
    talent: { ...talent, hasPassword: passwordHash !== null },
    profiles: profiles.get(id) ?? [],
    photos: photos.get(id) ?? [],
    profile,
  };
}

export type ReviewedTalentDetail = Awaited<ReturnType<typeof getReviewedTalent>>;
