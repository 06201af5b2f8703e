import { clientContacts, clients } from '@/db/schema';
import { dialingCodesByCity } from '@/lib/catalogues/dialing-code';
import { listCountries, listDocumentTypes, listServices } from '@/lib/catalogues/queries';
import { CLIENT } from '@/lib/core/states';
import { defineImport, type Identity, identityKey } from '@/lib/imports/define-import';
import { foldHeading } from '@/lib/imports/rules';
import { recordAudit } from '@/lib/platform/audit';
import { database } from '@/lib/platform/database';
import { insertClient } from '../insert-client';
import { mayManageClients } from '../policy';
import { ownedBy } from '../queries';
import { CLIENT_IMPORT_FIELDS } from './fields';
import { type ClientRow, type ImportCatalogue, identitiesOf, readClientRow } from './read-row';
import { removeImportedClients } from './remove-imported';

/** Clients of a file: each is kept as one that was typed (52). Nobody is told. */
export const clientImport = defineImport<ClientRow>({
  kind: 'CLIENTS',
  fields: CLIENT_IMPORT_FIELDS,
  policy: mayManageClients,
  async reader(agencyId) {
    const catalogue = await readCatalogue();
    return {
      read: (values) => readClientRow(values, catalogue),
      known: (identities) => findKnown(agencyId, identities),
    };
  },
  async keep(tx, actor, { client, contact }, { agencyId, importId }) {
    const { id } = await insertClient(tx, agencyId, client);
    if (contact) await tx.insert(clientContacts).values({ ...contact, agencyId, clientId: id });
    const change = { to: CLIENT.ACTIVE, detail: { importId } };
    await recordAudit(tx, actor, 'client.import', { id, agencyId }, change);
    return id;
  },
  remove: removeImportedClients,
});

async function readCatalogue(): Promise<ImportCatalogue> {
  const [countries, types, services] = await Promise.all([
    listCountries(),
    listDocumentTypes(),
    listServices('CLIENT'),
  ]);
  const cities = countries.flatMap((country) => country.cities);
  const nit = types.find(({ code }) => code === 'NIT');
  if (!nit) throw new Error('the catalogue of documents has no NIT');
  return {
    // Of two of one name the first counts, unless the department is written too.
    cities: new Map([
      ...cities.map(({ id, name, department }) => [foldHeading(`${name}${department}`), id] as const),
      ...cities.toReversed().map(({ id, name }) => [foldHeading(name), id] as const),
    ]),
    dialingCodes: dialingCodesByCity(countries),
    documentTypes: byNames(types),
    services: byNames(services),
    nit: nit.id,
  };
}

const byNames = (rows: readonly { id: number; code: string; name: string }[]) =>
  new Map(
    rows.flatMap(({ id, code, name }) => [
      [foldHeading(code), id] as const,
      [foldHeading(name), id] as const,
    ]),
  );

/** Which of the identities a client of the agency has already. One statement: the book of an agency is read whole. */
async function findKnown(agencyId: string, identities: readonly Identity[]): Promise<Map<string, string>> {
  const { name, identification, emailProducer } = clients;
  const book = await database()
    .select({ name, identification, emailProducer })
    .from(clients)
    .where(ownedBy(agencyId));
  const there = new Set(book.flatMap((client) => identitiesOf(client).map(identityKey)));
  return new Map(
    identities.flatMap((identity) => {
      const key = identityKey(identity);
      return there.has(key) ? [[key, 'imports.problem.ownClient'] as const] : [];
    }),
  );
}
