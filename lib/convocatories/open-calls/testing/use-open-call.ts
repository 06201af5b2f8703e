import { eq } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import { convocatories } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { AgencyActor, TalentActor } from '@/lib/core/actor';
import { EVENT } from '@/lib/core/states';
import { type Convocatory, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent, type Talent } from '@/lib/testing/factories/talents';
import { applyToCall } from '../apply-to-call';
import { listOpenCallsFor } from '../queries';

type OpenCall = {
  actor: AgencyActor;
  event: Awaited<ReturnType<typeof makeEvent>>;
  call: Convocatory;
  budget: number;
};

/** An open call of an agency, made anew before each test, and what talents do with it. */
export function useOpenCall() {
  const database = useDatabase();
  const own = {} as OpenCall;
  beforeEach(async () => {
    // Calls of other tests are of nobody's profile.
    await database.db.update(convocatories).set({ openedAt: null });
    const { actor, agency } = await makeAgencyUser(database.db);
    const event = await makeEvent(database.db, { agency, stateId: EVENT.CALLING });
    const call = await makeConvocatory(database.db, { event, openedAt: new Date() });
    Object.assign(own, { actor, event, call, budget: event.personals[0]?.budget ?? 0 });
  });
  const as = ({ id }: Talent): TalentActor => ({ kind: 'talent', talentId: id });
  return {
    database,
    own,
    as,
    fitting: (fields: Parameters<typeof makeTalent>[1] = {}) =>
      makeTalent(database.db, { residenceCityId: own.event.cityId, ...fields }),
    change: (fields: Partial<Convocatory>) =>
      database.db.update(convocatories).set(fields).where(eq(convocatories.id, own.call.id)),
    apply: (talent: Talent, note: string | null = null) =>
      applyToCall(as(talent), {
        convocatoryId: own.call.id,
        startDate: own.call.startDate,
        endDate: own.call.endDate,
        budget: own.budget,
        note,
      }),
    sees: async (talent: Talent) =>
      (await listOpenCallsFor(as(talent))).map(({ id }) => id).includes(own.call.id),
  };
}
