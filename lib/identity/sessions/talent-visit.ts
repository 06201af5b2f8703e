import { and, eq } from 'drizzle-orm';
import { agencies, convocateds, talents } from '@/db/schema';
import type { LinkPurpose } from '@/db/values/link-purposes';
import { requireTalent } from '@/lib/core/abilities';
import type { Actor, AnonymousActor, LinkSubject, TalentActor, TalentVisit } from '@/lib/core/actor';
import { forbidden, notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { linkPurpose } from '@/lib/core/link-purposes';
import { isClosedAgency } from '@/lib/core/states';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { maskEmail } from '../link-codes/rules';

/** What a talent does for an agency: its own log-in opens these as their links do. */
const OWN_PAGES: readonly LinkPurpose[] = ['TALENT_REPLY', 'CONTRACT', 'CLAIM', 'RIDE'];

type Talent = Pick<TalentActor, 'talentId' | 'sessionId' | 'mobileTokenId' | 'fresh' | 'ip'> & {
  readonly email: string;
  readonly since: Date;
};

/**
 * A talent who is signed in on a page of its own work, where it has a place in that call or event; null where it has
 * none. It is the proven person: it knows the password, so neither link nor code is asked for. Nobody, with the reason,
 * while the agency is suspended or inactive, but where it is owed a claim. What may be done there, the domain says.
 */
export async function findTalentVisit(
  purpose: LinkPurpose,
  subject: LinkSubject,
  { talentId, sessionId, mobileTokenId, fresh = false, ip, email, since }: Talent,
): Promise<TalentVisit | AnonymousActor | null> {
  const { eventId, convocatoryId } = subject;
  const place = eventId ?? convocatoryId;
  if (!OWN_PAGES.includes(purpose) || subject.talentId !== talentId || !place || !isUuid(place)) return null;
  const [row] = await database()
    .select({ agencyId: agencies.id, stateId: agencies.stateId })
    .from(convocateds)
    .innerJoin(agencies, eq(agencies.id, convocateds.agencyId))
    .where(
      and(
        eq(convocateds.talentId, talentId),
        eventId ? eq(convocateds.eventId, eventId) : eq(convocateds.convocatoryId, place),
      ),
    )
    .limit(1);
  if (!row) return null;
  if (isClosedAgency(row.stateId) && linkPurpose(purpose).closesWithAgency)
    return { kind: 'anonymous', because: 'AGENCY_CLOSED' };
  const confirmed = { channel: 'SESSION', destination: maskEmail(email), at: since } as const;
  return {
    kind: 'talent',
    talentId,
    ...(sessionId ? { sessionId } : {}),
    ...(mobileTokenId ? { mobileTokenId } : {}),
    fresh,
    ...(ip === undefined ? {} : { ip }),
    purpose,
    subject,
    agencyId: row.agencyId,
    confirmed,
  };
}

/**
 * The same for a request that is no page: of the mobile app, or of GraphQL. Throws UNAUTHENTICATED, FORBIDDEN for who is
 * no talent or while the agency is closed, and NOT_FOUND where the talent has no place.
 */
export async function requireTalentVisit(
  actor: Actor,
  purpose: LinkPurpose,
  subject: Omit<LinkSubject, 'talentId'>,
): Promise<TalentVisit> {
  const talent = requireTalent(actor);
  const { talentId } = talent;
  const [row] = await database()
    .select({ email: talents.email })
    .from(talents)
    .where(eq(talents.id, talentId));
  if (!row) throw notFound('errors.talent.notFound');
  const asked = { ...talent, email: row.email, since: currentTime() };
  const visit = await findTalentVisit(purpose, { ...subject, talentId }, asked);
  if (!visit) throw notFound('errors.convocatory.notFound');
  if (visit.kind === 'anonymous') throw forbidden();
  return visit;
}
