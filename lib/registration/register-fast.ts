import { othersNameProblems } from '@/lib/agencies/refuse-others-names';
import type { Actor } from '@/lib/core/actor';
import { emptyToNull } from '@/lib/core/contact';
import { AppError } from '@/lib/core/errors';
import { COLOMBIA } from '@/lib/core/readers/phone';
import { countAttempt } from '@/lib/identity/limits/count-attempt';
import { guessableProblems } from '@/lib/identity/password/refuse-guessable';
import { hashPassword } from '@/lib/identity/passwords';
import { parseInput } from '@/lib/platform/parse-input';
import { readPhones } from '@/lib/platform/phones/read-phones';
import { type RegisterFastData, type RegisterFastInput, registerFastInput } from './inputs';
import { accountActivation, quickRegistration } from './notices';
import { type NewAccount, type OpenedAccount, openAccount, orTryLater } from './open-account';
import { mayRegister } from './policy';
import { findPlace } from './queries';
import type { RegistrationContext } from './register-agency';
import { keptDocument, placeProblems, splitName } from './rules';

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
    const found = await findFacts(data);
    await countAttempt('registration', { address: data.emailProductor, ip });
    return openAccount(anonymous, await accountOf(data, found), {
      email: 'emailProductor',
      userIdentification: 'identification',
      agencyIdentification: 'identification',
    });
  });
}

async function accountOf(data: RegisterFastData, { identification, phones }: Facts): Promise<NewAccount> {
  return {
    user: {
      ...splitName(data.nameProductor),
      email: data.emailProductor,
      phone: phones.phoneProductor ?? '',
      cityId: data.cities,
      passwordHash: await hashPassword(data.password),
    },
    agency: {
      name: data.nameAgency,
      legalNature: 'PERSONA_JURIDICA',
      email: data.emailProductor,
      phone: phones.phone ?? '',
      cityId: data.cities,
      documentTypeId: data.typeDocument,
      identification,
      address: data.address,
      url: data.url,
      mission: emptyToNull(data.mission),
    },
    services: data.services ?? [],
    notices: [accountActivation, quickRegistration],
    attempt: data.attempt,
  };
}

type Facts = {
  /** As it is kept. */
  readonly identification: string;
  readonly phones: { readonly phone?: string | null; readonly phoneProductor?: string | null };
};

/** The agency's document and the phones; throws INVALID for what does not belong to its country, or is easily guessed. */
async function findFacts(data: RegisterFastData): Promise<Facts> {
  const place = await findPlace(data.cities);
  const read = readPhones(
    { phone: data.phone, phoneProductor: data.phoneProductor },
    { dialingCode: place?.dialingCode ?? COLOMBIA, said: 'validation.phone' },
  );
  const problems = {
    ...placeProblems(
      place,
      {
        documentTypeId: data.typeDocument,
        identification: data.identification,
        company: true,
      },
      {
        city: 'cities',
        documentType: 'typeDocument',
        identification: 'identification',
      },
    ),
    ...(place ? read.problems : {}),
    ...(await othersNameProblems({ nameAgency: data.nameAgency })),
    ...(await guessableProblems(data.password, data.emailProductor, [data.nameAgency])),
  };
  if (!place || Object.keys(problems).length > 0) {
    throw new AppError('INVALID', 'errors.invalid', problems);
  }
  return {
    identification: keptDocument(place, data.typeDocument, data.identification),
    phones: read.phones,
  };
}
