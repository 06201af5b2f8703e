import { callTalents } from '@/lib/convocatories/calling/call-talents';
import { closeConvocatory } from '@/lib/convocatories/calls/close-convocatory';
import { publishConvocatory } from '@/lib/convocatories/calls/publish-convocatory';
import type { Convocated } from '@/lib/convocatories/queries';
import { publishShowcase } from '@/lib/convocatories/showcase/drafting/publish-showcase';
import { showTalents } from '@/lib/convocatories/showcase/show-talents';
import type { AgencyActor } from '@/lib/core/actor';
import { askAdvance } from '@/lib/events/advance/ask-advance';
import { cancelEvent } from '@/lib/events/cancel-event';
import { closePastEvents } from '@/lib/events/close-past-events';
import { getEvent, listEventPersonals } from '@/lib/events/queries';
import { updateEvent } from '@/lib/events/update-event';
import { currentTime } from '@/lib/platform/clock';
import { chance } from '../chance.ts';
import { demoBrands } from '../data/brands.ts';
import { isConfirmed, isShown, isSilent } from '../data/casting.ts';
import { profileId } from '../data/lookups.ts';
import { paperOf } from '../data/papers.ts';
import { endOf, type Plan, type Role, rolesOf, startOf } from '../data/plans.ts';
import { insertEventPictures } from './insert-event-pictures.ts';
import type { Story } from './play.ts';
import { minutesAfter, type Scene, worker } from './scene.ts';
import { tellAfter } from './tell-after.ts';
import { tellApplications } from './tell-applications.ts';
import { tellCall } from './tell-call.ts';
import { tellChoice } from './tell-choice.ts';
import { tellContract } from './tell-contract.ts';
import { tellRides } from './tell-rides.ts';
import { tellWaves } from './tell-waves.ts';

/** What besides becomes of the first call of some events. */
const STORIES: Readonly<Record<string, typeof tellWaves>> = { pasarela: tellWaves, danzas: tellApplications };
/** The event for which an advance is asked. */
const ADVANCE_OF = 'resort';
/** The event whose people are fetched, with the point of its place. */
const RIDES_OF = 'resort';
const VENUE = { latitude: 6.2205, longitude: -75.5746 };
const HOUR = 60;
const DAY = 24 * HOUR;
const MODEL_HEIGHT = { FEMENINO: 165, MASCULINO: 175 } as const;
const OBSERVATIONS = [
  'Llegar una hora antes para prueba de vestuario y maquillaje.',
  'Se requiere buena actitud con el público y manejo de la marca.',
  'Vestuario negro de base; la marca entrega la prenda principal.',
];

/** An event calls its talents, shows them to its client, and takes place or is cancelled. */
export async function* tellEvent(plan: Plan, eventId: string, owner: AgencyActor, scene: Scene): Story {
  const opened = currentTime();
  scene.eventIds.set(plan.key, eventId);
  yield minutesAfter(opened, HOUR);
  await dressUp(plan.key, eventId, owner, scene);
  const shown: string[] = [];
  const working: Convocated[] = [];
  const convocatoryIds: string[] = [];
  for (const role of rolesOf(plan)) {
    const all = scene.casting.get(role.key);
    if (!all) continue;
    const convocatoryId = await publish(role, eventId, owner, scene);
    const story = convocatoryIds.length === 0 ? STORIES[plan.key] : undefined;
    if (story) yield story(role, convocatoryId, owner, scene);
    convocatoryIds.push(convocatoryId);
    const places = story ? all.filter((place) => !isSilent(place)) : all;
    const talentIds = places.map(({ talent }) => talent.id);
    if (talentIds.length === 0) continue;
    const called = await callTalents(owner, { convocatoryId, talentIds, despiteBookings: true });
    const paper = paperOf(role);
    for (const [index, place] of places.entries()) {
      const convocated = called.find(({ talentId }) => talentId === place.talent.id);
      if (!convocated) throw new Error(`${place.talent.slug} was not called for ${role.key}`);
      yield tellCall({ role, place, convocated }, owner, scene);
      if (isShown(place.part)) shown.push(convocated.id);
      if (isConfirmed(place.part)) working.push(convocated);
      if (index === 0 && paper) yield tellContract(paper, { role, place, convocated }, owner, scene);
    }
  }
  yield minutesAfter(opened, 30 * HOUR);
  if (shown.length > 0) {
    await showTalents(owner, { eventId, convocatedIds: shown, shown: true });
    await publishShowcase(owner, { eventId });
  }
  if (shown.length > 0 && demoBrands[plan.key]) yield tellChoice(plan, eventId, owner, scene);
  if (plan.eventState === 'FINISHED') yield tellAfter(plan, eventId, working, owner, scene);
  if (plan.key === ADVANCE_OF) yield tellAdvance(eventId, owner, scene);
  if (plan.key === RIDES_OF) yield tellRides(eventId, working, owner, scene);
  yield* tellEnd(plan, eventId, convocatoryIds, opened, owner, scene);
}

/** The agency asks the client for half of it before. */
async function* tellAdvance(eventId: string, owner: AgencyActor, { calendar }: Scene): Story {
  yield calendar.at(-2, '15:30');
  await askAdvance(owner, {
    eventId,
    percent: 5_000,
    dueOn: calendar.date(6),
    instructions: 'Consigna a la cuenta de ahorros Bancolombia 123-456789-00 y sube aquí el soporte.',
  });
}

/** Names the brand that the event is for, whose showcase it will be. */
async function dressUp(key: string, id: string, owner: AgencyActor, scene: Scene): Promise<void> {
  const brand = demoBrands[key];
  const named = brand && {
    finalClientName: brand.name,
    finalClientColumn: true,
    additionalProfiles: `https://perfiles.example/${key}`,
    ...(key === RIDES_OF ? VENUE : {}),
  };
  const event = named ? await updateEvent(owner, { id, ...named }) : await getEvent(owner, id);
  await insertEventPictures(key, event, scene);
}

async function* tellEnd(
  plan: Plan,
  eventId: string,
  convocatoryIds: readonly string[],
  opened: Date,
  owner: AgencyActor,
  { calendar }: Scene,
): Story {
  yield minutesAfter(opened, 2 * DAY);
  if (plan.eventState === 'CANCELLED') {
    await cancelEvent(owner, { id: eventId, reason: plan.reason ?? '' });
    return;
  }
  if (plan.eventState !== 'CALLING') {
    for (const id of convocatoryIds) await closeConvocatory(owner, { id }, 'CLOSED');
  }
  yield minutesAfter(endOf(plan, calendar), 15);
  await closePastEvents(worker('events.close-past'));
}

async function publish(
  role: Role,
  eventId: string,
  owner: AgencyActor,
  { calendar }: Scene,
): Promise<string> {
  const { plan, line, gender } = role;
  const personals = await listEventPersonals(owner, eventId);
  const personal = personals.find(
    (one) => one.profileId === profileId(line.profile) && one.gender === gender,
  );
  const { id } = await publishConvocatory(owner, {
    eventPersonalId: personal?.id ?? '',
    startDate: startOf(plan, calendar),
    endDate: endOf(plan, calendar),
    deadline: calendar.at(plan.starts - 4, '18:00'),
    height: line.profile === 'modelo' ? MODEL_HEIGHT[gender] : null,
    language: line.profile === 'presentador' ? 'Español' : null,
    observations: chance(`call:${role.key}`).pick(OBSERVATIONS),
  });
  return id;
}
