import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import {
  agencies,
  agencyServices,
  agencyUsers,
  cities,
  countries,
  countryDocumentTypes,
  documentTypes,
  services,
  users,
} from '@/db/schema';
import { database } from '@/lib/platform/database';
import type { Place } from './rules';

const DOCUMENT_TYPES = sql<Place['documentTypes']>`coalesce((
  select json_agg(json_build_object('id', dt.id, 'code', dt.code, 'appliesTo', dt.applies_to) order by dt.id)
  from ${countryDocumentTypes} cdt join ${documentTypes} dt on dt.id = cdt.document_type_id
  where cdt.country_id = ${countries.id}), '[]'::json)`;

/**
 * Finds the country's rules for registering in a city; undefined for a country that is not enabled. Catalogue: takes no
 * actor.
 */
export async function findPlace(cityId: number): Promise<Place | undefined> {
  const [row] = await database()
    .select({ dialingCode: countries.dialingCode, documentTypes: DOCUMENT_TYPES })
    .from(cities)
    .innerJoin(countries, and(eq(countries.id, cities.countryId), eq(countries.enabled, true)))
    .where(eq(cities.id, cityId));
  return row;
}

/** Lists the services of agencies, by the codes of the quick registration. Catalogue: takes no actor. */
export const listAgencyServices = () =>
  database()
    .select({ id: services.id, code: services.code, name: services.name })
    .from(services)
    .where(eq(services.audience, 'AGENCY'))
    .orderBy(services.id);

const SERVICE_NAMES = sql<string[]>`coalesce((
  select array_agg(s.name order by s.id) from ${agencyServices} ags join ${services} s on s.id = ags.service_id
  where ags.agency_id = ${agencies.id}), '{}')`;

/** Somebody's own agency as it was registered, for the mails that tell of it; undefined for who owns none. */
export async function findRegistration(tx: Tx, userId: string) {
  const [row] = await tx
    .select({
      userId: users.id,
      stateId: users.stateId,
      hasPassword: sql<boolean>`${users.passwordHash} is not null`,
      name: users.name,
      lastname: users.lastname,
      email: users.email,
      phone: users.phone,
      agencyId: agencies.id,
      agencyName: agencies.name,
      agencyPhone: agencies.phone,
      legalNature: agencies.legalNature,
      documentType: documentTypes.name,
      identification: agencies.identification,
      address: agencies.address,
      url: agencies.url,
      mission: agencies.mission,
      cityName: cities.name,
      countryName: countries.name,
      dialingCode: countries.dialingCode,
      services: SERVICE_NAMES,
    })
    .from(users)
    .innerJoin(
      agencyUsers,
      and(eq(agencyUsers.userId, users.id), eq(agencyUsers.role, 'OWNER'), isNull(agencyUsers.deactivatedAt)),
    )
    .innerJoin(agencies, eq(agencies.id, agencyUsers.agencyId))
    .leftJoin(documentTypes, eq(documentTypes.id, agencies.documentTypeId))
    .leftJoin(cities, eq(cities.id, agencies.cityId))
    .leftJoin(countries, eq(countries.id, cities.countryId))
    .where(eq(users.id, userId))
    .orderBy(agencyUsers.createdAt)
    .limit(1);
  return row;
}

export type Registration = NonNullable<Awaited<ReturnType<typeof findRegistration>>>;
