import type { Db, Tx } from '@/db/client';
import { clientContacts, clients } from '@/db/schema';
import { choicesOf, cityChoices } from '@/lib/catalogues/choices';
import { dialingCodesByCity } from '@/lib/catalogues/dialing-code';
import { listCountries, listDocumentTypes, listServices } from '@/lib/catalogues/queries';
import { cityFinder, documentIndex, nameIndex } from '@/lib/catalogues/words';
import { CLIENT } from '@/lib/core/states';
import { defineImport, type Identity, identityKey } from '@/lib/imports/define-import';
import { MAIL_CHOICES } from '@/lib/imports/meant-mail';
import { recordAudit } from '@/lib/platform/audit';
import { insertClient } from '../insert-client';
import { mayManageClients } from '../policy';
import { ownedBy } from '../queries';
import { CLIENT_IMPORT_FIELDS } from './fields';
import { type ClientRow, type ImportCatalogue, identitiesOf, MAIL_FIELDS, readClientRow } from './read-row';
import { removeImportedClients } from './remove-imported';

/** Clients of a file: each is kept as one that was typed (52). Nobody is told. */
export const clientImport = defineImport<ClientRow>({
  kind: 'CLIENTS',
  fields: CLIENT_IMPORT_FIELDS,
  policy: mayManageClients,
  choices: readChoices,
  async reader(agencyId, sense) {
    const catalogue = await readCatalogue();
    return {
      read: (values) => readClientRow(values, catalogue, sense),
      known: (db, identities) => findKnown(db, agencyId, identities),
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
  const nit = types.find(({ code }) => code === 'NIT');
  if (!nit) throw new Error('the catalogue of documents has no NIT');
  return {
    city: cityFinder(countries),
    dialingCodes: dialingCodesByCity(countries),
    documentTypes: documentIndex(types),
    services: nameIndex(services),
    nit: nit.id,
  };
}

async function readChoices() {
  const [cities, documents, services] = await Promise.all([
    cityChoices(),
    listDocumentTypes(),
    listServices('CLIENT'),
  ]);
  return {
    ...Object.fromEntries(MAIL_FIELDS.map((name) => [name, MAIL_CHOICES])),
    city: cities,
    documentType: choicesOf(documents),
    services: choicesOf(services),
  };
}

/** Which of the identities a client of the agency has already. One statement: the book of an agency is read whole. */
async function findKnown(
  db: Db | Tx,
  agencyId: string,
  identities: readonly Identity[],
): Promise<Map<string, string>> {
  const { name, identification, emailProducer } = clients;
  const book = await db
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
