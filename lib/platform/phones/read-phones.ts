import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { AppError, type FieldErrors } from '@/lib/core/errors';
import {
  COLOMBIA,
  type Phone,
  type PhoneProblem,
  phoneMessage,
  readPhone,
  storedPhone,
} from '@/lib/core/readers/phone';

/** The number that a country's plan knows, without a trunk prefix; null for one that it does not have. */
function plannedNumber({ dialingCode, national }: Phone): string | null {
  if (dialingCode === COLOMBIA) return national;
  // Address books still hold the 1 that mobiles of Mexico had until 2019.
  const older = dialingCode === '52' ? [national.replace(/^1/, '')] : [];
  const written = [`+${dialingCode}${national}`, national, ...older];
  for (const number of written) {
    const found = parsePhoneNumberFromString(number, { defaultCallingCode: dialingCode });
    if (found?.isValid() && found.countryCallingCode === dialingCode) return found.nationalNumber;
  }
  return null;
}

type Options = {
  /** Of the country that a number without one belongs to: the row's. */
  readonly dialingCode: string;
  /** For a row of one telephone, whose code follows a number that names its country. */
  readonly follows?: boolean;
  /** What the row holds, with the code of its country: one that stays as it is may be of before, and is not refused. */
  readonly before?: (Readonly<Record<string, unknown>> & { readonly dialingCode?: string }) | undefined;
  /** Where an extension may be kept. */
  readonly extension?: boolean;
  /** What the specification says of one that is wrong, where it does. */
  readonly said?: string;
};

export type PhonesRead<Field extends string> = {
  /** As they are kept (`storedPhone`); null for none. A field that was left out is not there. */
  readonly phones: { readonly [Name in Field]?: string | null };
  readonly dialingCode: string;
  readonly problems: FieldErrors;
};

/** Reads the telephones of one row by the numbering plans of all countries. Each problem is a message key at its field. */
export function readPhones<Field extends string>(
  typed: { readonly [Name in Field]?: string | null | undefined },
  { dialingCode, follows = false, before, extension = false, said }: Options,
): PhonesRead<Field> {
  const phones: { [Name in Field]?: string | null } = {};
  const problems: Record<string, string> = {};
  let rowCode = dialingCode;
  for (const field of Object.keys(typed) as Field[]) {
    if (typed[field] === undefined) continue;
    const read = readPhone(typed[field] ?? '', dialingCode);
    if (!read) {
      phones[field] = null;
      continue;
    }
    const phone = 'problem' in read ? read.problem : planned(read.phone, extension);
    if (typeof phone === 'string') {
      const isSame =
        before && before[field] === typed[field] && (before.dialingCode ?? dialingCode) === dialingCode;
      if (isSame) {
        phones[field] = typed[field] ?? null;
        continue;
      }
      problems[field] = phoneMessage(phone, said);
      continue;
    }
    if (follows) rowCode = phone.dialingCode;
    phones[field] = storedPhone(phone, rowCode);
  }
  return { phones, dialingCode: rowCode, problems };
}

function planned(phone: Phone, extension: boolean): Phone | PhoneProblem {
  const national = plannedNumber(phone);
  if (national === null) return 'plan';
  return phone.extension !== null && !extension ? 'extension' : { ...phone, national };
}

/** What was read; throws INVALID with what is wrong at each field. */
export function withoutProblems<Field extends string>({
  problems,
  ...read
}: PhonesRead<Field>): Omit<PhonesRead<Field>, 'problems'> {
  if (Object.keys(problems).length > 0) throw new AppError('INVALID', 'errors.invalid', problems);
  return read;
}

/** As `readPhones`, where what is wrong refuses the write. */
export const keepPhones = <Field extends string>(
  typed: { readonly [Name in Field]?: string | null | undefined },
  options: Options,
): Omit<PhonesRead<Field>, 'problems'> => withoutProblems(readPhones(typed, options));
