import { and, eq } from 'drizzle-orm';
import {
  auditChain,
  auditEntries,
  convocateds,
  convocatories,
  eventDirectories,
  events,
  finalClients,
  inboxNotices,
  placeDirectories,
  supportRequests,
} from '@/db/schema';
import { APPLICATION, CONVOCATED, EVENT } from '@/lib/core/states';
import { BOGOTA, makeEventDirectory, makeFinalClient } from '@/lib/testing/factories/agencies';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { byAgency, byTalent, day, idOf, list, removeFrom } from './paged-row';
import type { PagedList, World } from './paged-world';

const tell = async ({ db, agency }: World, entityId: string, entity = 'event', action = 'create') => {
  const [entry] = await db
    .insert(auditEntries)
    .values({
      ...{ entity, entityId, action, agencyId: agency.agency.id },
      ...{ actorKind: 'agencyUser', actorId: agency.user.id, detail: {} },
    })
    .returning();
  return entry?.id ?? 0;
};

export const WORK_LISTS: readonly PagedList[] = [
  list('convocateds', {
    of: 'eventId: "EVENT"',
    reader: byAgency,
    make: async ({ db, call }, index) => {
      const states = { stateId: CONVOCATED.CALLED, applicationStateId: APPLICATION.PENDING };
      return (await makeConvocated(db, { convocatory: call, ...states, createdAt: day(index >> 1) })).id;
    },
    remove: removeFrom(convocateds),
  }),
  list('ownPlaces', {
    reader: byTalent,
    make: async ({ db, agency, talent }, index) => {
      const startDate = day(index >> 1);
      const event = await makeEvent(db, { agency: agency.agency, startDate, endDate: startDate });
      const call = await makeConvocatory(db, { event, startDate, endDate: startDate });
      const states = { stateId: CONVOCATED.CALLED, applicationStateId: APPLICATION.PENDING };
      return (await makeConvocated(db, { convocatory: call, talent, ...states })).id;
    },
    remove: removeFrom(convocateds),
  }),
  list('openCalls', {
    reader: byTalent,
    make: async ({ db, agency }, index) => {
      const startDate = new Date(Date.now() + (30 + (index >> 1)) * 86_400_000);
      const dates = { startDate, endDate: startDate };
      const event = await makeEvent(db, { agency: agency.agency, stateId: EVENT.CALLING, ...dates });
      return (await makeConvocatory(db, { event, ...dates, openedAt: new Date() })).id;
    },
    remove: ({ db }, id) => db.update(convocatories).set({ openedAt: null }).where(eq(convocatories.id, id)),
  }),
  list('finalClients', {
    reader: byAgency,
    make: async ({ db, agency }, index) =>
      (await makeFinalClient(db, { agency: agency.agency, name: `Ñ ${100 - index}` })).id,
    remove: removeFrom(finalClients),
  }),
  list('placeDirectories', {
    of: `cityId: ${BOGOTA}`,
    reader: byAgency,
    make: async ({ db, agency }, index) =>
      idOf(
        await db
          .insert(placeDirectories)
          .values({
            agencyId: agency.agency.id,
            name: `Ñ ${100 - index}`,
            address: 'Calle 1',
            cityId: BOGOTA,
          })
          .returning(),
      ),
    remove: removeFrom(placeDirectories),
  }),
  list('eventDirectories', {
    of: 'after: "2020-01-01T00:00:00Z"',
    after: 'next',
    reader: byAgency,
    make: async ({ db, agency }, index) => {
      const startDate = day(index >> 1);
      return (await makeEventDirectory(db, { agency: agency.agency, startDate, endDate: startDate })).id;
    },
    remove: removeFrom(eventDirectories),
  }),
  {
    name: 'AgencyStatistics.finishedEvents',
    query: '{ agencyStatistics(agencyId: "AGENCY") { finishedEvents(ARGS) { id } } }',
    path: ['agencyStatistics', 'finishedEvents'],
    reader: byAgency,
    make: async ({ db, agency }, index) => {
      const startDate = new Date(Date.now() - (30 + (index >> 1)) * 86_400_000);
      const made = { agency: agency.agency, startDate, endDate: startDate, stateId: EVENT.FINISHED };
      return (await makeEvent(db, made)).id;
    },
    remove: removeFrom(events),
  },
  list('activity', {
    reader: byAgency,
    make: async (world) => String(await tell(world, world.event.id)),
  }),
  list('changes', {
    id: 'cursor',
    reader: byAgency,
    make: async (world) => {
      const entryId = await tell(world, world.event.id);
      const [place] = await world.db
        .select({ position: auditChain.position })
        .from(auditChain)
        .where(and(eq(auditChain.entryId, entryId), eq(auditChain.chain, world.agency.agency.id)));
      return String(place?.position);
    },
  }),
  list('inbox', {
    id: 'ids',
    reader: byAgency,
    make: async (world) => {
      const quotation = await makeQuotation(world.db, { agency: world.agency.agency });
      const auditId = await tell(world, quotation.id, 'quotation', 'accept');
      return idOf(
        await world.db
          .insert(inboxNotices)
          .values({
            ...{ userId: world.agency.user.id, agencyId: world.agency.agency.id, auditId },
            ...{ kind: 'QUOTATION_ANSWERED', at: new Date() },
          })
          .returning(),
      );
    },
    remove: ({ db }, id) => db.delete(inboxNotices).where(eq(inboxNotices.id, Number(id))),
  }),
  list('supportRequests', {
    reader: byAgency,
    make: async ({ db, agency }, index) =>
      idOf(
        await db
          .insert(supportRequests)
          .values({
            ...{ agencyId: agency.agency.id, userId: agency.user.id, phone: '3001234567', dialingCode: '57' },
            ...{ answer: 'Sí', answeredAt: day(0), state: 'ANSWERED', createdAt: day(index >> 1) },
          })
          .returning(),
      ),
    remove: removeFrom(supportRequests),
  }),
];
