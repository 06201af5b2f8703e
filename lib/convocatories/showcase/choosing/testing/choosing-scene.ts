import { eq } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { eventPersonals } from '@/db/schema';
import type { LinkActor } from '@/lib/core/actor';
import { APPLICATION, CONVOCATED } from '@/lib/core/states';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import type { Viewer } from '../lock-viewer';

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);

/** An agency's event that asks for two people of one profile, with four who said yes and are shown. */
export async function makeChoosingScene(db: Db) {
  const { actor, agency } = await makeAgencyUser(db);
  const event = await makeEvent(db, { agency, startDate: inDays(30), endDate: inDays(31) });
  await db
    .update(eventPersonals)
    .set({ quantity: 2 })
    .where(eq(eventPersonals.id, event.personals[0]?.id ?? ''));
  const convocatory = await makeConvocatory(db, { event });
  const places: Awaited<ReturnType<typeof makeConvocated>>[] = [];
  for (let position = 1; position <= 4; position++)
    places.push(
      await makeConvocated(db, {
        convocatory,
        stateId: CONVOCATED.CALLED,
        applicationStateId: APPLICATION.ACCEPTED,
        shownAt: new Date(),
        shownPosition: position,
      }),
    );
  return { actor, event, places };
}

/** Who chooses by the link of a viewer. */
export const holderOf = ({ id, agencyId, eventId }: Viewer): LinkActor => ({
  ...{ kind: 'linkHolder', purpose: 'SELECTION', tokenId: crypto.randomUUID(), agencyId },
  subject: { viewerId: id, eventId },
});
