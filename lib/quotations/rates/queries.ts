import { and, eq, inArray, ne } from 'drizzle-orm';
import { agencies, cities, clients, countries, currencies, profiles } from '@/db/schema';
import { readConstants } from '@/lib/catalogues/queries';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { CLIENT } from '@/lib/core/states';
import { database } from '@/lib/platform/database';
import { readAgencyPrices } from '@/lib/taxes/agency-prices/queries';
import type { AgencyTaxFlags, ClientTaxFlags } from '@/lib/taxes/rules/tax-flags';
import { agencyWords, type OfferWords } from '../offer-words/rules';
import { maySeeQuotations } from '../policy';
import { type BusinessConstants, businessConstants, CONSTANT_IDS } from './rules';

/** The business constants a quotation starts from. */
export const readBusinessConstants = async (): Promise<BusinessConstants> =>
  businessConstants(await readConstants(CONSTANT_IDS));

export type AgencyRates = {
  readonly flags: AgencyTaxFlags;
  /** Default margin on price, percent as a decimal string. */
  readonly gain: string;
  /** The agency's city, the likely one of its events. */
  readonly cityId: number | null;
};

/** The usual words of the actor's agency. Two statements. */
export async function readAgencyWords(actor: Actor): Promise<OfferWords> {
  const { agencyId } = maySeeQuotations(actor);
  const [[agency], { validityDays }] = await Promise.all([
    database().select().from(agencies).where(eq(agencies.id, agencyId)).limit(1),
    readBusinessConstants(),
  ]);
  if (!agency) throw notFound();
  return agencyWords(agency, validityDays);
}

/** The tax side of the actor's agency, its own prices included. Two statements. */
export async function readAgencyRates(actor: Actor): Promise<AgencyRates> {
  const { agencyId } = maySeeQuotations(actor);
  const [[agency], prices] = await Promise.all([
    database().select().from(agencies).where(eq(agencies.id, agencyId)).limit(1),
    readAgencyPrices(agencyId),
  ]);
  if (!agency) throw notFound();
  return {
    gain: agency.gain,
    cityId: agency.cityId,
    flags: {
      legalNature: agency.legalNature,
      responsableIva: agency.responsableIva,
      personaNaturalArt383AEt: agency.personaNaturalArt383AEt,
      declaranteRenta: agency.declaranteRenta,
      granContribuyente: agency.granContribuyente,
      regimenSimple: agency.regimenSimple,
      autoretenedorRenta: agency.autoretenedorRenta,
      autoretenedorIca: agency.autoretenedorIca,
      retenedorRenta: agency.retenedorRenta,
      simpleConcept: agency.simpleConcept,
      incomeTaxRatePN: agency.incomeTaxRatePn,
      taxationPrices: prices,
    },
  };
}

export type QuotedClient = {
  readonly id: string;
  readonly name: string;
  readonly emailProducer: string | null;
  readonly stateId: number;
  readonly flags: ClientTaxFlags;
};

/** The tax side of one of the agency's clients. Throws NOT_FOUND also for another agency's and a removed one. */
export async function readClientRates(actor: Actor, clientId: string): Promise<QuotedClient> {
  const { agencyId } = maySeeQuotations(actor);
  const [client] = await database()
    .select()
    .from(clients)
    .where(and(eq(clients.id, clientId), eq(clients.agencyId, agencyId), ne(clients.stateId, CLIENT.DELETED)))
    .limit(1);
  if (!client) throw notFound('errors.client.notFound');
  const { retenedorRenta, reteIcaAgent, granContribuyente, stateEntity, responsableIva } = client;
  return {
    id: client.id,
    name: client.name,
    emailProducer: client.emailProducer,
    stateId: client.stateId,
    flags: { retenedorRenta, reteIcaAgent, granContribuyente, stateEntity, responsableIva },
  };
}

export type QuotedPlace = { readonly name: string; readonly countryCode: string; readonly timeZone: string };

/** City, currency and profile codes as a quotation names them; null where the catalogue has none. Three statements. */
export async function readCatalogueRows(ids: {
  cityId: number;
  currencyId: number;
  profiles: readonly string[];
}): Promise<{
  place: QuotedPlace | null;
  currency: { readonly code: string; readonly decimals: number } | null;
  /** Profile code → id. */
  profileIds: ReadonlyMap<string, number>;
}> {
  const [[place], [currency], found] = await Promise.all([
    database()
      .select({ name: cities.name, countryCode: countries.code, timeZone: cities.timeZone })
      .from(cities)
      .innerJoin(countries, eq(countries.id, cities.countryId))
      .where(eq(cities.id, ids.cityId)),
    database()
      .select({ code: currencies.code, decimals: currencies.decimals })
      .from(currencies)
      .where(eq(currencies.id, ids.currencyId)),
    database()
      .select({ id: profiles.id, code: profiles.code })
      .from(profiles)
      .where(inArray(profiles.code, [...new Set(ids.profiles)])),
  ]);
  return {
    place: place ?? null,
    currency: currency ?? null,
    profileIds: new Map(found.map(({ id, code }) => [code, id])),
  };
}
