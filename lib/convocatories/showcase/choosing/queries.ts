import { and, asc, eq, sql } from 'drizzle-orm';
import { showcaseRounds, showcaseViewers } from '@/db/schema';
import type { ShowcaseFiles } from '@/db/values/showcase-files';
import type { Actor } from '@/lib/core/actor';
import { groupBy } from '@/lib/core/group-by';
import { database } from '@/lib/platform/database';
import { maySeeConvocatories } from '../../policy';
import { type ChosenTalent, gatherTalents, readSaid } from './chosen-talents';
import type { Round } from './lock-viewer';

type SentRound = Pick<Round, 'id' | 'number' | 'sentAt' | 'appliedAt' | 'quotas'>;

/** A person of the client who chooses, with its newest round and the newest that it sent. */
export type ShowcaseViewer = {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly openedAt: Date | null;
  readonly revokedAt: Date | null;
  readonly files: ShowcaseFiles | null;
  readonly round: number;
  /** Of how many it said something in a round that it has not sent. */
  readonly marked: number;
  /** It has sent its newest round, and may be asked for another one. */
  readonly waits: boolean;
  readonly sent: SentRound | null;
};

/** What a viewer sent before the newest that it sent. */
export type EarlierRound = SentRound & {
  readonly sentAt: Date;
  readonly viewerId: string;
  readonly viewerName: string;
};

export type Selections = {
  readonly viewers: readonly ShowcaseViewer[];
  /** Of everybody's newest selection, those most wanted first. */
  readonly talents: readonly ChosenTalent[];
  /** The latest first. */
  readonly earlier: readonly EarlierRound[];
  /** The earlier one that was asked for, with what was said in it; null for none. */
  readonly opened: { readonly round: EarlierRound; readonly talents: readonly ChosenTalent[] } | null;
};

/** How many of those whom it still sees a viewer marked; of a round that is sent nobody asks. */
const marked = sql<number>`case when ${showcaseRounds.sentAt} is null then (
  select count(*) from showcase_marks said join convocateds place on place.id = said.convocated_id
  where said.round_id = ${showcaseRounds.id} and said.mark is not null and place.shown_at is not null)::int else 0 end`;

/**
 * Who of the client may choose at an event of the agency, what they sent last, and the earlier round that is `asked` for;
 * of what is not sent, which stays theirs, how many were marked. Whoever was revoked before sending anything is left out.
 * Two statements. Throws UNAUTHENTICATED, FORBIDDEN.
 */
export async function readSelections(actor: Actor, eventId: string, asked?: string): Promise<Selections> {
  const agency = maySeeConvocatories(actor);
  const rows = await database()
    .select({ viewer: showcaseViewers, round: showcaseRounds, marked })
    .from(showcaseViewers)
    .innerJoin(showcaseRounds, eq(showcaseRounds.viewerId, showcaseViewers.id))
    .where(and(eq(showcaseViewers.agencyId, agency.agencyId), eq(showcaseViewers.eventId, eventId)))
    .orderBy(asc(showcaseViewers.createdAt), asc(showcaseViewers.id), asc(showcaseRounds.number));
  const viewers = [...groupBy(rows, ({ viewer }) => viewer.id).values()].flatMap((own) => {
    const last = own.at(-1);
    if (!last) return [];
    const sent = own.findLast(({ round }) => round.sentAt !== null)?.round ?? null;
    if (last.viewer.revokedAt && !sent) return [];
    const { id, name, email, openedAt, revokedAt, files } = last.viewer;
    const { number, sentAt } = last.round;
    const waits = sentAt !== null;
    return [{ id, name, email, openedAt, revokedAt, files, round: number, marked: last.marked, waits, sent }];
  });
  const newest = viewers.flatMap(({ sent }) => (sent ? [sent.id] : []));
  const earlier = rows
    .flatMap(({ viewer, round }) =>
      round.sentAt && !newest.includes(round.id)
        ? [{ ...round, sentAt: round.sentAt, viewerId: viewer.id, viewerName: viewer.name }]
        : [],
    )
    .sort((one, other) => other.sentAt.getTime() - one.sentAt.getTime());
  if (newest.length === 0) return { viewers, talents: [], earlier: [], opened: null };
  const round = earlier.find(({ id }) => id === asked);
  const said = await readSaid(agency, eventId, round ? [...newest, round.id] : newest);
  const of = (roundIds: readonly string[]) =>
    gatherTalents(said.filter(({ roundId }) => roundIds.includes(roundId)));
  return { viewers, talents: of(newest), earlier, opened: round ? { round, talents: of([round.id]) } : null };
}
