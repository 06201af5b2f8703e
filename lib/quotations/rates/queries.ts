import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import {
  agencies,
  agencyTaxationPrices,
  cities,
  clients,
  countries,
  currencies,
  profiles,
  taxationPrices,
  taxations,
  taxUnits,
  withholdingBrackets,
} from '@/db/schema';
import { readConstants } from '@/lib/catalogues/queries';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { CLIENT } from '@/lib/core/states';
import { database } from '@/lib/platform/database';
import { agencyWords, type OfferWords } from '../offer-words/rules';
import { maySeeQuotations } from '../policy';
import type { AgencyTaxationPrice, AgencyTaxFlags, ClientTaxFlags } from '../pricing/rules/quotation-inputs';
import type { TaxTable } from '../pricing/rules/tax-table';
import { type BusinessConstants, businessConstants, CONSTANT_IDS } from './rules';

/** Taxes are Colombia's, whatever the city of the event: the agencies that quote are there. */
const COUNTRY = 'CO';

/** All rates, tax units and brackets, past ones too: the calculator picks those of its date. Three statements. */
export async function readTaxTable(): Promise<TaxTable> {
  const [rows, units, brackets] = await Promise.all([
    database()
      .select({
        kind: taxations.kind,
        concept: taxationPrices.concept,
        city: cities.name,
        rate: taxationPrices.rate,
        unity: taxationPrices.unity,
        baseUvt: taxationPrices.baseUvt,
        from: taxationPrices.validFrom,
        to: taxationPrices.validTo,
        status: taxationPrices.status,
        source: taxationPrices.source,
      })
      .from(taxationPrices)
      .innerJoin(taxations, eq(taxations.id, taxationPrices.taxationId))
      .innerJoin(countries, and(eq(countries.id, taxations.countryId), eq(countries.code, COUNTRY)))
      .leftJoin(cities, eq(cities.id, taxationPrices.cityId))
      .orderBy(asc(taxationPrices.id)),
    database()
      .select({ year: taxUnits.year, value: taxUnits.value })
      .from(taxUnits)
      .innerJoin(countries, and(eq(countries.id, taxUnits.countryId), eq(countries.code, COUNTRY))),
    database().select().from(withholdingBrackets).orderBy(asc(withholdingBrackets.fromUvt)),
  ]);
  return {
    uvt: Object.fromEntries(units.map(({ year, value }) => [String(year), value])),
    art383: brackets,
    rows,
  };
}

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
    readOwnPrices(agencyId),
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

async function readOwnPrices(agencyId: string): Promise<AgencyTaxationPrice[]> {
  return database()
    .select({
      kind: taxations.kind,
      city: cities.name,
      price: agencyTaxationPrices.price,
      unity: agencyTaxationPrices.unity,
    })
    .from(agencyTaxationPrices)
    .innerJoin(taxationPrices, eq(taxationPrices.id, agencyTaxationPrices.taxationPriceId))
    .innerJoin(taxations, eq(taxations.id, taxationPrices.taxationId))
    .innerJoin(cities, eq(cities.id, taxationPrices.cityId))
    .where(eq(agencyTaxationPrices.agencyId, agencyId));
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
