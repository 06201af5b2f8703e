import { and, asc, eq, like, ne, sql } from 'drizzle-orm';
import {
  EYE_COLOURS,
  FOOTWEAR_SIZES,
  HAIR_COLOURS,
  HAIR_TEXTURES,
  PANTS_SIZES,
  SHIRT_SIZES,
} from '@/db/catalogue/talent-traits';
import type { Db, Tx } from '@/db/client';
import {
  cities,
  constants,
  countries,
  countryDocumentTypes,
  currencies,
  documentTypes,
  genders,
  photoRejectReasons,
  profiles,
  services,
  skillAreas,
  skills,
  states,
  unitMeasures,
} from '@/db/schema';
import { CLIENT } from '@/lib/core/states';
import type { WordedField } from '@/lib/core/talent-fields';
import { anyOf } from '@/lib/platform/any-of';
import { database } from '@/lib/platform/database';
import { keptFor } from '@/lib/platform/kept';

// Catalogues belong to nobody and are the same for everybody, so these reads take no actor. Forms need whole ones that
// only a migration changes: those are kept for a minute.
const KEPT_MS = 60_000;

/** Enabled countries by name. */
export const listEnabledCountries = () =>
  database().select().from(countries).where(eq(countries.enabled, true)).orderBy(asc(countries.name));

/** Cities by country, by name; one statement. */
export async function findCitiesOfCountries(countryIds: readonly number[]): Promise<Map<number, City[]>> {
  const rows = await database()
    .select()
    .from(cities)
    .where(anyOf(cities.countryId, countryIds))
    .orderBy(sql`${cities.name} collate "es-x-icu"`);
  return new Map(countryIds.map((id) => [id, rows.filter(({ countryId }) => countryId === id)]));
}

/** Document types by country; one statement. */
export async function findDocumentTypesOfCountries(countryIds: readonly number[]) {
  const rows = await database()
    .select({
      countryId: countryDocumentTypes.countryId,
      id: documentTypes.id,
      code: documentTypes.code,
      name: documentTypes.name,
      appliesTo: documentTypes.appliesTo,
    })
    .from(countryDocumentTypes)
    .innerJoin(documentTypes, eq(documentTypes.id, countryDocumentTypes.documentTypeId))
    .where(anyOf(countryDocumentTypes.countryId, countryIds))
    .orderBy(asc(documentTypes.id));
  return new Map(countryIds.map((id) => [id, rows.filter(({ countryId }) => countryId === id)]));
}

/** Enabled countries by name, each with its cities and document types; three statements at most. */
export const listCountries = keptFor(KEPT_MS, async () => {
  const rows = await listEnabledCountries();
  const ids = rows.map((row) => row.id);
  const [citiesOf, typesOf] = await Promise.all([
    findCitiesOfCountries(ids),
    findDocumentTypesOfCountries(ids),
  ]);
  return rows.map((row) => ({
    ...row,
    cities: citiesOf.get(row.id) ?? [],
    typeDocuments: typesOf.get(row.id) ?? [],
  }));
});

export type Country = Awaited<ReturnType<typeof listCountries>>[number];
export type City = typeof cities.$inferSelect;

/** Cities by id, for loaders; missing ids are absent from the map. */
export async function findCities(ids: readonly number[]): Promise<Map<number, City>> {
  if (ids.length === 0) return new Map();
  const rows = await database().select().from(cities).where(anyOf(cities.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Countries by id, for loaders; missing ids are absent from the map. */
export async function findCountries(ids: readonly number[]) {
  const rows = await database().select().from(countries).where(anyOf(countries.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** What agencies offer, or what clients ask for; both without an audience. */
export const listServices = (audience?: 'AGENCY' | 'CLIENT') =>
  database()
    .select()
    .from(services)
    .where(audience && eq(services.audience, audience))
    .orderBy(asc(services.id));

/** Business constants by id, whole. */
export const listConstants = (ids: readonly number[], db: Db | Tx = database()) =>
  db.select().from(constants).where(anyOf(constants.id, ids)).orderBy(asc(constants.id));

export const listGenders = keptFor(KEPT_MS, async () =>
  database().select().from(genders).orderBy(asc(genders.id)),
);
export const listUnitMeasures = keptFor(KEPT_MS, async () =>
  database().select().from(unitMeasures).orderBy(asc(unitMeasures.id)),
);
export const listProfiles = keptFor(KEPT_MS, async () =>
  database().select().from(profiles).orderBy(asc(profiles.id)),
);
/** The reasons to reject a photo, in the order of the specification. */
export const listRejectReasons = () =>
  database().select().from(photoRejectReasons).orderBy(asc(photoRejectReasons.id));
export const listCurrencies = keptFor(KEPT_MS, async () =>
  database().select().from(currencies).orderBy(asc(currencies.id)),
);
/** Currencies by id, for loaders; missing ids are absent from the map. */
export async function findCurrencies(ids: readonly number[]) {
  const rows = await database().select().from(currencies).where(anyOf(currencies.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

export const listDocumentTypes = keptFor(KEPT_MS, async () =>
  database().select().from(documentTypes).orderBy(asc(documentTypes.id)),
);

/** Names of skills by area (1 languages, 8 academic training), for suggestions. */
export const listSkills = keptFor(KEPT_MS, async () =>
  database()
    .select({ id: skills.id, areaId: skills.areaId, name: skills.name })
    .from(skills)
    .orderBy(asc(skills.areaId), asc(skills.id)),
);

/** Areas of skills (1 languages, 8 academic training). */
export const listSkillAreas = keptFor(KEPT_MS, async () =>
  database().select().from(skillAreas).orderBy(asc(skillAreas.id)),
);

/** The words in which traits are written, so that what is looked for is spelt as talents have it. */
export const listTraits = () => ({
  eyeColours: EYE_COLOURS,
  hairColours: HAIR_COLOURS,
  textures: HAIR_TEXTURES,
});

/** The words by which talents are searched, as most of them write them; sizes as they are sold, of women and men together. */
export const listWords = (): Readonly<Record<WordedField, readonly string[]>> => ({
  eyeColour: EYE_COLOURS,
  hairColour: HAIR_COLOURS,
  shirt: SHIRT_SIZES,
  pants: [...new Set(Object.values(PANTS_SIZES).flat())],
  footwear: [...new Set(Object.values(FOOTWEAR_SIZES).flat())].toSorted(),
});

/**
 * States whose list starts with a prefix (`agen`, `usu`, `Eve` …), ordered by id: positions matter (index 1 initial, 2
 * active). That of a deleted client is in none (product decisions, "States").
 */
export const listStates = (prefix: string) =>
  database()
    .select()
    .from(states)
    .where(and(like(states.list, `${prefix.replaceAll(/[%_\\]/g, '\\$&')}%`), ne(states.id, CLIENT.DELETED)))
    .orderBy(asc(states.id));

/** Business constants by id, as text; `db` is the transaction of who is in one. */
export async function readConstants(ids: readonly number[], db?: Db | Tx): Promise<Map<number, string>> {
  const rows = await listConstants(ids, db);
  return new Map(rows.map((row) => [row.id, row.description]));
}
