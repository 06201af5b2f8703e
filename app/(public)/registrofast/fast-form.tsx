'use client';

import type { CountryOption } from '@/app/_features/places/country-option';
import { CheckboxGroup } from '@/app/_ui/public/checkbox-group';
import { FieldBlock, FieldPair, FormActions } from '@/app/_ui/public/form';
import { PasswordField } from '@/app/_ui/public/password-field';
import { PhoneField } from '@/app/_ui/public/phone-field';
import { SubmitButton } from '@/app/_ui/public/submit-button';
import { TextField } from '@/app/_ui/public/text-field';
import { TextareaField } from '@/app/_ui/public/textarea-field';
import texts from '@/lib/i18n/messages/es/registration.json';
import { FormProblems } from '../_link-forms/form-problems';
import { isMasked, PlaceFields, useCountry } from '../_registration/place-fields';
import { useRegistration } from '../_registration/use-registration';
import { postFast, sendFast } from './register-action';

const { fast } = texts;

/** In the order of the page. */
const LABELS = {
  nameAgency: fast.nameAgency,
  countries: texts.country,
  cities: texts.city,
  typeDocument: texts.typeDocument,
  identification: texts.identification,
  phone: fast.phone,
  address: fast.address,
  url: fast.url,
  mission: fast.mission,
  services: fast.services,
  nameProductor: fast.nameProductor,
  phoneProductor: fast.phoneProductor,
  emailProductor: fast.emailProductor,
  password: fast.password,
  verifyPassword: fast.verifyPassword,
};

const PLACE = {
  country: 'countries',
  city: 'cities',
  documentType: 'typeDocument',
  identification: 'identification',
};

type Props = {
  attempt: string;
  countries: readonly CountryOption[];
  services: readonly { readonly value: string; readonly label: string }[];
};

/** A company and its producer, who chooses a password and is logged in with it. */
export function FastForm({ attempt, countries, services }: Props) {
  const registration = useRegistration({ attempt, post: postFast, send: sendFast, onTaken: logIn });
  const { form, typed, typedAll, problemOf, sending } = registration;
  const [country, setCountry] = useCountry(countries, typed('countries'));
  /** What every field has of its name. */
  const of = (name: keyof typeof LABELS) => ({
    name,
    label: LABELS[name],
    defaultValue: typed(name),
    error: problemOf(name),
  });
  return (
    <form {...form}>
      <FormProblems attempt={registration.attempt} labels={LABELS} />
      <input {...registration.hidden} />
      <FieldBlock title={texts.agency}>
        <TextField {...of('nameAgency')} required maxLength={50} autoComplete="organization" />
        <PlaceFields
          names={PLACE}
          countries={countries}
          country={country}
          onCountry={setCountry}
          company
          typed={typed}
          problemOf={problemOf}
        />
        <FieldPair>
          <PhoneField
            {...of('phone')}
            required
            masked={isMasked(country)}
            autoComplete="section-agencia work tel-national"
          />
          <TextField {...of('address')} required maxLength={200} autoComplete="address-line1" />
        </FieldPair>
        <TextField
          {...of('url')}
          required
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          description={fast.urlText}
        />
        <TextareaField {...of('mission')} maxLength={200} rows={2} description={fast.missionText} />
        <CheckboxGroup
          name="services"
          label={fast.services}
          description={texts.optional}
          options={services}
          defaultValues={typedAll.services ?? []}
          error={problemOf('services')}
        />
      </FieldBlock>
      <FieldBlock title={texts.producer} description={texts.producerText}>
        <FieldPair>
          <TextField {...of('nameProductor')} required maxLength={120} autoComplete="name" />
          <PhoneField
            {...of('phoneProductor')}
            required
            masked={isMasked(country)}
            autoComplete="section-productor mobile tel-national"
          />
        </FieldPair>
        <TextField
          {...of('emailProductor')}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          description={fast.emailText}
        />
        <FieldPair>
          <PasswordField
            name="password"
            label={fast.password}
            required
            autoComplete="new-password"
            description={fast.passwordText}
            error={problemOf('password')}
          />
          <PasswordField
            name="verifyPassword"
            label={fast.verifyPassword}
            required
            autoComplete="new-password"
            description={fast.verifyText}
            error={problemOf('verifyPassword')}
          />
        </FieldPair>
      </FieldBlock>
      <FormActions>
        <SubmitButton busy={sending} busyText={texts.submitting}>
          {texts.submit}
        </SubmitButton>
      </FormActions>
    </form>
  );
}

/** Should it fail, the account is there all the same, and the next page offers the log-in. */
async function logIn(data: FormData): Promise<unknown> {
  const typed = { email: data.get('emailProductor'), password: data.get('password') };
  return import('../login/attempt-login').then(
    ({ attemptLogin }) => attemptLogin('agency', typed),
    () => null,
  );
}
