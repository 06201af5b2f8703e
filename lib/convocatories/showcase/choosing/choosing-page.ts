import { and, desc, eq, isNotNull } from 'drizzle-orm';
import {
  cities,
  convocateds,
  convocatories,
  eventPersonals,
  profiles,
  showcaseMarks,
  showcaseRounds,
  showcaseViewers,
  talents,
} from '@/db/schema';
import type { Mark } from '@/db/values/marks';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import type { ListPage } from '@/lib/core/list-page';
import { anyOf } from '@/lib/platform/any-of';
import { database } from '@/lib/platform/database';
import { getShowcase, type Showcase } from '../queries';
import { mayChoose } from './policy';
import { readQuotas } from './quotas';
import type { Quota } from './rules';

/** What a viewer said of a talent whom it is shown. */
export type OwnMark = {
  readonly talentId: string;
  readonly mark: Mark | null;
  readonly rank: number | null;
  readonly comment: string | null;
};

export type ChoosingPage =
  | { readonly state: 'NOT_FOUND' | 'EXPIRED' | 'UNAVAILABLE' }
  | {
      readonly state: 'OPEN';
      readonly viewer: {
        readonly id: string;
        readonly name: string;
        /** It may download cards and photos. */
        readonly takesFiles: boolean;
      };
      readonly showcase: Extract<Showcase, { state: 'OPEN' }>;
      readonly round: {
        readonly number: number;
        /** What the agency asks for with it. */
        readonly note: string | null;
        readonly sentAt: Date | null;
      };
      /** Its own, of everybody whom it is shown, on whichever page they stand. */
      readonly marks: readonly OwnMark[];
      readonly quotas: readonly Quota[];
      /** Where the talents of this page live, by their ids. */
      readonly cities: Readonly<Record<string, string>>;
    };

/** Talents of a page: they are compared and filtered in the browser, so that most events have one. */
export const CHOOSING_PAGE = 300;

/**
 * What a viewer chooses among, by its link: what the public page of the event shows, where each lives, and its own marks
 * in its newest round. Throws FORBIDDEN without the link, NOT_FOUND for one that chooses no more.
 */
export async function getChoosingPage(actor: Actor, page: ListPage = {}): Promise<ChoosingPage> {
  const { agencyId, subject } = mayChoose(actor);
  const { viewerId, eventId } = subject;
  const [found] = await database()
    .select({
      name: showcaseViewers.name,
      revokedAt: showcaseViewers.revokedAt,
      files: showcaseViewers.files,
      roundId: showcaseRounds.id,
      number: showcaseRounds.number,
      note: showcaseRounds.note,
      sentAt: showcaseRounds.sentAt,
    })
    .from(showcaseViewers)
    .innerJoin(showcaseRounds, eq(showcaseRounds.viewerId, showcaseViewers.id))
    .where(and(eq(showcaseViewers.id, viewerId), eq(showcaseViewers.agencyId, agencyId)))
    .orderBy(desc(showcaseRounds.number))
    .limit(1);
  if (!found || found.revokedAt) throw notFound('errors.link.invalid');
  const showcase = await getShowcase(actor, eventId, { limit: CHOOSING_PAGE, ...page });
  if (showcase.state !== 'OPEN') return { state: showcase.state };
  const { roundId, number, note, sentAt, name, files } = found;
  const [marks, quotas, homes] = await Promise.all([
    readMarks(roundId),
    readQuotas(database(), eventId),
    database()
      .select({ id: talents.id, city: cities.name })
      .from(talents)
      .innerJoin(cities, eq(cities.id, talents.residenceCityId))
      .where(
        anyOf(
          talents.id,
          showcase.talents.map(({ id }) => id),
        ),
      ),
  ]);
  const chosen = (code: string) =>
    marks.filter(({ mark, code: own }) => mark === 'YES' && own === code).length;
  return {
    state: 'OPEN',
    viewer: { id: viewerId, name, takesFiles: files !== null },
    showcase,
    round: { number, note, sentAt },
    marks: marks.map(({ code: _, ...mark }) => mark),
    quotas: quotas.map((quota) => ({ ...quota, chosen: chosen(quota.code) })),
    cities: Object.fromEntries(homes.map(({ id, city }) => [id, city])),
  };
}

/** The marks of a round, of places that are still shown. */
const readMarks = (roundId: string) =>
  database()
    .select({
      talentId: showcaseMarks.talentId,
      mark: showcaseMarks.mark,
      rank: showcaseMarks.rank,
      comment: showcaseMarks.comment,
      code: profiles.code,
    })
    .from(showcaseMarks)
    .innerJoin(convocateds, eq(convocateds.id, showcaseMarks.convocatedId))
    .innerJoin(convocatories, eq(convocatories.id, convocateds.convocatoryId))
    .innerJoin(eventPersonals, eq(eventPersonals.id, convocatories.eventPersonalId))
    .innerJoin(profiles, eq(profiles.id, eventPersonals.profileId))
    .where(and(eq(showcaseMarks.roundId, roundId), isNotNull(convocateds.shownAt)));
