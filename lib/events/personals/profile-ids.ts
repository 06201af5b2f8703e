import { listProfiles } from '@/lib/catalogues/queries';
import { AppError } from '@/lib/core/errors';

/** Puts the id of the catalogue in the place of each profile's code. Throws INVALID for a code that it does not hold. */
export async function withProfileIds<T extends { readonly profile: string }>(
  rows: readonly T[],
): Promise<(Omit<T, 'profile'> & { profileId: number })[]> {
  const ids = new Map((await listProfiles()).map(({ id, code }) => [code, id]));
  return rows.map(({ profile, ...rest }) => {
    const profileId = ids.get(profile);
    if (!profileId)
      throw new AppError('INVALID', 'errors.invalid', { profile: 'validation.quotation.profile' });
    return { ...rest, profileId };
  });
}
