'use client';

import type { CountryOption } from '@/app/_features/places/country-option';
import { CheckboxGroup } from '@/app/_ui/public/checkbox-group';
import { EmailField } from '@/app/_ui/public/email-field';
import { FieldBlock, FieldPair } from '@/app/_ui/public/form';
import { PasswordField } from '@/app/_ui/public/password-field';
import { PhoneField } from '@/app/_ui/public/phone-field';
import { TextField } from '@/app/_ui/public/text-field';
import { TextareaField } from '@/app/_ui/public/textarea-field';
import texts from '@/lib/i18n/messages/es/registration.json';
import { LinkForm } from '../_link-forms/link-form';
import { LegalNote } from '../_registration/legal-note';
import { logInNew } from '../_registration/log-in';
import { dialingCodeOf, PlaceFields, useCountry } from '../_registration/place-fields';
import { postFast, sendFast } from '../_registration/register-actions';
import { useRegistration } from '../_registration/use-registration';

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
  /** With which it begins. */
  home: string;
  services: readonly { readonly value: string; readonly label: string }[];
};

/** A company and its producer, who chooses a password and is logged in with it. */
export function FastForm({ attempt, countries, home, services }: Props) {
  const kit = useRegistration({ attempt, post: postFast, send: sendFast, onTaken: logInNew }, LABELS);
  const { field, problemOf } = kit;
  const typed = (name: string) => kit.typed(name) ?? (name === PLACE.country ? home : '');
  const [country, setCountry] = useCountry(countries, typed(PLACE.country));
  return (
    <LinkForm kit={kit} submit={texts.submit} button={{ busyText: texts.submitting }}>
      <input {...kit.hidden} />
      <FieldBlock title={texts.agency}>
        <TextField {...field('nameAgency')} required maxLength={50} autoComplete="organization" />
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
            {...field('phone')}
            required
            dialingCode={dialingCodeOf(country)}
            autoComplete="section-agencia work tel-national"
          />
          <TextField {...field('address')} required maxLength={200} autoComplete="address-line1" />
        </FieldPair>
        <TextField
          {...field('url')}
          required
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          description={fast.urlText}
        />
        <TextareaField {...field('mission')} maxLength={200} rows={2} description={fast.missionText} />
        <CheckboxGroup
          name="services"
          label={fast.services}
          description={texts.optional}
          options={services}
          defaultValues={kit.typedAll.services ?? []}
          error={problemOf('services')}
        />
      </FieldBlock>
      <FieldBlock title={texts.producer} description={texts.producerText}>
        <FieldPair>
          <TextField {...field('nameProductor')} required maxLength={120} autoComplete="name" />
          <PhoneField
            {...field('phoneProductor')}
            required
            dialingCode={dialingCodeOf(country)}
            autoComplete="section-productor mobile tel-national"
          />
        </FieldPair>
        <EmailField {...field('emailProductor')} required description={fast.emailText} />
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
      <LegalNote />
    </LinkForm>
  );
}
