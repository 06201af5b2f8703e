import { othersNameProblems } from '@/lib/agencies/refuse-others-names';
import type { Actor } from '@/lib/core/actor';
import { emptyToNull, stripPhone } from '@/lib/core/contact';
import { AppError } from '@/lib/core/errors';
import { countAttempt } from '@/lib/identity/limits/count-attempt';
import { guessableProblems } from '@/lib/identity/password/refuse-guessable';
import { hashPassword } from '@/lib/identity/passwords';
import { parseInput } from '@/lib/platform/parse-input';
import { type RegisterFastData, type RegisterFastInput, registerFastInput } from './inputs';
import { accountActivation, quickRegistration } from './notices';
import { type NewAccount, type OpenedAccount, openAccount, orTryLater } from './open-account';
import { mayRegister } from './policy';
import { findPlace } from './queries';
import type { RegistrationContext } from './register-agency';
import { placeProblems, splitName, storedIdentification } from './rules';

/**
 * Quick registration (specification 1, 2.6 and section 5): a company and its producer with a password, who may log
 * in at once; the activation mail goes out all the same, and support is told. Throws INVALID and CONFLICT per field,
 * RATE_LIMITED, FORBIDDEN to who is signed in, UNAVAILABLE.
 */
export async function registerFast(
  actor: Actor,
  input: RegisterFastInput,
  { ip }: RegistrationContext,
): Promise<OpenedAccount> {
  const anonymous = mayRegister(actor);
  const data = parseInput(registerFastInput, input);
  return orTryLater(async () => {
    const documentCode = await findDocumentCode(data);
    await countAttempt('registration', { address: data.emailProductor, ip });
    return openAccount(anonymous, await accountOf(data, documentCode), {
      email: 'emailProductor',
      userIdentification: 'identification',
      agencyIdentification: 'identification',
    });
  });
}

async function accountOf(data: RegisterFastData, documentCode: string): Promise<NewAccount> {
  return {
    user: {
      ...splitName(data.nameProductor),
      email: data.emailProductor,
      phone: stripPhone(data.phoneProductor),
      cityId: data.cities,
      passwordHash: await hashPassword(data.password),
    },
    agency: {
      name: data.nameAgency,
      legalNature: 'PERSONA_JURIDICA',
      email: data.emailProductor,
      phone: stripPhone(data.phone),
      cityId: data.cities,
      documentTypeId: data.typeDocument,
      identification: storedIdentification(documentCode, data.identification),
      address: data.address,
      url: data.url,
      mission: emptyToNull(data.mission),
    },
    services: data.services ?? [],
    notices: [accountActivation, quickRegistration],
    attempt: data.attempt,
  };
}

/** The code of the agency's document; throws INVALID for what does not belong to its country, or is easily guessed. */
async function findDocumentCode(data: RegisterFastData): Promise<string> {
  const place = await findPlace(data.cities);
  const problems = {
    ...placeProblems(
      place,
      {
        documentTypeId: data.typeDocument,
        identification: data.identification,
        phones: [data.phone, data.phoneProductor],
        company: true,
      },
      {
        city: 'cities',
        documentType: 'typeDocument',
        identification: 'identification',
        phones: ['phone', 'phoneProductor'],
      },
    ),
    ...(await othersNameProblems({ nameAgency: data.nameAgency })),
    ...(await guessableProblems(data.password, data.emailProductor, [data.nameAgency])),
  };
  if (!place || Object.keys(problems).length > 0) {
    throw new AppError('INVALID', 'errors.invalid', problems);
  }
  return place.documentTypes.find(({ id }) => id === data.typeDocument)?.code ?? '';
}
