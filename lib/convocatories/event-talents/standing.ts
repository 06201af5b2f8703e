import { type SQL, sql } from 'drizzle-orm';
import { convocateds, talents } from '@/db/schema';
import { APPLICATION, CONVOCATED, TALENT } from '@/lib/core/states';
import type { Group } from './rules';

// How a place stands, as rules.ts says it, in SQL; event-talents.test.ts compares both.

const { stateId, applicationStateId } = convocateds;
const refused = sql`${applicationStateId} in (${sql.raw(`${APPLICATION.REJECTED}, ${APPLICATION.WITHDRAWN}`)})`;
/** The agency's decision. */
export const isState = (state: number): SQL => sql`${stateId} = ${sql.raw(String(state))}`;
/** The talent said yes. */
export const accepted = sql`${applicationStateId} = ${sql.raw(String(APPLICATION.ACCEPTED))}`;

/** `groupOf` in SQL. */
export const group = sql<Group>`case
  when ${isState(CONVOCATED.DISCARDED)} then 'discarded'
  when ${refused} then 'refused'
  when ${isState(CONVOCATED.CONFIRMED)} then 'confirmed'
  when ${isState(CONVOCATED.RESERVE)} then 'reserve'
  when ${accepted} then 'decide' else 'waiting' end`;

/** `isPresentable` in SQL, of a place and its talent. */
export const presentable = sql`not ${isState(CONVOCATED.DISCARDED)} and not ${refused}
  and ${talents.stateId} <> ${sql.raw(String(TALENT.SUSPENDED))}`;
