'use client';

import type { CountryOption } from '@/app/_features/places/country-option';
import { FieldBlock, FieldPair, FormActions } from '@/app/_ui/public/form';
import { PhoneField } from '@/app/_ui/public/phone-field';
import { RadioGroup } from '@/app/_ui/public/radio-group';
import { SubmitButton } from '@/app/_ui/public/submit-button';
import { TextField } from '@/app/_ui/public/text-field';
import texts from '@/lib/i18n/messages/es/registration.json';
import { FormProblems } from '../_link-forms/form-problems';
import { isMasked, PlaceFields, useCountry } from '../_registration/place-fields';
import styles from '../_registration/registration.module.css';
import { useRegistration } from '../_registration/use-registration';
import { postFull, sendFull } from './register-action';

const { full } = texts;

/** In the order of the page. */
const LABELS = {
  legalNature: full.legalNature,
  nameUser: full.nameUser,
  lastnameUser: full.lastnameUser,
  emailUser: full.emailUser,
  phoneUser: full.phoneUser,
  countryUser: texts.country,
  cityUser: texts.city,
  typeIdUser: texts.typeDocument,
  identificationUser: texts.identification,
  nameAgency: full.nameAgency,
  countryAgency: texts.country,
  cityAgency: texts.city,
  typeIdAgency: texts.typeDocument,
  identificationAgency: texts.identification,
};

const NATURES = ['PERSONA_JURIDICA', 'PERSONA_NATURAL'] as const;

const PRODUCER_PLACE = {
  country: 'countryUser',
  city: 'cityUser',
  documentType: 'typeIdUser',
  identification: 'identificationUser',
};
const COMPANY_PLACE = {
  country: 'countryAgency',
  city: 'cityAgency',
  documentType: 'typeIdAgency',
  identification: 'identificationAgency',
};

type Props = {
  attempt: string;
  countries: readonly CountryOption[];
};

/** A producer, and of a legal person the company. */
export function FullForm({ attempt, countries }: Props) {
  const registration = useRegistration({ attempt, post: postFull, send: sendFull });
  const { form, typed, problemOf, sending } = registration;
  const [country, setCountry] = useCountry(countries, typed('countryUser'));
  const [companyCountry, setCompanyCountry] = useCountry(countries, typed('countryAgency'));
  /** What every field has of its name. */
  const of = (name: keyof typeof LABELS) => ({
    name,
    label: LABELS[name],
    defaultValue: typed(name),
    error: problemOf(name),
  });
  const place = { countries, typed, problemOf };
  return (
    <form {...form} className={styles.form}>
      <FormProblems attempt={registration.attempt} labels={LABELS} />
      <input {...registration.hidden} />
      <div className={styles.nature}>
        <RadioGroup
          {...of('legalNature')}
          required
          inline
          defaultValue={typed('legalNature') || NATURES[0]}
          options={NATURES.map((value) => ({
            value,
            label: full[value],
            description: full.natureText[value],
          }))}
        />
      </div>
      <FieldBlock title={texts.producer} description={texts.producerText}>
        <FieldPair>
          <TextField {...of('nameUser')} required maxLength={80} autoComplete="given-name" />
          <TextField {...of('lastnameUser')} required maxLength={80} autoComplete="family-name" />
        </FieldPair>
        <TextField
          {...of('emailUser')}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          description={full.emailText}
        />
        <PhoneField {...of('phoneUser')} required masked={isMasked(country)} />
        <PlaceFields names={PRODUCER_PLACE} country={country} onCountry={setCountry} {...place} />
      </FieldBlock>
      <div className={styles.company}>
        <FieldBlock title={full.company}>
          <TextField {...of('nameAgency')} required maxLength={120} autoComplete="organization" />
          <PlaceFields
            names={COMPANY_PLACE}
            country={companyCountry}
            onCountry={setCompanyCountry}
            company
            {...place}
          />
        </FieldBlock>
      </div>
      <FormActions>
        <SubmitButton busy={sending} busyText={texts.submitting}>
          {texts.submit}
        </SubmitButton>
      </FormActions>
    </form>
  );
}
