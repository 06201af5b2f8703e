import { readDay } from '@/lib/core/readers/day';
import { splitFullName } from '@/lib/core/readers/full-name';
import { documentCode, readIdentity } from '@/lib/core/readers/identity-number';
import { COLOMBIA } from '@/lib/core/readers/phone';
import type { ReadRow, RowProblem } from '@/lib/imports/define-import';
import { foldHeading } from '@/lib/imports/rules';
import { readPhones } from '@/lib/platform/phones/read-phones';
import { birthdateProblem } from '../details/rules';
import { type CreateTalentData, type CreateTalentInput, createTalentInput } from '../joining/inputs';
import { isMinor } from '../rules';

export type ImportCatalogue = {
  /** By folded name. */
  readonly cities: ReadonlyMap<string, number>;
  /** By the id of a city. */
  readonly dialingCodes: ReadonlyMap<number, string>;
  readonly profiles: ReadonlyMap<string, number>;
  /** By folded name and code. */
  readonly documentTypes: ReadonlyMap<string, number>;
  readonly defaultDocumentType: number;
  /** `YYYY-MM-DD`. */
  readonly today: string;
};

const GENDERS: Readonly<Record<string, CreateTalentInput['gender']>> = {
  f: 'FEMENINO',
  femenino: 'FEMENINO',
  mujer: 'FEMENINO',
  female: 'FEMENINO',
  m: 'MASCULINO',
  masculino: 'MASCULINO',
  hombre: 'MASCULINO',
  male: 'MASCULINO',
};

/** Centimetres of a measure as people write it: 172, '172 cm', '1,72', '1.72 m'. Null for anything else. */
export function readCentimetres(text: string): number | null {
  const found = /^(\d{1,3}(?:[.,]\d{1,2})?) ?(?:cms?|mts?|m)?\.?$/i.exec(text);
  if (!found?.[1]) return null;
  const value = Number(found[1].replace(',', '.'));
  return value < 3 ? Math.round(value * 100) : value;
}

/** Kilograms as people write them: 58, '58 kg', '58,5'. Null for anything else. */
export function readKilograms(text: string): number | null {
  const [, digits] = /^(\d{2,3}(?:[.,]\d{1,2})?) ?(?:kgs?|kilos?|k)?\.?$/i.exec(text) ?? [];
  return digits ? Number(digits.replace(',', '.')) : null;
}

/** The name and surnames of a row that has them in one cell or in four. */
export function withNames(values: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const joined = (...fields: readonly string[]): string =>
    fields.flatMap((field) => values[field]?.trim() || []).join(' ');
  const whole = values.fullName?.trim() || values.surnameFirst?.trim() || '';
  const split = splitFullName(whole, !values.fullName?.trim());
  return {
    ...values,
    name: joined('name', 'firstName', 'secondName') || split.name,
    lastname: joined('lastname', 'firstSurname', 'secondSurname') || split.lastname,
  };
}

/** A row of a file as a new talent, or all that is wrong with it, by the fields of the file. */
export function readTalentRow(
  cells: Readonly<Record<string, string>>,
  catalogue: ImportCatalogue,
): ReadRow<CreateTalentData> {
  const values = withNames(cells);
  const problems: RowProblem[] = [];
  const wrong = (field: string, key: string) => problems.push({ field, key });
  const text = (name: string): string => (values[name] ?? '').trim();
  const found = <T>(
    name: string,
    key: string,
    read: (written: string) => T | null | undefined,
  ): T | undefined => {
    const written = text(name);
    if (!written) return undefined;
    const value = read(written);
    if (value === null || value === undefined) wrong(name, key);
    return value ?? undefined;
  };
  for (const name of ['name', 'email', 'gender']) if (!text(name)) wrong(name, 'validation.required');

  const gender = found('gender', 'imports.cell.gender', (written) => GENDERS[foldHeading(written)]);
  const birthdate = found('birthdate', 'imports.cell.day', readDay);
  const impossible = birthdate && birthdateProblem(birthdate, catalogue.today);
  if (impossible) wrong('birthdate', impossible);
  else if (birthdate && isMinor(birthdate, catalogue.today)) wrong('birthdate', 'imports.cell.minor');
  const named = (map: ReadonlyMap<string, number>) => (written: string) => map.get(foldHeading(written));
  const city = found(
    'city',
    'imports.cell.city',
    (written) => named(catalogue.cities)(written) ?? named(catalogue.cities)(written.split(',')[0] ?? ''),
  );
  const profile = found('profile', 'imports.cell.profile', named(catalogue.profiles));
  const documentType = found('documentType', 'imports.cell.documentType', named(catalogue.documentTypes));
  const measure = (name: string) =>
    found(name, 'validation.measure', name === 'weight' ? readKilograms : readCentimetres);
  const plain = ['alias', 'address', 'shirt', 'pants', 'footwear', 'hairColour', 'eyeColour', 'phone'];
  const identification = text('identification');
  const input = {
    name: text('name'),
    lastname: text('lastname'),
    email: text('email'),
    gender: gender ?? 'FEMENINO',
    ...Object.fromEntries(plain.flatMap((name) => (text(name) ? [[name, text(name)]] : []))),
    ...Object.fromEntries(
      ['height', 'weight', 'bust', 'waist', 'hip'].flatMap((name) => {
        const value = measure(name);
        return value === undefined ? [] : [[name, value]];
      }),
    ),
    ...(text('instagram') ? { instagram: text('instagram') } : {}),
    ...(birthdate ? { birthdate } : {}),
    ...(city ? { residenceCityId: city } : {}),
    ...(identification
      ? { identification, typeDocumentId: documentType ?? catalogue.defaultDocumentType }
      : {}),
    ...(profile ? { profileTalents: [{ profileUserTalentId: profile, main: true }] } : {}),
  } as CreateTalentInput;
  const parsed = createTalentInput.safeParse(input);
  if (!parsed.success) {
    for (const issue of parsed.error.issues) {
      const field = String(issue.path[0] ?? '');
      if (!problems.some((problem) => problem.field === field)) wrong(field, issue.message);
    }
  }
  const code = documentCode(documentType ?? catalogue.defaultDocumentType);
  const identity = readIdentity(code, identification ?? '');
  if (identity && 'problem' in identity) {
    const { problem } = identity;
    wrong('identification', typeof problem === 'string' ? problem : 'imports.cell.nitDigit');
  }
  const read = readPhones(
    { phone: text('phone') },
    { dialingCode: catalogue.dialingCodes.get(city ?? 0) ?? COLOMBIA, follows: true },
  );
  for (const [field, key] of Object.entries(read.problems)) {
    if (!problems.some((problem) => problem.field === field)) wrong(field, String(key));
  }
  if (!parsed.success || problems.length > 0) return { problems };
  const data = {
    ...parsed.data,
    ...(read.phones.phone ? { phone: read.phones.phone, dialingCode: read.dialingCode } : {}),
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
