import { listCountries, listCurrencies, listDocumentTypes, listProfiles } from '@/lib/catalogues/queries';
import { type Client, findClients, listClients } from '@/lib/clients/queries';
import type { Actor } from '@/lib/core/actor';
import { isoDateInZone } from '@/lib/core/dates';
import { LONGEST_PAGE } from '@/lib/core/list-page';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { agencyWords } from '@/lib/quotations/offer-words/rules';
import { readIssuer } from '@/lib/quotations/offers/queries';
import { mayManageQuotations } from '@/lib/quotations/policy';
import {
  type AgencyRates,
  readAgencyRates,
  readAgencyWords,
  readBusinessConstants,
} from '@/lib/quotations/rates/queries';
import { readTaxTable } from '@/lib/taxes/rates/queries';
import type { EditorClient, EditorOptions } from './draft/editor-options';
import { USUAL_AGENCY } from './simulator/simulation';

/**
 * The editor's data; of a draft with the client that it has, which may be inactive by now. Throws FORBIDDEN for who may
 * only look.
 */
export async function loadEditorOptions(
  actor: Actor,
  keptClientId: string | null = null,
): Promise<EditorOptions> {
  const { agencyId, userId } = mayManageQuotations(actor);
  const [agency, known, active, kept, documentTypes, words, issuer] = await Promise.all([
    readAgencyRates(actor),
    loadPricing(),
    listClients(actor, { limit: LONGEST_PAGE }),
    keptClientId === null ? new Map<string, Client>() : findClients(actor, [keptClientId]),
    listDocumentTypes(),
    readAgencyWords(actor),
    readIssuer(actor),
  ]);
  const clients = [...active, ...[...kept.values()].filter(({ id }) => !active.some((one) => one.id === id))];
  const codeOf = new Map(documentTypes.map(({ id, code }) => [id, code]));
  return {
    ...known,
    words,
    issuer,
    owner: `${agencyId}:${userId}`,
    ...agencySide(agency),
    clients: clients.map((client) => toEditorClient(client, codeOf)),
    documentTypes: documentTypes
      .filter(({ appliesTo }) => appliesTo !== 'PERSON')
      .map(({ id, code, name }) => ({ id, code, name })),
  };
}

/**
 * The data of a simulation: the user's own agency, for an administrator a usual one, and no clients. Throws FORBIDDEN
 * for others.
 */
export async function loadSimulatorOptions(actor: Actor): Promise<EditorOptions> {
  const [agency, known] = await Promise.all([
    actor.kind === 'administrator' ? null : readAgencyRates(actor),
    loadPricing(),
  ]);
  return {
    ...known,
    owner: '',
    ...(agency ? agencySide(agency) : { agencyCityId: null, agency: USUAL_AGENCY, agencyGain: USUAL_GAIN }),
    clients: [],
    documentTypes: [],
  };
}

/** A simulation announces no figures. */
const NO_AGENCY_WORDS = {
  payment: null,
  quotationMessage: null,
  quotationTerms: null,
  quotationValidityDays: null,
};
const NOBODY = {
  name: '',
  documentType: null,
  identification: null,
  address: null,
  city: null,
  phone: null,
  email: null,
  url: null,
};

/** The gain of an agency that has not chosen one: the column's default. */
const USUAL_GAIN = '20';

const agencySide = ({ cityId, flags, gain }: AgencyRates) => ({
  agencyCityId: cityId,
  agency: flags,
  agencyGain: gain,
});

/** The data that is the same for everybody: rates, constants and catalogues. */
async function loadPricing() {
  const [constants, taxTable, countries, profiles, currencies] = await Promise.all([
    readBusinessConstants(),
    readTaxTable(),
    listCountries(),
    listProfiles(),
    listCurrencies(),
  ]);
  return {
    today: isoDateInZone(new Date(), DEFAULT_TIME_ZONE),
    constants,
    words: agencyWords(NO_AGENCY_WORDS, constants.validityDays),
    issuer: NOBODY,
    taxTable,
    cities: countries.flatMap((country) =>
      country.cities.map(({ id, name, department, timeZone }) => ({
        id,
        name,
        department,
        timeZone,
        countryName: country.name,
        countryCode: country.code,
      })),
    ),
    profiles: profiles.map(({ code, name }) => ({ code, name })),
    currencies,
  };
}

const toEditorClient = (client: Client, codeOf: ReadonlyMap<number, string>): EditorClient => ({
  id: client.id,
  name: client.name,
  documentType: client.documentTypeId === null ? null : (codeOf.get(client.documentTypeId) ?? null),
  identification: client.identification,
  contact: client.nameProducer,
  email: client.emailProducer,
  phone: client.phoneProducer,
  dialingCode: client.dialingCode,
  flags: {
    retenedorRenta: client.retenedorRenta,
    reteIcaAgent: client.reteIcaAgent,
    granContribuyente: client.granContribuyente,
    stateEntity: client.stateEntity,
    responsableIva: client.responsableIva,
  },
});
