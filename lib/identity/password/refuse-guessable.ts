import { AppError, type FieldErrors } from '@/lib/core/errors';
import { product } from '@/lib/platform/product';
import { guessableBy } from './rules';

let list: Promise<ReadonlySet<string>> | undefined;

/** The passwords that leak most often, some fifty thousand; read when somebody first chooses one. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Returns the problem of an easily guessed password, for the field `password`; empty for any other. */
export async function guessableProblems(
  password: string,
  email: string,
  names: readonly string[] = [],
): Promise<FieldErrors> {
  list ??= readCommon();
  const problem = guessableBy(password, email, await list, [product().name, ...names]);
  return problem ? { password: problem } : {};
}

/**
 * Refuses a password that is common, holds the name of the person's e-mail, or is the product's name or one of
 * `names` (the agency's) with little else. Throws INVALID for `password`.
 */
export async function refuseGuessable(
  password: string,
  email: string,
  names: readonly string[] = [],
): Promise<void> {
  const problems = await guessableProblems(password, email, names);
  if (problems.password) throw new AppError('INVALID', 'errors.invalid', problems);
}
