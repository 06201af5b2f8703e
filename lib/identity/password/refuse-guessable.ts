import { AppError, type FieldErrors } from '@/lib/core/errors';
import { guessableBy } from './rules';

let list: Promise<ReadonlySet<string>> | undefined;

/** The passwords that leak most often, some fifty thousand; read when somebody first chooses one. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** What is wrong with a password that is easy to guess, for the field `password`; nothing for one that is not. */
export async function guessableProblems(password: string, email: string): Promise<FieldErrors> {
  list ??= readCommon();
  const problem = guessableBy(password, email, await list);
  return problem ? { password: problem } : {};
}

/** Refuses a password that is common or holds the name of the person's e-mail. Throws INVALID for `password`. */
export async function refuseGuessable(password: string, email: string): Promise<void> {
  const problems = await guessableProblems(password, email);
  if (problems.password) throw new AppError('INVALID', 'errors.invalid', problems);
}
