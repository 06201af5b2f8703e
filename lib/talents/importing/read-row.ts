import { readGender } from '@/lib/catalogues/words';
import type { FieldErrors } from '@/lib/core/errors';
import { readDay } from '@/lib/core/readers/day';
import { documentCode, readIdentity } from '@/lib/core/readers/identity-number';
import { measureMessage, readMeasure } from '@/lib/core/readers/measure';
import { COLOMBIA } from '@/lib/core/readers/phone';
import { MEASURES, TEXT_FIELDS } from '@/lib/core/talent-fields';
import { foldWord } from '@/lib/core/text';
import type { ReadRow, RowProblem } from '@/lib/imports/define-import';
import { readMail } from '@/lib/imports/meant-mail';
import { readChoice, unknownWord, type WordSense } from '@/lib/imports/words';
import { readPhones } from '@/lib/platform/phones/read-phones';
import { birthdateProblem } from '../details/rules';
import { type CreateTalentData, type CreateTalentInput, createTalentInput } from '../joining/inputs';
import { isMinor } from '../rules';
import { severalOf, withNames } from './read-cells';

export type ImportCatalogue = {
  /** The id of a city as people write it. */
  readonly city: (written: string) => number | undefined;
  /** By the id of a city. */
  readonly dialingCodes: ReadonlyMap<number, string>;
  /** By folded word. */
  readonly profiles: ReadonlyMap<string, number>;
  readonly documentTypes: ReadonlyMap<string, number>;
  readonly defaultDocumentType: number;
  /** `YYYY-MM-DD`. */
  readonly today: string;
};

const PLAIN = [...TEXT_FIELDS, 'phone'];

/** A row of a file as a new talent, or all that is wrong with it, by the fields of the file. */
export function readTalentRow(
  cells: Readonly<Record<string, string>>,
  catalogue: ImportCatalogue,
  sense: WordSense,
): ReadRow<CreateTalentData> {
  const values = withNames(cells);
  const problems: RowProblem[] = [];
  const wrong = (field: string, key: string) => {
    if (!problems.some((problem) => problem.field === field)) problems.push({ field, key });
  };
  const text = (name: string): string => (values[name] ?? '').trim();
  const found = <T>(name: string, key: string, read: (written: string) => T | null): T | undefined => {
    const value = text(name) ? read(text(name)) : undefined;
    if (value === null) wrong(name, key);
    return value ?? undefined;
  };
  const choice = (name: string, written: string, find: (word: string) => string | undefined) => {
    const read = readChoice(sense, name, written, find);
    if ('word' in read) problems.push(unknownWord(name, `imports.cell.${name}`, read.word));
    return 'value' in read ? read.value : null;
  };
  const idOf = (name: string, find: (word: string) => number | undefined): number | undefined => {
    const value = choice(name, text(name), (word) => find(word)?.toString());
    return value ? Number(value) : undefined;
  };
  for (const name of ['name', 'email']) if (!text(name)) wrong(name, 'validation.required');

  const gender = choice(
    'gender',
    text('gender'),
    (word) => readGender(word, sense.others.gender ?? []) ?? undefined,
  );
  if (!text('gender') && !gender) problems.push(unknownWord('gender', 'validation.required', ''));
  const birthdate = found('birthdate', 'imports.cell.day', readDay);
  const impossible = birthdate && birthdateProblem(birthdate, catalogue.today);
  if (impossible) wrong('birthdate', impossible);
  else if (birthdate && isMinor(birthdate, catalogue.today)) wrong('birthdate', 'imports.cell.minor');
  const city = idOf('city', catalogue.city);
  const documentType = idOf('documentType', (word) => catalogue.documentTypes.get(foldWord(word)));
  const type = documentType ?? catalogue.defaultDocumentType;
  const identification = text('identification');
  const measures = MEASURES.map((name) => {
    const read = readMeasure(name, text(name));
    if (read && 'problem' in read) wrong(name, measureMessage(read.problem));
    return [name, read && 'value' in read ? read.value : undefined] as const;
  });
  const mail = readMail(sense, 'email', text('email'));
  if ('problem' in mail) problems.push(mail.problem);
  const parsed = createTalentInput.safeParse({
    name: text('name'),
    lastname: text('lastname'),
    email: 'mail' in mail ? mail.mail : text('email'),
    gender: gender ?? 'FEMENINO',
    ...Object.fromEntries(PLAIN.flatMap((name) => (text(name) ? [[name, text(name)]] : []))),
    ...Object.fromEntries(measures.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))),
    ...(birthdate ? { birthdate } : {}),
    ...(city ? { residenceCityId: city } : {}),
    ...(identification ? { identification, typeDocumentId: type } : {}),
    profileTalents: profilesOf(text('profile'), (word) =>
      choice('profile', word, (one) => catalogue.profiles.get(foldWord(one))?.toString()),
    ),
  } as CreateTalentInput);
  for (const issue of parsed.error?.issues ?? []) wrong(String(issue.path[0] ?? ''), issue.message);
  const identity = readIdentity(documentCode(type), identification);
  if (identity && 'problem' in identity) {
    const { problem } = identity;
    wrong('identification', typeof problem === 'string' ? problem : 'imports.cell.nitDigit');
  }
  const phone = readPhones(
    { phone: text('phone') },
    { dialingCode: catalogue.dialingCodes.get(city ?? 0) ?? COLOMBIA, follows: true },
  );
  tell(phone.problems, wrong);
  if (!parsed.success || problems.length > 0) return { problems };
  const data = {
    ...parsed.data,
    ...(phone.phones.phone ? { phone: phone.phones.phone, dialingCode: phone.dialingCode } : {}),
  };
  return {
    input: data,
    identities: [
      { field: 'email', value: data.email },
      ...(identity && 'value' in identity
        ? [{ field: 'identification', value: `${data.typeDocumentId} ${identity.value}` }]
        : []),
    ],
  };
}

function tell(problems: FieldErrors, wrong: (field: string, key: string) => void): void {
  for (const [field, key] of Object.entries(problems)) wrong(field, String(key));
}

/** The profiles that a cell names, the first being the main one: the whole cell where that is known, else its parts. */
function profilesOf(written: string, choose: (word: string) => string | null) {
  const parts = severalOf(written);
  const ids = (parts.length > 1 ? parts : [written]).flatMap((word) => Number(choose(word)) || []);
  return [...new Set(ids)].map((profileUserTalentId, index) => ({ profileUserTalentId, main: index === 0 }));
}
