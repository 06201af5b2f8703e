import { listCountries, listCurrencies, listDocumentTypes, listProfiles } from '@/lib/catalogues/queries';
import { type Client, listClients } from '@/lib/clients/queries';
import type { Actor } from '@/lib/core/actor';
import { isoDateInZone } from '@/lib/core/dates';
import { TAX_ZONE } from '@/lib/quotations/drafts/price-draft';
import { mayManageQuotations } from '@/lib/quotations/policy';
import { readAgencyRates, readBusinessConstants, readTaxTable } from '@/lib/quotations/rates/queries';
import type { EditorClient, EditorOptions } from './draft/editor-options';

/** What the editor knows besides what is typed. Throws FORBIDDEN for who may only look. */
export async function loadEditorOptions(actor: Actor): Promise<EditorOptions> {
  const { agencyId, userId } = mayManageQuotations(actor);
  const [agency, constants, taxTable, clients, countries, profiles, currencies, documentTypes] =
    await Promise.all([
      readAgencyRates(actor),
      readBusinessConstants(),
      readTaxTable(),
      listClients(actor),
      listCountries(),
      listProfiles(),
      listCurrencies(),
      listDocumentTypes(),
    ]);
  return {
    today: isoDateInZone(new Date(), TAX_ZONE),
    owner: `${agencyId}:${userId}`,
    agencyCityId: agency.cityId,
    agency: agency.flags,
    agencyGain: agency.gain,
    constants,
    taxTable,
    clients: clients.map(toEditorClient),
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
    documentTypes: documentTypes
      .filter(({ appliesTo }) => appliesTo !== 'PERSON')
      .map(({ id, code, name }) => ({ id, code, name })),
  };
}

const toEditorClient = (client: Client): EditorClient => ({
  id: client.id,
  name: client.name,
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
