import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import {
  agencies,
  agencyUsers,
  cities,
  documentTypes,
  events,
  legalRepresentatives,
  users,
} from '@/db/schema';
import { maySeeAgency } from '@/lib/agencies/policy';
import { getAgency } from '@/lib/agencies/queries';
import { lacksTaxes } from '@/lib/agencies/rules';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { maySeeEvents } from '@/lib/events/policy';
import { anyOf } from '@/lib/platform/any-of';
import { database } from '@/lib/platform/database';
import { fullNameOrNull } from '@/lib/platform/full-name';
import { type AgencyField, missingOfAgency } from '../clauses/clause-values';
import { findSignatories } from '../queries';

/**
 * Finds the profile fields that the agency must fill in before the talents of an event can sign. Throws NOT_FOUND, also
 * for another agency's event.
 */
export async function findMissingForContracts(actor: Actor, eventId: string): Promise<AgencyField[]> {
  const { agencyId } = maySeeEvents(actor);
  const [row] = await database()
    .select({
      agency: agencies,
      documentType: documentTypes.name,
      city: cities.name,
      createdBy: events.createdBy,
    })
    .from(events)
    .innerJoin(agencies, eq(agencies.id, events.agencyId))
    .leftJoin(documentTypes, eq(documentTypes.id, agencies.documentTypeId))
    .leftJoin(cities, eq(cities.id, agencies.cityId))
    .where(and(eq(events.id, eventId), eq(events.agencyId, agencyId)));
  if (!row) throw notFound('errors.event.notFound');
  const { agency, documentType, city } = row;
  const { representative, producer } = await findSignatories(database(), agencyId, row.createdBy);
  const { name, legalNature, identification, address, email } = agency;
  return missingOfAgency({
    agency: {
      name,
      legalNature,
      documentType,
      identification,
      address,
      city,
      email,
      legalRepresentative: representative,
    },
    producer: producer ?? { name, identification },
  });
}

/** A missing part of an agency's profile: what contracts need, its logo, its taxes. */
export type ProfileGap = AgencyField | 'logo' | 'taxes';

/** Finds what is missing in the profile of the reader's agency. Two statements. */
export async function findProfileGaps(actor: Actor): Promise<ProfileGap[]> {
  const { agencyId } = maySeeEvents(actor);
  const [agency, missing] = await Promise.all([
    getAgency(actor, agencyId),
    findMissingOfAgencies(actor, [agencyId]),
  ]);
  return [
    ...(missing.get(agencyId) ?? []),
    ...(agency.logoFileId ? [] : (['logo'] as const)),
    ...(lacksTaxes(agency) ? (['taxes'] as const) : []),
  ];
}

const signatory = sql<{ name: string; document: string } | null>`(
  select json_build_object('name', lr.name, 'document', lr.document) from ${legalRepresentatives} lr
  where lr.agency_id = ${agencies.id} order by lr.created_at, lr.id limit 1)`;

/**
 * Finds what agencies lack before talents of a quotation made by their owner can sign, by agency, for agencies that the
 * actor may see. One statement.
 */
export async function findMissingOfAgencies(
  actor: Actor,
  ids: readonly string[],
): Promise<Map<string, AgencyField[]>> {
  const reader = maySeeAgency(actor);
  const rows = await database()
    .select({
      agency: agencies,
      documentType: documentTypes.name,
      city: cities.name,
      legalRepresentative: signatory,
      ownerName: fullNameOrNull(users),
      ownerDocument: users.identification,
    })
    .from(agencies)
    .leftJoin(documentTypes, eq(documentTypes.id, agencies.documentTypeId))
    .leftJoin(cities, eq(cities.id, agencies.cityId))
    .leftJoin(
      agencyUsers,
      and(
        eq(agencyUsers.agencyId, agencies.id),
        eq(agencyUsers.role, 'OWNER'),
        isNull(agencyUsers.deactivatedAt),
      ),
    )
    .leftJoin(users, eq(users.id, agencyUsers.userId))
    .where(
      and(
        anyOf(agencies.id, ids),
        reader.kind === 'agencyUser' ? eq(agencies.id, reader.agencyId) : undefined,
      ),
    )
    .orderBy(asc(agencies.id));
  return new Map(
    rows.map(({ agency, documentType, city, legalRepresentative, ownerName, ownerDocument }) => [
      agency.id,
      missingOfAgency({
        agency: { ...agency, documentType, city, legalRepresentative },
        producer: ownerName
          ? { name: ownerName, identification: ownerDocument }
          : { name: agency.name, identification: agency.identification },
      }),
    ]),
  );
}
