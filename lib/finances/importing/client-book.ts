import { and, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { clients } from '@/db/schema';
import { identitiesOf } from '@/lib/clients/importing/read-row';
import { removeImportedClients } from '@/lib/clients/importing/remove-imported';
import { clientInput } from '@/lib/clients/inputs';
import { insertClient } from '@/lib/clients/insert-client';
import { ownedBy } from '@/lib/clients/queries';
import { readClientIdentity } from '@/lib/clients/rules';
import type { JobActor } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { documentCode } from '@/lib/core/readers/identity-number';
import { CLIENT } from '@/lib/core/states';
import { foldText, foldWord } from '@/lib/core/text';
import type { ImportOwner, RowProblem } from '@/lib/imports/define-import';
import { readChoice, unknownWord, type WordSense } from '@/lib/imports/words';
import { recordAudit } from '@/lib/platform/audit';
import { NEW_CLIENT } from './client-choices';

type Known = { readonly id: string; readonly name: string; readonly identification: string | null };

/** The clients of an agency as a file names them. */
export type ClientBook = {
  /** Several companies may have one name. */
  readonly byName: Map<string, Known[]>;
  readonly byNumber: Map<string, Known>;
  readonly byId: Map<string, Known>;
  /** Id of the NIT. */
  readonly nit: number;
};

/** Of whom a row tells: a client of the agency, or one that is to be made. */
export type RowClient =
  | { readonly id: string }
  | { readonly name: string; readonly identification: string | null };

const nameKey = (name: string): string => foldWord(name) || foldText(name).trim();

/** How a number is compared: without points and check digit. */
const numberKey = (identification: string | null): string | undefined =>
  identitiesOf({ name: '', identification }).find(({ field }) => field === 'identification')?.value;

/** True unless a number says that it is another one: of a client, or a row, without one nothing does. */
const fits =
  (identification: string | null) =>
  (client: Known): boolean => {
    const [given, kept] = [numberKey(identification), numberKey(client.identification)];
    return !given || !kept || given === kept;
  };

/** The clients of an agency by name and number. One statement: the book of an agency is read whole. */
export async function readClientBook(db: Db | Tx, agencyId: string, nit: number): Promise<ClientBook> {
  const { id, name, identification } = clients;
  const rows = await db.select({ id, name, identification }).from(clients).where(ownedBy(agencyId));
  const book: ClientBook = { byName: new Map(), byNumber: new Map(), byId: new Map(), nit };
  for (const row of rows) addToBook(book, row);
  return book;
}

/** Enters a client that is there; one that is in the book already changes nothing. */
export function addToBook(book: ClientBook, row: Known): void {
  if (book.byId.has(row.id)) return;
  book.byId.set(row.id, row);
  const [name, number] = [nameKey(row.name), numberKey(row.identification)];
  book.byName.set(name, [...(book.byName.get(name) ?? []), row]);
  if (number) book.byNumber.set(number, row);
}

/**
 * The client of a row by its number, else by its name; null where it names none, or the agency said so. A name that is
 * nobody's, or several clients', is asked. A client with another number than the row is not its client.
 */
export function readRowClient(
  values: Readonly<Record<string, string>>,
  book: ClientBook,
  sense: WordSense,
): { readonly client: RowClient | null } | { readonly problem: RowProblem } {
  const [name, typed] = [values.client?.trim() ?? '', values.clientNit?.trim() ?? ''];
  const identity = typed ? readClientIdentity(documentCode(book.nit), typed) : null;
  if (identity && 'problem' in identity) return { problem: { field: 'clientNit', key: 'imports.cell.nit' } };
  const identification = identity?.value ?? null;
  const byNumber = book.byNumber.get(numberKey(identification) ?? '');
  if (byNumber) return { client: { id: byNumber.id } };
  if (!name) {
    if (!identification) return { client: null };
    return { problem: { field: 'clientNit', key: 'imports.cell.clientUnknown' } };
  }
  const named = book.byName.get(nameKey(name)) ?? [];
  const fitting = named.filter(fits(identification));
  const [first] = fitting.length > 0 ? fitting : named;
  const read = readChoice(sense, 'client', name, () => (fitting.length > 1 ? undefined : first?.id));
  const unknown = { problem: unknownWord('client', 'imports.cell.client', name) };
  if (!('value' in read)) return unknown;
  const { value } = read;
  if (value === null) return { client: null };
  if (value === NEW_CLIENT && !first) {
    const parsed = clientInput.safeParse({ name });
    const [issue] = parsed.error?.issues ?? [];
    return issue
      ? { problem: { field: 'client', key: issue.message } }
      : { client: { name, identification } };
  }
  // A new one was made meanwhile, by an earlier row or file.
  const client = value === NEW_CLIENT ? fitting.length <= 1 && first : book.byId.get(value);
  if (!client) return unknown;
  if (!fits(identification)(client))
    return { problem: { field: 'clientNit', key: 'imports.cell.clientNit' } };
  return { client: { id: client.id } };
}

export const nameOfClient = (client: RowClient, { byId }: ClientBook): string =>
  'name' in client ? client.name : (byId.get(client.id)?.name ?? '');

const refused = (field: string, key: string) => new AppError('CONFLICT', key, { [field]: key });

/**
 * The client of a row, made where it is not there. The caller has decided, lets nobody else keep rows of the agency
 * meanwhile, and enters who was made in the book once the row is kept. Throws CONFLICT where an earlier row made one of
 * that name with another number.
 */
export async function keepRowClient(
  tx: Tx,
  actor: JobActor,
  client: RowClient,
  { agencyId, importId }: ImportOwner,
  { byId, byNumber, byName, nit }: ClientBook,
): Promise<Known> {
  if ('id' in client) {
    const found = byId.get(client.id);
    if (found) return found;
    throw new Error('the client was taken away meanwhile');
  }
  const { name, identification } = client;
  // Made by an earlier row, which may write it in other signs.
  const numbered = byNumber.get(numberKey(identification) ?? '');
  if (numbered) return numbered;
  const named = byName.get(nameKey(name)) ?? [];
  const [made, other] = named.filter(fits(identification));
  if (named.length > 0 && !made) throw refused('clientNit', 'imports.cell.clientNit');
  if (other) throw refused('client', 'imports.cell.client');
  if (made) return made;
  const data = clientInput.parse({
    name,
    ...(identification ? { identification, typeIdentificationId: nit } : {}),
  });
  const row = await insertClient(tx, agencyId, data);
  const change = { to: CLIENT.ACTIVE, detail: { importId } };
  await recordAudit(tx, actor, 'client.import', { id: row.id, agencyId }, change);
  return row;
}

/** Removes clients that came in by an import beside what it brought, and that nobody has used since. */
export async function removeRowClients(
  tx: Tx,
  actor: JobActor,
  ids: readonly (string | null)[],
  owner: ImportOwner,
): Promise<void> {
  const candidates = [...new Set(ids.flatMap((id) => id ?? []))];
  if (candidates.length === 0) return;
  const made = await tx
    .select({ id: clients.id })
    .from(clients)
    .where(
      and(
        inArray(clients.id, candidates),
        sql`exists (select 1 from audit_entries a where a.entity = 'client' and a.entity_id = ${clients.id}::text
          and a.action = 'import' and a.detail ->> 'importId' = ${owner.importId})`,
      ),
    );
  if (made.length > 0)
    await removeImportedClients(
      tx,
      actor,
      made.map(({ id }) => id),
      owner,
    );
}
