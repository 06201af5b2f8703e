import { AppError } from '@/lib/core/errors';
import { documentCode, type ReadIdentity, readIdentity } from '@/lib/core/readers/identity-number';

type Given = {
  readonly identification?: string | null | undefined;
  readonly typeDocumentId?: number | null | undefined;
};
type Kept = { readonly identification: string | null; readonly documentTypeId: number | null };

/** The number that an input names, by the type that it names or that is on file; null for none. */
export const readTalentIdentity = (given: Given, before?: Kept): ReadIdentity | null => {
  const typeId = given.typeDocumentId === undefined ? before?.documentTypeId : given.typeDocumentId;
  const typed = given.identification === undefined ? before?.identification : given.identification;
  return readIdentity(documentCode(typeId), typed ?? '');
};

/**
 * The column of an identification, for an input that names it or its type. One that stays as it is does not hold up other
 * changes. Throws INVALID for what its type does not have.
 */
export function identityColumns(given: Given, before?: Kept): Pick<Partial<Kept>, 'identification'> {
  if (given.identification === undefined && given.typeDocumentId === undefined) return {};
  const isSame =
    before &&
    (given.identification === undefined || given.identification === before.identification) &&
    (given.typeDocumentId === undefined || given.typeDocumentId === before.documentTypeId);
  if (isSame) return {};
  const read = readTalentIdentity(given, before);
  if (read && 'problem' in read)
    throw new AppError('INVALID', 'errors.invalid', { identification: read.problem });
  return { identification: read?.value ?? null };
}
