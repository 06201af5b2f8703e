import { readNit } from '@/lib/core/nit';
import { documentCode } from '@/lib/core/readers/identity-number';
import { readLine } from '@/lib/core/readers/line';
import { COLOMBIA } from '@/lib/core/readers/phone';
import { foldText, foldWord } from '@/lib/core/text';
import type { Identity, ReadRow, RowProblem } from '@/lib/imports/define-import';
import { readMail } from '@/lib/imports/meant-mail';
import { readChoice, unknownWord, type WordSense } from '@/lib/imports/words';
import { readPhones } from '@/lib/platform/phones/read-phones';
import { type ClientContactFields, clientContactInput } from '../contacts/inputs';
import { type ClientData, clientInput } from '../inputs';
import { readClientPhones } from '../phone-columns';
import { readClientIdentity } from '../rules';

export type ImportCatalogue = {
  /** The id of a city as people write it. */
  readonly city: (written: string) => number | undefined;
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

export const MAIL_FIELDS = ['emailProducer', 'emailContact'] as const;

/** A row of a file as a new client, or all that is wrong with it, by the fields of the file. */
export function readClientRow(
  written: Readonly<Record<string, string>>,
  { city: cityOf, dialingCodes, documentTypes, services, nit }: ImportCatalogue,
  sense: WordSense,
): ReadRow<ClientRow> {
  const problems: RowProblem[] = [];
  const wrong = (field: string, key: string) => problems.push({ field, key });
  const values: Record<string, string> = { ...written };
  for (const name of MAIL_FIELDS) {
    const read = readMail(sense, name, written[name] ?? '');
    if ('problem' in read) problems.push(read.problem);
    else values[name] = read.mail;
  }
  const text = (name: string): string => (values[name] ?? '').trim();
  const choice = (name: string, written: string, find: (word: string) => number | undefined) => {
    const read = readChoice(sense, name, written, (word) => find(word)?.toString());
    if ('word' in read) problems.push(unknownWord(name, `imports.cell.${name}`, read.word));
    return 'value' in read && read.value ? Number(read.value) : undefined;
  };
  const city = choice('city', text('city'), cityOf);
  const dialingCode = dialingCodes.get(city ?? 0) ?? COLOMBIA;
  const typeOf = (word: string): number | undefined => {
    // In Colombia the RUT is where a NIT is written; the type of that name is Chile's.
    if (foldWord(word) === 'rut' && dialingCode === COLOMBIA) return nit;
    return documentTypes.get(foldWord(word));
  };
  const type = choice('documentType', text('documentType'), typeOf) ?? nit;
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
  const serviceIds = asked.flatMap(
    (word) => choice('services', word, (one) => services.get(foldWord(one))) ?? [],
  );
  const parsed = clientInput.safeParse({
    ...Object.fromEntries(PLAIN.map((name) => [name, text(name)])),
    ...(city ? { cityId: city } : {}),
    ...(typed
      ? {
          identification: identity && 'value' in identity ? identity.value : typed,
          typeIdentificationId: type,
        }
      : {}),
    services: serviceIds,
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
  const contact = readContact(values, dialingCode, wrong);
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
