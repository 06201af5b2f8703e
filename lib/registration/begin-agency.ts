import { othersNameProblems } from '@/lib/agencies/refuse-others-names';
import type { Actor } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { countAttempt } from '@/lib/identity/limits/count-attempt';
import { guessableProblems } from '@/lib/identity/password/refuse-guessable';
import { hashPassword } from '@/lib/identity/passwords';
import { parseInput } from '@/lib/platform/parse-input';
import { type BeginInput, beginInput } from './inputs';
import { accountActivation, quickRegistration } from './notices';
import { type OpenedAccount, openAccount, orTryLater } from './open-account';
import { mayRegister } from './policy';
import type { RegistrationContext } from './register-agency';
import { splitName, TERMS_SINCE } from './rules';

/**
 * The shortest registration: the name of an agency, who begins it, an e-mail and a password, with which that person may
 * log in at once. Document, city and telephone are told later (`identifyAgency`, the profile); the activation mail goes
 * out, and support is told. Throws INVALID and CONFLICT per field, RATE_LIMITED, FORBIDDEN to who is signed in, UNAVAILABLE.
 */
export async function beginAgency(
  actor: Actor,
  input: BeginInput,
  { ip }: RegistrationContext,
): Promise<OpenedAccount> {
  const anonymous = mayRegister(actor);
  const data = parseInput(beginInput, input);
  const { nameAgency, nameProductor, emailProductor, password, attempt } = data;
  return orTryLater(async () => {
    const problems = {
      ...(await othersNameProblems({ nameAgency })),
      ...(await guessableProblems(password, emailProductor, [nameAgency])),
    };
    if (Object.keys(problems).length > 0) throw new AppError('INVALID', 'errors.invalid', problems);
    await countAttempt('registration', { address: emailProductor, ip });
    return openAccount(
      anonymous,
      {
        user: {
          ...splitName(nameProductor),
          email: emailProductor,
          passwordHash: await hashPassword(password),
        },
        agency: { name: nameAgency, legalNature: 'PERSONA_JURIDICA', email: emailProductor },
        notices: [accountActivation, quickRegistration],
        accepted: TERMS_SINCE,
        attempt,
      },
      {
        email: 'emailProductor',
        userIdentification: 'emailProductor',
        agencyIdentification: 'emailProductor',
      },
    );
  });
}
