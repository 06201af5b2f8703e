import type { CountryOption } from '@/app/_features/places/country-option';
import { isoDateInZone } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import type { CreateTalentInput } from '@/lib/talents/joining/inputs';
import { isMinor } from '@/lib/talents/rules';
import { idOf, isTicked, postedValues, textOf } from '../_link-forms/read-form';

/** The screens of the form, one after the other; the guardian's only for who is under 18. */
export const STEPS = ['person', 'place', 'contact', 'work', 'guardian', 'consents'] as const;
export type Step = (typeof STEPS)[number];

/** Names of the fields of each screen. */
export const FIELDS: Readonly<Record<Step, readonly string[]>> = {
  person: ['name', 'lastname', 'gender', 'birthdate'],
  place: ['country', 'city', 'documentType', 'identification'],
  contact: ['email', 'phone'],
  work: ['main', 'secondary'],
  guardian: [
    'guardian.name',
    'guardian.lastname',
    'guardian.relationship',
    'guardian.typeDocumentId',
    'guardian.identification',
    'guardian.email',
    'guardian.phone',
  ],
  consents: ['DATA', 'SHOWING', 'MESSAGES'],
};

/** Where the form calls a field otherwise than the domain. */
export const FIELD_OF: Readonly<Record<string, string>> = {
  residenceCityId: 'city',
  typeDocumentId: 'documentType',
  profileTalents: 'main',
  consents: 'DATA',
  guardian: 'guardian.name',
};

/** True of a birth date as it is typed, `YYYY-MM-DD`, of somebody under 18 today. */
export const isMinorNow = (birthdate: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(birthdate) && isMinor(birthdate, isoDateInZone(new Date(), DEFAULT_TIME_ZONE));

/** What was typed, as `createTalent` takes it. */
export function readJoining(form: FormData, countries: readonly CountryOption[]): CreateTalentInput {
  const country = countries.find(({ id }) => id === idOf(form, 'country'));
  const dialing = country ? { dialingCode: country.dialingCode } : {};
  const birthdate = textOf(form, 'birthdate');
  const main = idOf(form, 'main');
  const others = postedValues(form, 'secondary').map(Number);
  const profiles = [
    ...(main ? [{ profileUserTalentId: main, main: true }] : []),
    ...others.filter((id) => id > 0 && id !== main).map((id) => ({ profileUserTalentId: id, main: false })),
  ];
  const guardian = (name: string) => textOf(form, `guardian.${name}`);
  return {
    name: textOf(form, 'name'),
    lastname: textOf(form, 'lastname'),
    gender: textOf(form, 'gender') as CreateTalentInput['gender'],
    birthdate,
    residenceCityId: idOf(form, 'city'),
    typeDocumentId: idOf(form, 'documentType'),
    identification: textOf(form, 'identification'),
    email: textOf(form, 'email'),
    phone: textOf(form, 'phone'),
    ...dialing,
    profileTalents: profiles,
    consents: (['DATA', 'SHOWING', 'MESSAGES'] as const).filter((purpose) => isTicked(form, purpose)),
    ...(isMinorNow(birthdate)
      ? {
          guardian: {
            name: guardian('name'),
            lastname: guardian('lastname'),
            relationship: guardian('relationship') as 'MADRE',
            typeDocumentId: idOf(form, 'guardian.typeDocumentId') as number,
            identification: guardian('identification'),
            email: guardian('email'),
            phone: guardian('phone'),
            ...dialing,
          },
        }
      : {}),
  };
}
