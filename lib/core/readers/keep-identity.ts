import { AppError } from '../errors';
import { documentCode, type ReadIdentity, readIdentity } from './identity-number';

/** The number that was read, as it is kept; null for none. Throws INVALID at `identification` for what its type does not have. */
export function keepIdentity(read: ReadIdentity | null): string | null {
  if (read && 'problem' in read) {
    throw new AppError('INVALID', 'errors.invalid', { identification: read.problem });
  }
  return read?.value ?? null;
}

type Kept = { readonly identification: string | null; readonly documentTypeId: number | null };

/**
 * The column of an identification, for an input that names it or its type; nothing for one that stays as it is, which does
 * not hold up other changes. Throws INVALID for what its type does not have.
 */
export function changedIdentity(
  given: { readonly [Name in keyof Kept]?: Kept[Name] | undefined },
  before?: Kept,
): Pick<Partial<Kept>, 'identification'> {
  const { identification = before?.identification, documentTypeId = before?.documentTypeId } = given;
  if (identification === before?.identification && documentTypeId === before?.documentTypeId) return {};
  return { identification: keepIdentity(readIdentity(documentCode(documentTypeId), identification ?? '')) };
}
