import { and, eq } from 'drizzle-orm';
import { agencies, convocateds } from '@/db/schema';
import type { LinkPurpose } from '@/db/values/link-purposes';
import type { AnonymousActor, LinkSubject, TalentVisit } from '@/lib/core/actor';
import { isUuid } from '@/lib/core/ids';
import { isClosedAgency } from '@/lib/core/states';
import { database } from '@/lib/platform/database';
import type { TalentAccount } from '../accounts';
import { maskEmail } from '../link-codes/rules';

/** What a talent does for an agency: its own log-in opens these as their links do. */
const OWN_PAGES: readonly LinkPurpose[] = ['TALENT_REPLY', 'CONTRACT', 'CLAIM'];

/**
 * A talent who is signed in on a page of its own work, where it has a place in that call or event; null where it has
 * none. It is the proven person: it knows the password, so neither link nor code is asked for. Nobody, with the reason,
 * while the agency is suspended or inactive. What may be done there, the domain says.
 */
export async function findTalentVisit(
  purpose: LinkPurpose,
  subject: LinkSubject,
  { talent, startedAt, ip }: { talent: TalentAccount; startedAt: Date; ip: string | null },
): Promise<TalentVisit | AnonymousActor | null> {
  const { talentId, sessionId, email } = talent;
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
  if (isClosedAgency(row.stateId)) return { kind: 'anonymous', because: 'AGENCY_CLOSED' };
  const confirmed = { channel: 'SESSION', destination: maskEmail(email), at: startedAt } as const;
  return { kind: 'talent', talentId, sessionId, ip, purpose, subject, agencyId: row.agencyId, confirmed };
}
