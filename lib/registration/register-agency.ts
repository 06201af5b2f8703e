import { othersNameProblems } from '@/lib/agencies/refuse-others-names';
import type { Actor } from '@/lib/core/actor';
import { AppError, type FieldMessage } from '@/lib/core/errors';
import { fullName } from '@/lib/core/full-name';
import { countAttempt } from '@/lib/identity/limits/count-attempt';
import { parseInput } from '@/lib/platform/parse-input';
import { readPhones } from '@/lib/platform/phones/read-phones';
import { type RegisterData, type RegisterInput, registerInput } from './inputs';
import { accountActivation } from './notices';
import { type NewAccount, type OpenedAccount, openAccount, orTryLater } from './open-account';
import { mayRegister } from './policy';
import { findPlace } from './queries';
import { keptDocument, type Place, placeProblems } from './rules';

/** Origin of a registration: attempts are counted per network. */
export type RegistrationContext = { readonly ip: string | null };

/**
 * Full registration (specification 1, 2.7 and section 5): a producer without password, and the company, or for a
 * natural person an agency of that person's own name. The account is activated by the link that is mailed.
 * Throws INVALID and CONFLICT per field, RATE_LIMITED, FORBIDDEN to who is signed in, UNAVAILABLE.
 */
export async function registerAgency(
  actor: Actor,
  input: RegisterInput,
  { ip }: RegistrationContext,
): Promise<OpenedAccount> {
  const anonymous = mayRegister(actor);
  const data = parseInput(registerInput, input);
  const isCompany = data.legalNature === 'PERSONA_JURIDICA';
  return orTryLater(async () => {
    const places = await findPlaces(data);
    await countAttempt('registration', { address: data.emailUser, ip });
    return openAccount(anonymous, accountOf(data, places), {
      email: 'emailUser',
      userIdentification: 'identificationUser',
      agencyIdentification: isCompany ? 'identificationAgency' : 'identificationUser',
    });
  });
}

type Places = {
  readonly user: Place;
  readonly agency: Place;
  readonly phones: { readonly phoneUser?: string | null; readonly phoneAgency?: string | null };
};

/** Finds the places of producer and agency. Throws INVALID for what does not fit them. */
async function findPlaces(data: RegisterData): Promise<Places> {
  const user = await findPlace(data.cityUser);
  const isCompany = data.legalNature === 'PERSONA_JURIDICA';
  const agency = isCompany ? await findPlace(data.cityAgency) : user;
  const problems: Record<string, FieldMessage> = {
    ...placeProblems(
      user,
      {
        documentTypeId: data.typeIdUser,
        identification: data.identificationUser,
        company: false,
      },
      {
        city: 'cityUser',
        documentType: 'typeIdUser',
        identification: 'identificationUser',
      },
    ),
    ...(isCompany &&
      placeProblems(
        agency,
        {
          documentTypeId: data.typeIdAgency,
          identification: data.identificationAgency,
          company: true,
        },
        {
          city: 'cityAgency',
          documentType: 'typeIdAgency',
          identification: 'identificationAgency',
        },
      )),
  };
  const phones = {
    ...(user && phonesIn(user, problems, { phoneUser: data.phoneUser })),
    ...(isCompany && agency && phonesIn(agency, problems, { phoneAgency: data.phoneAgency })),
  };
  const agencyName = 'nameAgency' in data ? data.nameAgency : null;
  Object.assign(problems, await othersNameProblems({ nameAgency: agencyName }));
  if (!user || !agency || Object.keys(problems).length > 0) {
    throw new AppError('INVALID', 'errors.invalid', problems);
  }
  return { user, agency, phones };
}

/** The phones of a place as they are kept; what is wrong with them is added to the `problems`. */
function phonesIn<Field extends string>(
  { dialingCode }: Place,
  problems: Record<string, FieldMessage>,
  typed: { readonly [Name in Field]?: string | undefined },
) {
  const read = readPhones(typed, { dialingCode, said: 'validation.phone' });
  Object.assign(problems, read.problems);
  return read.phones;
}

function accountOf(data: RegisterData, places: Places): NewAccount {
  const user = {
    name: data.nameUser,
    lastname: data.lastnameUser,
    email: data.emailUser,
    phone: places.phones.phoneUser ?? null,
    cityId: data.cityUser,
    documentTypeId: data.typeIdUser,
    identification: keptDocument(places.user, data.typeIdUser, data.identificationUser),
  };
  const { cityId, documentTypeId, identification } = user;
  const own = { email: user.email, phone: user.phone, cityId, documentTypeId, identification };
  const agency =
    data.legalNature === 'PERSONA_NATURAL'
      ? { ...own, name: fullName(user) }
      : {
          name: data.nameAgency,
          email: data.emailAgency ?? user.email,
          phone: places.phones.phoneAgency ?? user.phone,
          cityId: data.cityAgency,
          documentTypeId: data.typeIdAgency,
          identification: keptDocument(places.agency, data.typeIdAgency, data.identificationAgency),
        };
  return {
    user,
    agency: { ...agency, legalNature: data.legalNature },
    notices: [accountActivation],
    attempt: data.attempt,
  };
}
