import { readNit } from '@/lib/core/nit';
import { documentCode } from '@/lib/core/readers/identity-number';
import { readLine } from '@/lib/core/readers/line';
import { COLOMBIA } from '@/lib/core/readers/phone';
import { foldText } from '@/lib/core/text';
import type { Identity, ReadRow, RowProblem } from '@/lib/imports/define-import';
import { foldHeading } from '@/lib/imports/rules';
import { readPhones } from '@/lib/platform/phones/read-phones';
import { type ClientContactFields, clientContactInput } from '../contacts/inputs';
import { type ClientData, clientInput } from '../inputs';
import { readClientPhones } from '../phone-columns';
import { readClientIdentity } from '../rules';

export type ImportCatalogue = {
  /** By folded name. */
  readonly cities: ReadonlyMap<string, number>;
  /** By the id of a city. */
  readonly dialingCodes: ReadonlyMap<number, string>;
  /** By folded name and code. */
  readonly documentTypes: ReadonlyMap<string, number>;
  readonly services: ReadonlyMap<string, number>;
  /** Id of the NIT, which a number without a type is. */
  readonly nit: number;
};

/** A client of a file, with the second of two people at it. */
export type ClientRow = { readonly client: ClientData; readonly contact: ClientContactFields | null };

const PLAIN = ['name', 'address', 'phone', 'url', 'nameProducer', 'emailProducer', 'phoneProducer'] as const;

/** A row of a file as a new client, or all that is wrong with it, by the fields of the file. */
export function readClientRow(
  values: Readonly<Record<string, string>>,
  { cities, dialingCodes, documentTypes, services, nit }: ImportCatalogue,
): ReadRow<ClientRow> {
  const problems: RowProblem[] = [];
  const wrong = (field: string, key: string) => problems.push({ field, key });
  const text = (name: string): string => (values[name] ?? '').trim();
  const named = (name: string, key: string, map: ReadonlyMap<string, number>): number | undefined => {
    const written = text(name);
    if (!written) return undefined;
    const found = map.get(foldHeading(written)) ?? map.get(foldHeading(written.split(',')[0] ?? ''));
    if (found === undefined) wrong(name, key);
    return found;
  };
  const city = named('city', 'imports.cell.city', cities);
  const type = named('documentType', 'imports.cell.documentType', documentTypes) ?? nit;
  const typed = text('identification');
  const identity = readClientIdentity(documentCode(type), typed);
  if (identity && 'problem' in identity) {
    const { problem } = identity;
    const words = typeof problem === 'string' ? problem : 'imports.cell.nitDigit';
    wrong('identification', words.endsWith('.NIT') ? 'imports.cell.nit' : words);
  }
  const asked = text('services')
    .split(/[,;|]/)
    .filter((word) => word.trim());
  const serviceIds = asked.map((word) => services.get(foldHeading(word)));
  if (serviceIds.includes(undefined)) wrong('services', 'imports.cell.service');
  const parsed = clientInput.safeParse({
    ...Object.fromEntries(PLAIN.map((name) => [name, text(name)])),
    ...(city ? { cityId: city } : {}),
    ...(typed
      ? {
          identification: identity && 'value' in identity ? identity.value : typed,
          typeIdentificationId: type,
        }
      : {}),
    services: serviceIds.flatMap((id) => id ?? []),
  });
  for (const issue of parsed.error?.issues ?? []) {
    const field = String(issue.path[0] ?? '');
    if (!problems.some((problem) => problem.field === field)) wrong(field, issue.message);
  }
  const read = readClientPhones({
    phone: text('phone'),
    phoneProducer: text('phoneProducer'),
    dialingCode: dialingCodes.get(city ?? 0),
  });
  for (const [field, key] of Object.entries(read.problems)) {
    if (!problems.some((problem) => problem.field === field)) wrong(field, String(key));
  }
  const contact = readContact(values, dialingCodes.get(city ?? 0) ?? COLOMBIA, wrong);
  if (!parsed.success || problems.length > 0) return { problems };
  const client = { ...parsed.data, ...read.phones, dialingCode: read.dialingCode };
  return { input: { client, contact }, identities: identitiesOf(client) };
}

/** The second person at a client's; null where the row names none. */
function readContact(
  values: Readonly<Record<string, string>>,
  dialingCode: string,
  wrong: (field: string, key: string) => void,
): ClientContactFields | null {
  const text = (name: string): string => (values[name] ?? '').trim();
  const [name, email, typed] = [text('nameContact'), text('emailContact'), text('phoneContact')];
  if (!name && !email && !typed) return null;
  // A mail or telephone without a name is still somebody's.
  const parsed = clientContactInput.safeParse({ name: name || email || typed, email });
  for (const issue of parsed.error?.issues ?? []) wrong(`${String(issue.path[0])}Contact`, issue.message);
  const read = readPhones({ phone: typed }, { dialingCode, follows: true, extension: true });
  if (read.problems.phone) wrong('phoneContact', String(read.problems.phone));
  return { ...parsed.data, name: parsed.data?.name ?? name, ...read.phones, dialingCode: read.dialingCode };
}

/**
 * By what a client is known to be the same: its number without check digit, its name, and without a number the e-mail of
 * its producer, who may work for several companies.
 */
export function identitiesOf(data: {
  readonly name: string;
  readonly identification?: string | null | undefined;
  readonly emailProducer?: string | null | undefined;
}): Identity[] {
  const { name, identification, emailProducer } = data;
  return [
    ...(identification ? [{ field: 'identification', value: bareNumber(identification) }] : []),
    ...(emailProducer
      ? [{ field: 'emailProducer', value: emailProducer.toLowerCase(), isHint: Boolean(identification) }]
      : []),
    { field: 'name', value: foldText(readLine(name)) },
  ];
}

const bareNumber = (written: string): string =>
  readNit(written)?.number ?? written.toLowerCase().replaceAll(/[^0-9a-z]/g, '');
