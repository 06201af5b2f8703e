import { COLOMBIA, formatPhone } from '@/lib/core/readers/phone';
import { type PhonesRead, readPhones, withoutProblems } from '@/lib/platform/phones/read-phones';

type Field = 'phone' | 'phoneProducer';
type Given = { readonly [Name in Field]?: string | null | undefined } & {
  readonly dialingCode?: string | undefined;
};
type Kept = { readonly [Name in Field]: string | null } & { readonly dialingCode: string };

/**
 * The telephones that an input names, of a client that was `before`. Those on file stay what they were where the code of the
 * row becomes another one.
 */
export function readClientPhones(given: Given, before?: Kept): PhonesRead<Field> {
  const dialingCode = given.dialingCode ?? before?.dialingCode ?? COLOMBIA;
  const moved = before && before.dialingCode !== dialingCode ? before : null;
  const typed = (field: Field) =>
    given[field] === undefined && moved?.[field]
      ? formatPhone(moved[field], moved.dialingCode)
      : given[field];
  return readPhones<Field>(
    { phone: typed('phone'), phoneProducer: typed('phoneProducer') },
    { dialingCode, extension: true, before },
  );
}

/** The columns that these are kept in; none for an input that names no telephone. Throws INVALID per field. */
export function clientPhones(given: Given, before?: Kept): Partial<Kept> {
  const { phones, dialingCode } = withoutProblems(readClientPhones(given, before));
  return Object.keys(phones).length > 0 ? { ...phones, dialingCode } : {};
}
