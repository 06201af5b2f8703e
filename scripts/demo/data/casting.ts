import { TALENT } from '@/lib/core/states';
import type { Calendar } from '../calendar.ts';
import { chance } from '../chance.ts';
import { type DemoTalent, demoTalents } from '../talents/talents.ts';
import { cityNamed } from './lookups.ts';
import { endOf, type Part, type Plan, plans, type Role, rolesOf, startOf } from './plans.ts';

const CONFIRMED: Part = { replies: ['YES'], decision: 'CONFIRMED' };
const RESERVE: Part = { replies: ['YES'], decision: 'RESERVE' };
const DISCARDED: Part = { replies: ['YES'], decision: 'DISCARDED' };
const SAID_YES: Part = { replies: ['YES'] };
const SAID_MAYBE: Part = { replies: ['MAYBE'] };
const SAID_NO: Part = { replies: ['NO'] };
const WITHDREW: Part = { replies: ['YES', 'NO'] };
const SILENT: Part = { replies: [] };

export const isConfirmed = (part: Part): boolean => part === CONFIRMED;
/** The agency shows its client who said yes and was not discarded. */
export const isShown = (part: Part): boolean => [CONFIRMED, RESERVE, SAID_YES].includes(part);

const times = (count: number, part: Part): Part[] => Array.from({ length: count }, () => part);

/** Who is called for a role of an event in each state, those confirmed first. Its first line shows all that may happen. */
function partsFor({ plan: { eventState }, quantity, position }: Role): readonly Part[] {
  const isFirst = position === 0;
  switch (eventState) {
    case 'CONFIRMED':
    case 'FINISHED':
      return [...times(quantity, CONFIRMED), RESERVE, ...(isFirst ? [SAID_NO, DISCARDED, WITHDREW] : [])];
    case 'CALLING': {
      const first = [...times(Math.floor(quantity / 2), CONFIRMED), SAID_YES, SILENT, SAID_MAYBE];
      return isFirst ? [...first, RESERVE, SILENT, DISCARDED, SAID_NO, WITHDREW] : first;
    }
    case 'EXPIRED':
      return [SILENT, SAID_NO];
    case 'CANCELLED':
      return [SILENT, SAID_YES];
    default:
      return [];
  }
}

/** Lucía's talents are those of the Valle del Cauca, and nobody else's. */
const mayWorkFor = (talent: DemoTalent, { agency }: Plan): boolean =>
  (talent.exclusive === null || talent.exclusive === agency) &&
  (cityNamed(talent.person[4]).department === 'Valle del Cauca') === (agency === 'caicedo');

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

/** Nobody hears from them: where a call is told otherwise, they wait in its waves or apply to it. */
export const isSilent = (place: Place): boolean => place.part === SILENT;

/** Who could also be called for a role: its silent, and whom its event calls for no role. */
export function alsoAble(role: Role, casting: Casting): DemoTalent[] {
  const placed = rolesOf(role.plan).flatMap(({ key }) => casting.get(key) ?? []);
  const called = new Set(placed.map(({ talent }) => talent.id));
  const silent = (casting.get(role.key) ?? []).filter(isSilent).map(({ talent }) => talent);
  return [...silent, ...candidatesFor(role).filter(({ id }) => !called.has(id))];
}

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

export type Place = { readonly talent: DemoTalent; readonly part: Part };

/** Who plays which part in a role. Whom no candidate is left for stays open. */
function castRole(role: Role, called: Set<string>, diary: Diary, calendar: Calendar): Place[] {
  const [from, to] = [startOf(role.plan, calendar), endOf(role.plan, calendar)];
  const candidates = candidatesFor(role).filter(({ id }) => !called.has(id));
  const places: Place[] = [];
  for (const part of partsFor(role)) {
    const index = candidates.findIndex(({ id }) => part !== CONFIRMED || diary.isFree(id, from, to));
    const [talent] = index < 0 ? [] : candidates.splice(index, 1);
    if (!talent) continue;
    if (part === CONFIRMED) diary.take(talent.id, from, to);
    called.add(talent.id);
    places.push({ talent, part });
  }
  return places;
}

/** The places of each role by its key, in the order in which they are called; none for events that call nobody. */
export type Casting = ReadonlyMap<string, readonly Place[]>;

export function castEvents(calendar: Calendar): Casting {
  const casting = new Map<string, readonly Place[]>();
  const diary = new Diary();
  for (const plan of plans) {
    const called = new Set<string>();
    for (const role of rolesOf(plan)) {
      if (partsFor(role).length > 0) casting.set(role.key, castRole(role, called, diary, calendar));
    }
  }
  return casting;
}
