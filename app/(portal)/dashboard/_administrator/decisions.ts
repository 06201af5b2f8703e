import type { Reviews } from '@/lib/analytics/review';
import { COLLECTED_PATH } from '@/lib/core/paths';
import { TALENT } from '@/lib/core/states';

/** What the administrator decides on, what people wait longest for by law and money first. */
export const DECISIONS = ['requests', 'reported', 'disowned', 'agencies', 'photos', 'talents'] as const;

export type Decision = {
  readonly kind: (typeof DECISIONS)[number];
  readonly count: number;
  /** Where it is decided. */
  readonly href: string;
  /** Since when the oldest waits, where that is known. */
  readonly since: Date | null;
};

type Waiting = {
  readonly reviews: Reviews;
  readonly disowned: number;
  /** Of people about their data, not answered yet. */
  readonly requests: number;
  /** Payments that clients say the platform has. */
  readonly reported: number;
};

/** How much waits of each kind, and where one decides on it: on the one thing itself, where it is alone. */
export function decisionsOf({ reviews, ...counts }: Waiting): readonly Decision[] {
  const { photos, agencies, talentsInReview } = reviews;
  const [oldest] = agencies.rows;
  const of = (kind: Decision['kind'], count: number, href: string, since: Date | null = null): Decision => ({
    kind,
    count,
    href,
    since: count > 0 ? since : null,
  });
  const all: Readonly<Record<Decision['kind'], Decision>> = {
    requests: of('requests', counts.requests, '/habeas-data'),
    reported: of('reported', counts.reported, COLLECTED_PATH),
    disowned: of('disowned', counts.disowned, '/sistema/no-fui-yo'),
    agencies: of(
      'agencies',
      agencies.total,
      oldest && agencies.total === 1 ? `/agency/${oldest.id}` : '/agencias',
      oldest?.createdAt ?? null,
    ),
    photos: of('photos', photos.total, '/talentos/fotos', photos.oldestAt),
    talents: of('talents', talentsInReview, `/talentos?estado=${TALENT.IN_REVIEW}`),
  };
  return DECISIONS.map((kind) => all[kind]);
}
