import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '@/db/client';
import {
  callApplications,
  claims,
  contracts,
  convocateds,
  convocatories,
  eventPersonals,
  profiles,
  talents,
} from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { groupBy } from '@/lib/core/group-by';
import { CONVOCATED } from '@/lib/core/states';
import { CALLED_AS } from '@/lib/events/personals/called-as';
import { anyOf } from '@/lib/platform/any-of';
import { database } from '@/lib/platform/database';
import { preparedRead } from '@/lib/platform/prepared-read';
import { seesPool } from '@/lib/talents/policy';
import { contractOfPlace } from './contract-in-force';
import { HAS_COME_TO } from './event-talents/stages';
import { maySeeConvocatories } from './policy';

export type Convocatory = typeof convocatories.$inferSelect;
export type Convocated = typeof convocateds.$inferSelect;

/** A convocatory with whom it looks for and how far it is. */
export type ConvocatoryDetail = Convocatory & {
  profileId: number;
  profileCode: string;
  profileName: string;
  gender: 'FEMENINO' | 'MASCULINO';
  quantity: number;
  budget: number;
  /** The funnel: called and not discarded, of those who opened or answered it, who said yes, confirmed, signed. */
  called: number;
  seen: number;
  accepted: number;
  confirmed: number;
  signed: number;
  /** They said yes and are neither confirmed nor in reserve; those in reserve. */
  undecided: number;
  reserved: number;
  /** Applications that wait for the agency. */
  applying: number;
};

const counted = (condition: SQL) =>
  sql<number>`(select count(*)::int from ${convocateds} where ${convocateds.convocatoryId} = ${convocatories.id} and ${condition})`;

const details = () =>
  database()
    .select({
      convocatory: convocatories,
      profileId: eventPersonals.profileId,
      profileCode: profiles.code,
      profileName: CALLED_AS,
      gender: eventPersonals.gender,
      quantity: eventPersonals.quantity,
      budget: eventPersonals.budget,
      called: counted(HAS_COME_TO.called),
      seen: counted(HAS_COME_TO.seen),
      accepted: counted(HAS_COME_TO.accepted),
      confirmed: counted(HAS_COME_TO.confirmed),
      undecided: counted(
        sql`${convocateds.applicationStateId} = 1818 and ${convocateds.stateId} = ${sql.raw(String(CONVOCATED.CALLED))}`,
      ),
      reserved: counted(
        sql`${convocateds.applicationStateId} not in (1816, 1817)
          and ${convocateds.stateId} = ${sql.raw(String(CONVOCATED.RESERVE))}`,
      ),
      signed: counted(HAS_COME_TO.signed),
      applying: sql<number>`(select count(*)::int from ${callApplications}
        where ${callApplications.convocatoryId} = ${convocatories.id} and ${callApplications.status} = 'WAITING')`,
    })
    .from(convocatories)
    .innerJoin(eventPersonals, eq(eventPersonals.id, convocatories.eventPersonalId))
    .innerJoin(profiles, eq(profiles.id, eventPersonals.profileId))
    .$dynamic();

/** The convocatories of an event of the agency, by code; none for another agency's event. */
export async function listConvocatories(actor: Actor, eventId: string): Promise<ConvocatoryDetail[]> {
  const agency = maySeeConvocatories(actor);
  const rows = await details()
    .where(and(eq(convocatories.eventId, eventId), eq(convocatories.agencyId, agency.agencyId)))
    .orderBy(asc(convocatories.createdAt), sql`length(${convocatories.code})`, asc(convocatories.code));
  return rows.map(({ convocatory, ...rest }) => ({ ...convocatory, ...rest }));
}

const ofEvents = preparedRead((db) =>
  db
    .select()
    .from(convocatories)
    .where(
      and(
        anyOf(convocatories.eventId, sql.placeholder('eventIds')),
        eq(convocatories.agencyId, sql.placeholder('agencyId')),
      ),
    )
    .orderBy(asc(convocatories.createdAt), sql`length(${convocatories.code})`, asc(convocatories.code)),
);

/** The convocatories of events of the agency, by event, for loaders. */
export async function findConvocatoriesOfEvents(
  actor: Actor,
  eventIds: readonly string[],
): Promise<Map<string, Convocatory[]>> {
  const { agencyId } = maySeeConvocatories(actor);
  return groupBy(await ofEvents({ eventIds, agencyId }), ({ eventId }) => eventId);
}

/** One convocatory of the agency. Throws NOT_FOUND alike for one that is another agency's. */
export async function getConvocatory(actor: Actor, id: string): Promise<ConvocatoryDetail> {
  const agency = maySeeConvocatories(actor);
  const [row] = await details().where(
    and(eq(convocatories.id, id), eq(convocatories.agencyId, agency.agencyId)),
  );
  if (!row) throw notFound('errors.convocatory.notFound');
  return { ...row.convocatory, ...row };
}

export type CalledTalent = Pick<
  Convocated,
  'id' | 'convocatoryId' | 'talentId' | 'stateId' | 'applicationStateId' | 'shownAt'
>;

const ofConvocatories = (db: Db, condition?: SQL) =>
  db
    .select({
      id: convocateds.id,
      convocatoryId: convocateds.convocatoryId,
      talentId: convocateds.talentId,
      stateId: convocateds.stateId,
      applicationStateId: convocateds.applicationStateId,
      shownAt: convocateds.shownAt,
    })
    .from(convocateds)
    .where(
      and(
        anyOf(convocateds.convocatoryId, sql.placeholder('convocatoryIds')),
        eq(convocateds.agencyId, sql.placeholder('agencyId')),
        condition,
      ),
    )
    .orderBy(asc(convocateds.createdAt), asc(convocateds.id));

const allCalled = preparedRead((db) => ofConvocatories(db));
const calledOfOwn = preparedRead((db) =>
  ofConvocatories(
    db,
    sql`${convocateds.talentId} in (select ${talents.id} from ${talents}
      where ${talents.broughtByAgencyId} = ${sql.placeholder('agencyId')})`,
  ),
);

/** The called talents of convocatories of the agency whom it is shown, by convocatory, in the order they were called. */
export async function findConvocateds(
  actor: Actor,
  convocatoryIds: readonly string[],
): Promise<Map<string, CalledTalent[]>> {
  const agency = maySeeConvocatories(actor);
  const read = seesPool(agency) ? allCalled : calledOfOwn;
  const rows = await read({ convocatoryIds, agencyId: agency.agencyId });
  return groupBy(rows, ({ convocatoryId }) => convocatoryId);
}

const papersOf = preparedRead((db) =>
  db
    .select({
      convocatedId: convocateds.id,
      contractCode: contracts.code,
      contractYear: contracts.year,
      contractFileId: contracts.pdfFileId,
      claimFileId: claims.pdfFileId,
    })
    .from(convocateds)
    .leftJoin(contracts, contractOfPlace)
    .leftJoin(claims, eq(claims.convocatedId, convocateds.id))
    .where(
      and(
        anyOf(convocateds.id, sql.placeholder('convocatedIds')),
        eq(convocateds.agencyId, sql.placeholder('agencyId')),
      ),
    ),
);

/** What is signed of a called talent: the contract's number and PDF, the claim's PDF; each null until it is there. */
export type Papers = Awaited<ReturnType<typeof papersOf>>[number];

/** The papers of called talents of the agency, for loaders, whose parents decided whom it is shown. */
export async function findPapers(
  actor: Actor,
  convocatedIds: readonly string[],
): Promise<Map<string, Papers>> {
  const { agencyId } = maySeeConvocatories(actor);
  return new Map((await papersOf({ convocatedIds, agencyId })).map((row) => [row.convocatedId, row]));
}
