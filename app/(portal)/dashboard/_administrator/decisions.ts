import type { Reviews } from '@/lib/analytics/review';
import { COLLECTED_PATH } from '@/lib/core/paths';
import { TALENT } from '@/lib/core/states';

/** What the administrator decides on: what the law gives a term first, then money. */
export const DECISIONS = ['requests', 'reported', 'agencies', 'photos', 'talents', 'disowned'] as const;

export type Decision = {
  readonly kind: (typeof DECISIONS)[number];
  readonly count: number;
  /** Where it is decided. */
  readonly href: string;
  /** Since when the oldest waits; null where none does. */
  readonly since: Date | null;
};

type Counted = { readonly total: number; readonly oldestAt: Date | null };

type Waiting = {
  readonly reviews: Reviews;
  /** Of people about their data, not answered yet. */
  readonly requests: Counted;
  /** Payments that clients say the platform has. */
  readonly reported: Counted;
  /** Answers that talents say they never gave, not seen yet. */
  readonly disowned: Counted;
};

/** How much waits of each kind, and where one decides on it: on the one thing itself, where it is alone. */
export function decisionsOf({ reviews, requests, reported, disowned }: Waiting): readonly Decision[] {
  const { photos, agencies, talents } = reviews;
  const [oldest] = agencies.rows;
  const of = (kind: Decision['kind'], { total, oldestAt }: Counted, href: string): Decision => ({
    kind,
    count: total,
    href,
    since: total > 0 ? oldestAt : null,
  });
  const all: Readonly<Record<Decision['kind'], Decision>> = {
    requests: of('requests', requests, '/habeas-data'),
    reported: of('reported', reported, COLLECTED_PATH),
    agencies: of(
      'agencies',
      { total: agencies.total, oldestAt: oldest?.waitsSince ?? null },
      oldest && agencies.total === 1 ? `/agency/${oldest.id}` : '/agencias',
    ),
    photos: of('photos', photos, '/talentos/fotos'),
    talents: of('talents', talents, `/talentos?estado=${TALENT.IN_REVIEW}`),
    disowned: of('disowned', disowned, '/sistema/no-fui-yo'),
  };
  return DECISIONS.map((kind) => all[kind]);
}
