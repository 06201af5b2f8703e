import { cache } from 'react';
import { agencyGate } from '@/app/(portal)/_shell/gate';
import { findCursor } from '@/lib/agencies/activity/queries';
import { countEventTalents } from '@/lib/convocatories/event-talents/queries';
import { type ConvocatoryDetail, listConvocatories } from '@/lib/convocatories/queries';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { CONVOCATORY } from '@/lib/core/states';
import { getEvent, listEventPersonals } from '@/lib/events/queries';
import { listUndrawnPapers } from '@/lib/operations/papers/queries';

/** What every part of an event's page reads, once a request. Throws NOT_FOUND; leads away who is of no agency. */
export const loadEvent = cache(async (id: string) => readEvent((await agencyGate()).actor, id));

async function readEvent(actor: Actor, id: string) {
  if (!isUuid(id)) throw notFound('errors.event.notFound');
  // Before all else that is read: what happens from here on is told live.
  const cursor = await findCursor(actor);
  const event = await getEvent(actor, id);
  const [personals, calls, counts, undrawn] = await Promise.all([
    listEventPersonals(actor, event.id),
    listConvocatories(actor, event.id),
    countEventTalents(actor, event.id),
    listUndrawnPapers(actor, event.id),
  ]);
  const needs = personals.map((personal) => {
    const own = calls.filter((call) => call.eventPersonalId === personal.id);
    return {
      id: personal.id,
      profileId: personal.profileId,
      profileName: personal.profileName,
      profileCode: personal.profileCode,
      gender: personal.gender,
      quantity: personal.quantity,
      budget: personal.budget,
      revision: personal.revision,
      startDate: personal.startDate,
      endDate: personal.endDate,
      calls: own.length,
      openCallId: own.find((call) => call.stateId === CONVOCATORY.OPEN)?.id ?? null,
      confirmed: sum(own, (call) => call.confirmed),
      undecided: sum(own, (call) => call.undecided),
      reserved: sum(own, (call) => call.reserved),
    };
  });
  return { cursor, event, needs, calls, counts, undrawn };
}

const sum = (calls: readonly ConvocatoryDetail[], of: (call: ConvocatoryDetail) => number) =>
  calls.reduce((total, call) => total + of(call), 0);

export type LoadedEvent = Awaited<ReturnType<typeof loadEvent>>;
/** People of one profile and gender that an event needs, and how far it is with them. */
export type EventNeed = LoadedEvent['needs'][number];
