import { and, eq, gte, isNotNull, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import {
  claims,
  clientPayments,
  contractActs,
  contractQuestions,
  contracts,
  convocateds,
  eventPersonals,
  events,
} from '@/db/schema';
import { LONGEST_THREAD } from '@/lib/contracts/questions/queries';
import { inForce } from '@/lib/convocatories/contract-in-force';
import { APPLICATION, CONVOCATED, EVENT } from '@/lib/core/states';
import { daysAfter } from '../../rules';
import { confirmedOfRole, toCome } from '../conditions';

/** What waits of an agency's papers, as conditions: the dashboard lists by them and the rail counts by them. */
type Condition = SQL | undefined;

/** Days for which a question waits after its event: as long as the links of contracts live. */
const QUESTION_DAYS = 30;
/** Days after which a returned claim that nobody corrected is told of. */
export const FORGOTTEN_DAYS = 7;

const notCancelled = ne(events.stateId, EVENT.CANCELLED);

/** Of contracts with their events: the talent has signed, the agency has not. */
export const contractWaits = (agencyId: string): Condition =>
  and(eq(contracts.agencyId, agencyId), isNull(contracts.agencySignedAt), inForce, notCancelled);

const openAct = (agencyId: string): Condition =>
  and(eq(contractActs.agencyId, agencyId), isNull(contractActs.endedAt), notCancelled);

/** Of amendments and annulments with their events: they wait for the agency's signature. */
export const actWaitsForAgency = (agencyId: string): Condition =>
  and(openAct(agencyId), isNotNull(contractActs.talentSignedAt), isNull(contractActs.agencySignedAt));

/** The same: they wait for the talent's. */
export const actWaitsForTalent = (agencyId: string): Condition =>
  and(openAct(agencyId), isNull(contractActs.talentSignedAt));

/** Of what was asked and answered, with its events: the last word of its thread, which may go on, and it is the talent's. */
export const questionWaits = (agencyId: string, now: Date): Condition =>
  and(
    eq(events.agencyId, agencyId),
    notCancelled,
    gte(events.endDate, daysAfter(now, -QUESTION_DAYS)),
    eq(contractQuestions.author, 'TALENT'),
    sql`not exists (select 1 from ${contractQuestions} q where q.event_id = ${contractQuestions.eventId}
      and q.talent_id = ${contractQuestions.talentId}
      and (q.created_at, q.id) > (${contractQuestions.createdAt}, ${contractQuestions.id}))`,
    sql`(select count(*) from ${contractQuestions} q where q.event_id = ${contractQuestions.eventId}
      and q.talent_id = ${contractQuestions.talentId}) < ${LONGEST_THREAD}`,
  );

/** Of called people with their roles and events: they took their yes back, also by declining the contract, and their role lacks somebody. */
export const leftAPlace = (agencyId: string, now: Date): Condition =>
  and(
    eq(events.agencyId, agencyId),
    toCome(now),
    sql`${convocateds.applicationStateId} = ${sql.raw(String(APPLICATION.WITHDRAWN))}`,
    eq(convocateds.stateId, CONVOCATED.CALLED),
    sql`${confirmedOfRole} < ${eventPersonals.quantity}`,
  );

/** Of claims: approved, and for the agency to pay. */
export const claimToPay = (agencyId: string): Condition =>
  and(eq(claims.agencyId, agencyId), sql`${claims.status} = 'APPROVED'`, sql`not ${claims.thirdParty}`);

/** Of claims with their events: returned, and not corrected for days. */
export const claimForgotten = (agencyId: string, now: Date): Condition =>
  and(
    eq(claims.agencyId, agencyId),
    eq(claims.status, 'RETURNED'),
    lte(claims.updatedAt, daysAfter(now, -FORGOTTEN_DAYS)),
    notCancelled,
  );

/** Of what clients reported to the agency itself: nobody has said whether it arrived. */
export const proofWaits = (agencyId: string): Condition =>
  and(
    eq(clientPayments.agencyId, agencyId),
    sql`${clientPayments.state} = 'REPORTED'`,
    eq(clientPayments.thirdParty, false),
  );
