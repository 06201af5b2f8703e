import { eq } from 'drizzle-orm';
import { convocateds } from '@/db/schema';
import { answerCall } from '@/lib/convocatories/answers/answer-call';
import { decideConvocated } from '@/lib/convocatories/decisions/decide-convocated';
import type { Convocated } from '@/lib/convocatories/queries';
import type { AgencyActor } from '@/lib/core/actor';
import { CONVOCATED } from '@/lib/core/states';
import { currentTime } from '@/lib/platform/clock';
import { chance } from '../chance.ts';
import type { Place } from '../data/casting.ts';
import { endOf, type Role } from '../data/plans.ts';
import { openLink } from './open-link.ts';
import type { Story } from './play.ts';
import { minutesAfter, type Scene } from './scene.ts';

const HOUR = 60;

/** A talent of the demo in its place of a call. */
export type Called = { readonly role: Role; readonly place: Place; readonly convocated: Convocated };

/** A called talent sees its call and answers it, and the agency decides. */
export async function* tellCall(
  { role, place: { talent, part }, convocated }: Called,
  owner: AgencyActor,
  { calendar, tx }: Scene,
): Story {
  const { id, convocatoryId, talentId, agencyId, eventId } = convocated;
  const dice = chance(`reply:${role.key}:${talent.slug}`);
  const seen = minutesAfter(currentTime(), dice.int(1, 20) * HOUR);
  if (part.replies.length === 0 && !dice.odds(50)) return;
  yield seen;
  // That a talent has seen its call has no write.
  await tx.update(convocateds).set({ seenAt: seen }).where(eq(convocateds.id, id));
  if (part.replies.length === 0) return;
  const answered = minutesAfter(seen, dice.int(2, 59));
  const holder = await openLink({
    purpose: 'TALENT_REPLY',
    subject: { convocatoryId, talentId, eventId },
    agencyId,
    endOfEvent: endOf(role.plan, calendar),
  });
  for (const [index, reply] of part.replies.entries()) {
    yield minutesAfter(answered, index * HOUR);
    const note = reply === 'MAYBE' ? 'Tengo otro evento por confirmar ese día.' : null;
    await answerCall(holder, { reply, note });
  }
  if (!part.decision) return;
  yield minutesAfter(answered, 10);
  await decideConvocated(owner, { id, stateId: CONVOCATED[part.decision] });
}
