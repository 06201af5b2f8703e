'use client';

import type { CountryOption } from '@/app/_features/places/country-option';
import { EmailField } from '@/app/_ui/public/email-field';
import { FieldBlock, FieldPair } from '@/app/_ui/public/form';
import { PhoneField } from '@/app/_ui/public/phone-field';
import { RadioGroup } from '@/app/_ui/public/radio-group';
import { TextField } from '@/app/_ui/public/text-field';
import texts from '@/lib/i18n/messages/es/registration.json';
import { LinkForm } from '../_link-forms/link-form';
import { LegalNote } from '../_registration/legal-note';
import { dialingCodeOf, PlaceFields, useCountry } from '../_registration/place-fields';
import { postFull, sendFull } from '../_registration/register-actions';
import styles from '../_registration/registration.module.css';
import { useRegistration } from '../_registration/use-registration';

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
  const kit = useRegistration({ attempt, post: postFull, send: sendFull }, LABELS);
  const { field, problemOf } = kit;
  const [country, setCountry] = useCountry(countries, kit.typed('countryUser') ?? '');
  const [companyCountry, setCompanyCountry] = useCountry(countries, kit.typed('countryAgency') ?? '');
  const typed = (name: string) => kit.typed(name) ?? '';
  const place = { countries, typed, problemOf };
  return (
    <LinkForm kit={kit} className={styles.form} submit={texts.submit} button={{ busyText: texts.submitting }}>
      <input {...kit.hidden} />
      <div className={styles.nature}>
        <RadioGroup
          {...field('legalNature', NATURES[0])}
          required
          inline
          options={NATURES.map((value) => ({
            value,
            label: full[value],
            description: full.natureText[value],
          }))}
        />
      </div>
      <FieldBlock title={texts.producer} description={full.producerText}>
        <FieldPair>
          <TextField {...field('nameUser')} required maxLength={80} autoComplete="given-name" />
          <TextField {...field('lastnameUser')} maxLength={80} autoComplete="family-name" />
        </FieldPair>
        <EmailField {...field('emailUser')} required description={full.emailText} />
        <PhoneField {...field('phoneUser')} required dialingCode={dialingCodeOf(country)} />
        <PlaceFields names={PRODUCER_PLACE} country={country} onCountry={setCountry} {...place} />
      </FieldBlock>
      <div className={styles.company}>
        <FieldBlock title={full.company}>
          <TextField {...field('nameAgency')} required maxLength={120} autoComplete="organization" />
          <PlaceFields
            names={COMPANY_PLACE}
            country={companyCountry}
            onCountry={setCompanyCountry}
            company
            {...place}
          />
        </FieldBlock>
      </div>
      <LegalNote />
    </LinkForm>
  );
}
