import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { claims, contracts, convocateds, convocatories, eventPersonals, profiles } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { CONVOCATED } from '@/lib/core/states';
import { database } from '@/lib/platform/database';
import { shownTo } from '@/lib/talents/queries';
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
};

const counted = (condition: ReturnType<typeof sql>) =>
  sql<number>`(select count(*)::int from ${convocateds} where ${convocateds.convocatoryId} = ${convocatories.id} and ${condition})`;

const details = () =>
  database()
    .select({
      convocatory: convocatories,
      profileId: eventPersonals.profileId,
      profileCode: profiles.code,
      profileName: profiles.name,
      gender: eventPersonals.gender,
      quantity: eventPersonals.quantity,
      budget: eventPersonals.budget,
      called: counted(sql`${convocateds.stateId} <> ${sql.raw(String(CONVOCATED.DISCARDED))}`),
      seen: counted(
        sql`${convocateds.stateId} <> ${sql.raw(String(CONVOCATED.DISCARDED))}
          and coalesce(${convocateds.seenAt}, ${convocateds.repliedAt}) is not null`,
      ),
      accepted: counted(sql`${convocateds.applicationStateId} = 1818`),
      confirmed: counted(sql`${convocateds.stateId} = ${sql.raw(String(CONVOCATED.CONFIRMED))}`),
      signed: counted(
        sql`exists (select 1 from ${contracts} where ${contracts.convocatedId} = ${convocateds.id})`,
      ),
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

/** The convocatories of events of the agency, by event, for loaders. */
export async function findConvocatoriesOfEvents(
  actor: Actor,
  eventIds: readonly string[],
): Promise<Map<string, Convocatory[]>> {
  const agency = maySeeConvocatories(actor);
  const rows = await database()
    .select()
    .from(convocatories)
    .where(and(inArray(convocatories.eventId, [...eventIds]), eq(convocatories.agencyId, agency.agencyId)))
    .orderBy(asc(convocatories.createdAt), sql`length(${convocatories.code})`, asc(convocatories.code));
  const found = new Map<string, Convocatory[]>();
  for (const row of rows) found.set(row.eventId, [...(found.get(row.eventId) ?? []), row]);
  return found;
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

export type ConvocatedDetail = Convocated & {
  contractCode: number | null;
  contractFileId: string | null;
  signedAt: Date | null;
  claimFileId: string | null;
  claimStatus: string | null;
};

/** The called talents of convocatories of the agency whom it is shown, by convocatory, in the order they were called. */
export async function findConvocateds(
  actor: Actor,
  convocatoryIds: readonly string[],
): Promise<Map<string, ConvocatedDetail[]>> {
  const agency = maySeeConvocatories(actor);
  const found = new Map<string, ConvocatedDetail[]>();
  if (convocatoryIds.length === 0) return found;
  const rows = await database()
    .select({
      convocated: convocateds,
      contractCode: contracts.code,
      contractFileId: contracts.pdfFileId,
      signedAt: contracts.signedAt,
      claimFileId: claims.pdfFileId,
      claimStatus: claims.status,
    })
    .from(convocateds)
    .leftJoin(contracts, eq(contracts.convocatedId, convocateds.id))
    .leftJoin(claims, eq(claims.convocatedId, convocateds.id))
    .where(
      and(
        inArray(convocateds.convocatoryId, [...convocatoryIds]),
        eq(convocateds.agencyId, agency.agencyId),
        shownTo(agency, convocateds.talentId),
      ),
    )
    .orderBy(asc(convocateds.createdAt), asc(convocateds.id));
  for (const { convocated, ...rest } of rows) {
    const list = found.get(convocated.convocatoryId) ?? [];
    found.set(convocated.convocatoryId, [...list, { ...convocated, ...rest }]);
  }
  return found;
}
