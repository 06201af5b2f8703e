import { APPLICATION, CONVOCATED, CONVOCATORY, EVENT, TALENT } from '@/lib/core/states';
import type { convocateds, convocatories, talentBookings } from '../schema/convocatories.ts';
import { chance, demoId } from './chance.ts';
import { cityNamed } from './lookups.ts';
import type { Calendar } from './moments.ts';
import { type EventPlan, eventPlans } from './plans.ts';
import { endOf, milestones, startOf } from './quotations.ts';
import { type Role, rolesOf } from './roles.ts';
import { type DemoTalent, demoTalents } from './talents.ts';

type ConvocatedRow = typeof convocateds.$inferInsert & { readonly id: string };
type ConvocatoryRow = typeof convocatories.$inferInsert & { readonly id: string };
type BookingRow = typeof talentBookings.$inferInsert;

export type Casting = {
  readonly convocatories: readonly ConvocatoryRow[];
  readonly convocateds: readonly ConvocatedRow[];
  readonly bookings: readonly BookingRow[];
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const MODEL_HEIGHT = { FEMENINO: 165, MASCULINO: 175 } as const;

/** The agency's decision and the talent's answer. */
type Place = readonly [stateId: number, applicationId: number, reply: ConvocatedRow['reply']];

const CONFIRMED: Place = [CONVOCATED.CONFIRMED, APPLICATION.ACCEPTED, 'YES'];
const RESERVE: Place = [CONVOCATED.RESERVE, APPLICATION.ACCEPTED, 'YES'];
const SAID_YES: Place = [CONVOCATED.CALLED, APPLICATION.ACCEPTED, 'YES'];
const SAID_MAYBE: Place = [CONVOCATED.CALLED, APPLICATION.PENDING, 'MAYBE'];
const SILENT: Place = [CONVOCATED.CALLED, APPLICATION.PENDING, null];
const SAID_NO: Place = [CONVOCATED.CALLED, APPLICATION.REJECTED, 'NO'];
const WITHDREW: Place = [CONVOCATED.CALLED, APPLICATION.WITHDRAWN, 'NO'];
const DISCARDED: Place = [CONVOCATED.DISCARDED, APPLICATION.ACCEPTED, 'YES'];

const times = (count: number, place: Place): Place[] => Array.from({ length: count }, () => place);

/** Who is called for a role of an event in each state, those confirmed first. */
function placesFor(eventStateId: number, quantity: number): readonly Place[] {
  switch (eventStateId) {
    case EVENT.CONFIRMED:
    case EVENT.FINISHED:
      return [...times(quantity, CONFIRMED), RESERVE, SAID_NO, DISCARDED, WITHDREW];
    case EVENT.CALLING: {
      const sure = Math.floor(quantity / 2);
      return [
        ...times(sure, CONFIRMED),
        SAID_YES,
        SILENT,
        SAID_MAYBE,
        RESERVE,
        SILENT,
        DISCARDED,
        SAID_NO,
        WITHDREW,
      ];
    }
    case EVENT.EXPIRED:
      return [SILENT, SAID_NO];
    case EVENT.CANCELLED:
      return [SILENT, SAID_YES];
    default:
      return [];
  }
}

const CALL_STATE: Readonly<Record<number, number>> = {
  [EVENT.CALLING]: CONVOCATORY.OPEN,
  [EVENT.CANCELLED]: CONVOCATORY.CANCELLED,
};

/** Lucía's talents are those of the Valle del Cauca, and nobody else's. */
const mayWorkFor = (talent: DemoTalent, plan: EventPlan): boolean =>
  (talent.exclusive === null || talent.exclusive === plan.agency.key) &&
  (cityNamed(talent.person[4]).department === 'Valle del Cauca') === (plan.agency.key === 'caicedo');

/** Those of the main profile first, then those who also do it; within each in an order of its own per role. */
function candidatesFor({ key, plan, line, gender }: Role): DemoTalent[] {
  const able = demoTalents.filter(
    (talent) =>
      talent.stateId === TALENT.ACTIVE &&
      talent.person[2] === gender &&
      talent.person[3].includes(line.profile) &&
      mayWorkFor(talent, plan),
  );
  const shuffled = chance(`casting:${key}`).some(able, able.length);
  const isMain = (talent: DemoTalent) => talent.person[3][0] === line.profile;
  return [...shuffled.filter(isMain), ...shuffled.filter((talent) => !isMain(talent))];
}

const OBSERVATIONS = [
  'Llegar una hora antes para prueba de vestuario y maquillaje.',
  'Se requiere buena actitud con el público y manejo de la marca.',
  'Vestuario negro de base; la marca entrega la prenda principal.',
];

/** When each talent is confirmed: nobody is at two events at once. */
class Diary {
  readonly #taken = new Map<string, { from: Date; to: Date }[]>();

  isFree(talentId: string, from: Date, to: Date): boolean {
    return !(this.#taken.get(talentId) ?? []).some((other) => from <= other.to && other.from <= to);
  }

  take(talentId: string, from: Date, to: Date): void {
    this.#taken.set(talentId, [...(this.#taken.get(talentId) ?? []), { from, to }]);
  }
}

/** Who takes which place of a role. Whom no candidate is left for stays open. */
function castRole(role: Role, called: Set<string>, diary: Diary, calendar: Calendar): [DemoTalent, Place][] {
  const [from, to] = [startOf(role.plan, calendar), endOf(role.plan, calendar)];
  const candidates = candidatesFor(role).filter(({ id }) => !called.has(id));
  const cast: [DemoTalent, Place][] = [];
  for (const place of placesFor(role.plan.eventStateId, role.quantity)) {
    const index = candidates.findIndex(({ id }) => place !== CONFIRMED || diary.isFree(id, from, to));
    const [talent] = index < 0 ? [] : candidates.splice(index, 1);
    if (!talent) continue;
    if (place === CONFIRMED) diary.take(talent.id, from, to);
    called.add(talent.id);
    cast.push([talent, place]);
  }
  return cast;
}

const publishedAt = (plan: EventPlan, calendar: Calendar): Date =>
  new Date((milestones(plan, calendar).acceptedAt ?? startOf(plan, calendar)).getTime() + HOUR);

const convocatoryIdOf = (role: Role) => demoId(`convocatory:${role.key}`);

function convocatoryRow(
  { plan, line, gender, ...role }: Role,
  number: number,
  calendar: Calendar,
): ConvocatoryRow {
  const published = publishedAt(plan, calendar);
  return {
    id: demoId(`convocatory:${role.key}`),
    agencyId: plan.agency.id,
    eventId: plan.eventId,
    eventPersonalId: role.personalId,
    code: `${plan.code}-${number}`,
    stateId: CALL_STATE[plan.eventStateId] ?? CONVOCATORY.CLOSED,
    startDate: startOf(plan, calendar),
    endDate: endOf(plan, calendar),
    deadline: calendar.at(plan.starts - 4, '18:00'),
    cityId: plan.city.id,
    height: line.profile === 'modelo' ? MODEL_HEIGHT[gender] : null,
    language: line.profile === 'presentador' ? 'Español' : null,
    observations: chance(`call:${role.key}`).pick(OBSERVATIONS),
    createdAt: published,
    updatedAt: published,
  };
}

const convocatedIdOf = (role: Role, talent: DemoTalent) => demoId(`convocated:${role.key}:${talent.slug}`);

/** The agency shows its client who said yes, in the order they were called. */
const isShown = (place: Place): boolean => place === CONFIRMED || place === RESERVE || place === SAID_YES;

function convocatedRow(role: Role, talent: DemoTalent, place: Place, calendar: Calendar): ConvocatedRow {
  const { plan } = role;
  const [stateId, applicationStateId, reply] = place;
  const dice = chance(`reply:${role.key}:${talent.slug}`);
  const called = publishedAt(plan, calendar);
  const seen = new Date(called.getTime() + dice.int(1, 20) * HOUR);
  return {
    id: convocatedIdOf(role, talent),
    agencyId: plan.agency.id,
    eventId: plan.eventId,
    convocatoryId: convocatoryIdOf(role),
    talentId: talent.id,
    stateId,
    applicationStateId,
    reply,
    repliedAt: reply ? new Date(seen.getTime() + dice.int(2, 59) * MINUTE) : null,
    seenAt: reply || dice.odds(50) ? seen : null,
    replyNote: place === SAID_MAYBE ? 'Tengo otro evento por confirmar ese día.' : null,
    shownAt: isShown(place) ? seen : null,
    createdAt: called,
    updatedAt: called,
  };
}

function bookingRow(role: Role, talent: DemoTalent, place: Place, calendar: Calendar): BookingRow {
  const [from, to] = [startOf(role.plan, calendar), endOf(role.plan, calendar)];
  return {
    id: demoId(`booking:${role.key}:${talent.slug}`),
    agencyId: role.plan.agency.id,
    talentId: talent.id,
    convocatedId: convocatedIdOf(role, talent),
    kind: place === CONFIRMED ? 'CONFIRMED' : 'HOLD',
    during: `[${from.toISOString()},${to.toISOString()}]`,
  };
}

/** Calls, places and bookings of every event, in the order of the events' quotations. */
export function castEvents(calendar: Calendar): Casting {
  const casting = {
    convocatories: [] as ConvocatoryRow[],
    convocateds: [] as ConvocatedRow[],
    bookings: [] as BookingRow[],
  };
  const diary = new Diary();
  for (const plan of eventPlans) {
    const called = new Set<string>();
    const roles = rolesOf(plan).filter((role) => placesFor(plan.eventStateId, role.quantity).length > 0);
    for (const [index, role] of roles.entries()) {
      casting.convocatories.push(convocatoryRow(role, index + 1, calendar));
      for (const [talent, place] of castRole(role, called, diary, calendar)) {
        const row = convocatedRow(role, talent, place, calendar);
        casting.convocateds.push(row.shownAt ? { ...row, shownPosition: called.size } : row);
        if (place === CONFIRMED || place === RESERVE) {
          casting.bookings.push(bookingRow(role, talent, place, calendar));
        }
      }
    }
  }
  return casting;
}
