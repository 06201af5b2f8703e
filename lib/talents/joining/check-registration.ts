import { AppError, type FieldErrors } from '@/lib/core/errors';
import { parseInput } from '@/lib/platform/parse-input';
import { NEEDED_PURPOSES } from '../consents/inputs';
import { needsGuardian } from '../details/patch-talent';
import { type CreateTalentInput, createTalentInput } from './inputs';

type Registered = Pick<CreateTalentInput, 'consents' | 'birthdate' | 'phone' | 'profileTalents' | 'guardian'>;

/** What a talent who registers alone left out that is needed of it, by field. */
export function missingToRegister(data: Registered): FieldErrors {
  const given = new Set<string>(data.consents ?? []);
  const wrong: [string, string][] = [];
  if (NEEDED_PURPOSES.some((purpose) => !given.has(purpose)))
    wrong.push(['consents', 'validation.talent.consents']);
  if (!data.birthdate) wrong.push(['birthdate', 'validation.required']);
  if (!data.phone) wrong.push(['phone', 'validation.required']);
  if (!data.profileTalents?.length) wrong.push(['profileTalents', 'errors.talent.mainProfileMissing']);
  if (needsGuardian(data.birthdate) && !data.guardian) {
    wrong.push(['guardian', 'validation.talent.guardian']);
  }
  return Object.fromEntries(wrong);
}

/** All that is wrong with a registration as it stands, by field, before anything is kept. Empty when nothing is. */
export function registrationProblems(input: CreateTalentInput): FieldErrors {
  const missing = missingToRegister(input);
  try {
    parseInput(createTalentInput, input);
    return missing;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ...missing, ...error.fields };
  }
}
