import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '@/db/client';
import {
  agencies,
  cities,
  contractClauses,
  contractConsents,
  contractDocuments,
  contracts,
  contractTypes,
  convocateds,
  convocatories,
  countries,
  currencies,
  documentTypes,
  eventDirectories,
  eventPersonals,
  events,
  files,
  legalRepresentatives,
  placeDirectories,
  profiles,
  quotationLines,
  talents,
} from '@/db/schema';
import { mayContract } from '@/lib/agencies/may-contract';
import { inForce } from '@/lib/convocatories/contract-in-force';
import { CALLED_AS } from '@/lib/events/personals/called-as';
import { findProducer } from '@/lib/teams/queries';
import type { ContractSnapshot } from './snapshot';

export type Contract = typeof contracts.$inferSelect;

const agencyCity = alias(cities, 'agency_city');
const talentCity = alias(cities, 'talent_city');
const agencyDocument = alias(documentTypes, 'agency_document');
const talentDocument = alias(documentTypes, 'talent_document');

/** Finds the rows behind a talent's contract for an event. A confirmed place goes before any other. */
export async function findEngagement(db: Db | Tx, eventId: string, talentId: string) {
  const [row] = await db
    .select({
      convocated: convocateds,
      event: events,
      talent: talents,
      agency: agencies,
      profileName: CALLED_AS,
      budget: eventPersonals.budget,
      callStart: convocatories.startDate,
      callEnd: convocatories.endDate,
      lineDays: quotationLines.days,
      currencyCode: currencies.code,
      placeName: placeDirectories.name,
      placeAddress: placeDirectories.address,
      cityName: cities.name,
      countryName: countries.name,
      timeZone: cities.timeZone,
      agencyCity: agencyCity.name,
      talentCity: talentCity.name,
      agencyDocument: agencyDocument.name,
      talentDocument: talentDocument.name,
      /** The agency's data suffice for this contract. */
      mayContract: mayContract(events.createdBy),
      confirmed: sql<number>`(select count(*)::int from ${convocateds} c
        where c.event_id = ${events.id} and c.state_id = 1813)`,
    })
    .from(convocateds)
    .innerJoin(events, eq(events.id, convocateds.eventId))
    .innerJoin(convocatories, eq(convocatories.id, convocateds.convocatoryId))
    .innerJoin(eventPersonals, eq(eventPersonals.id, convocatories.eventPersonalId))
    .innerJoin(profiles, eq(profiles.id, eventPersonals.profileId))
    .innerJoin(talents, eq(talents.id, convocateds.talentId))
    .innerJoin(agencies, eq(agencies.id, convocateds.agencyId))
    .innerJoin(currencies, eq(currencies.id, events.currencyId))
    .innerJoin(cities, eq(cities.id, events.cityId))
    .innerJoin(countries, eq(countries.id, cities.countryId))
    .leftJoin(quotationLines, eq(quotationLines.id, eventPersonals.quotationLineId))
    .leftJoin(eventDirectories, eq(eventDirectories.id, events.eventDirectoryId))
    .leftJoin(placeDirectories, eq(placeDirectories.id, eventDirectories.placeDirectoryId))
    .leftJoin(agencyCity, eq(agencyCity.id, agencies.cityId))
    .leftJoin(talentCity, eq(talentCity.id, talents.residenceCityId))
    .leftJoin(agencyDocument, eq(agencyDocument.id, agencies.documentTypeId))
    .leftJoin(talentDocument, eq(talentDocument.id, talents.documentTypeId))
    .where(and(eq(convocateds.eventId, eventId), eq(convocateds.talentId, talentId)))
    .orderBy(desc(sql`${convocateds.stateId} = 1813`), asc(convocateds.createdAt))
    .limit(1);
  return row ?? null;
}

export type Engagement = NonNullable<Awaited<ReturnType<typeof findEngagement>>>;

/**
 * Finds who acts for the agency: its first legal representative, and the producer who made the quotation, else its
 * owner.
 */
export async function findSignatories(db: Db | Tx, agencyId: string, createdBy: string | null) {
  const [representative] = await db
    .select({ name: legalRepresentatives.name, document: legalRepresentatives.document })
    .from(legalRepresentatives)
    .where(eq(legalRepresentatives.agencyId, agencyId))
    .orderBy(asc(legalRepresentatives.createdAt), asc(legalRepresentatives.id))
    .limit(1);
  const producer = await findProducer(db, agencyId, createdBy);
  return { representative: representative ?? null, producer };
}

/** Reads the clause catalogue and the names of the contract types. */
export async function readContractCatalogue(db: Db | Tx) {
  const clauses = await db.select().from(contractClauses).orderBy(asc(contractClauses.position));
  const types = await db.select().from(contractTypes).orderBy(asc(contractTypes.id));
  return { clauses, types };
}

/** Lists the documents uploaded for a contract, with their files. */
export const listContractPapers = (db: Db | Tx, eventId: string, talentId: string) =>
  db
    .select({
      id: contractDocuments.id,
      kind: contractDocuments.kind,
      fileId: files.id,
      fileName: files.name,
      size: files.size,
      sha256: files.sha256,
    })
    .from(contractDocuments)
    .innerJoin(files, eq(files.id, contractDocuments.fileId))
    .where(and(eq(contractDocuments.eventId, eventId), eq(contractDocuments.talentId, talentId)))
    .orderBy(asc(contractDocuments.kind));

export type UploadedDocument = Awaited<ReturnType<typeof listContractPapers>>[number];

/** Finds when each text was accepted; undefined for one that was not. Clauses of another contract type do not count. */
export async function findConsents(db: Db | Tx, eventId: string, talentId: string, contractTypeId: number) {
  const rows = await db
    .select()
    .from(contractConsents)
    .where(and(eq(contractConsents.eventId, eventId), eq(contractConsents.talentId, talentId)));
  const habeasData = rows.find(({ kind }) => kind === 'habeasData')?.acceptedAt;
  const clauses = rows.find(
    (row) => row.kind === 'clausula' && row.contractTypeId === contractTypeId,
  )?.acceptedAt;
  return { habeasData, clauses };
}

/** Finds the contract in force that a talent signed for an event, or null. */
export async function findContract(db: Db | Tx, eventId: string, talentId: string): Promise<Contract | null> {
  const [row] = await db
    .select()
    .from(contracts)
    .where(and(eq(contracts.eventId, eventId), eq(contracts.talentId, talentId), inForce))
    .limit(1);
  return row ?? null;
}

/** Finds a contract that has its PDF, with its snapshot and its convocatory; else null. */
export async function findSignedContract(db: Db | Tx, contractId: string) {
  const [row] = await db
    .select({ contract: contracts, convocatoryId: convocateds.convocatoryId })
    .from(contracts)
    .innerJoin(convocateds, eq(convocateds.id, contracts.convocatedId))
    .where(eq(contracts.id, contractId));
  if (!row?.contract.pdfFileId) return null;
  const snapshot = row.contract.snapshot as ContractSnapshot;
  return { ...row, snapshot, pdfFileId: row.contract.pdfFileId };
}
