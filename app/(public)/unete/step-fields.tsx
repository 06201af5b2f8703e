'use client';

import type { CountryOption } from '@/app/_features/places/country-option';
import { CheckboxField } from '@/app/_ui/public/checkbox-field';
import { CheckboxGroup } from '@/app/_ui/public/checkbox-group';
import { FieldPair } from '@/app/_ui/public/form';
import { Notice } from '@/app/_ui/public/notice';
import { PhoneField } from '@/app/_ui/public/phone-field';
import { RadioGroup } from '@/app/_ui/public/radio-group';
import { SelectField } from '@/app/_ui/public/select-field';
import { TextField } from '@/app/_ui/public/text-field';
import texts from '@/lib/i18n/messages/es/join.json';
import { LegalNote } from '../_registration/legal-note';
import { dialingCodeOf, PlaceFields } from '../_registration/place-fields';
import type { JoinChoices } from './join-choices';
import type { Step } from './joining-fields';
import type { JoinField } from './labels';

type Name = JoinField;

type Props = JoinChoices & {
  readonly step: Step;
  readonly kit: {
    readonly field: (name: Name) => { name: string; label: string; error: string | undefined };
    readonly problemOf: (name: string) => string | undefined;
  };
  readonly typed: (name: string) => string;
  readonly typedAll: (name: string) => readonly string[];
  readonly country: CountryOption | undefined;
  readonly onCountry: (id: string) => void;
  readonly onBirthdate: (date: string) => void;
};

const PLACE = {
  country: 'country',
  city: 'city',
  documentType: 'documentType',
  identification: 'identification',
};
const MAIL = {
  type: 'email',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
  maxLength: 100,
} as const;

/** The fields of one screen. */
export function StepFields({
  step,
  kit,
  typed,
  typedAll,
  country,
  onCountry,
  onBirthdate,
  ...choices
}: Props) {
  const field = (name: Name) => ({ ...kit.field(name), defaultValue: typed(name) });
  const dialingCode = dialingCodeOf(country);
  const documents = (country?.documentTypes ?? []).map(({ id, name }) => ({
    value: String(id),
    label: name,
  }));
  switch (step) {
    case 'person':
      return (
        <>
          <FieldPair>
            <TextField {...field('name')} required maxLength={80} autoComplete="given-name" />
            <TextField {...field('lastname')} maxLength={80} autoComplete="family-name" />
          </FieldPair>
          <RadioGroup
            {...field('gender')}
            required
            inline
            options={(['FEMENINO', 'MASCULINO'] as const).map((value) => ({
              value,
              label: texts.genders[value],
            }))}
          />
          <TextField
            {...field('birthdate')}
            required
            type="date"
            autoComplete="bday"
            onChange={(event) => onBirthdate(event.currentTarget.value)}
          />
        </>
      );
    case 'place':
      return (
        <PlaceFields
          names={PLACE}
          countries={choices.countries}
          country={country}
          onCountry={onCountry}
          typed={typed}
          problemOf={kit.problemOf}
        />
      );
    case 'contact':
      return (
        <>
          <TextField
            {...field('email')}
            {...MAIL}
            required
            autoComplete="email"
            description={texts.emailText}
          />
          <PhoneField {...field('phone')} required dialingCode={dialingCode} />
        </>
      );
    case 'work':
      return (
        <>
          <SelectField {...field('main')} required options={choices.profiles} />
          <CheckboxGroup
            {...kit.field('secondary')}
            description={texts.secondaryText}
            options={choices.profiles}
            defaultValues={typedAll('secondary')}
          />
        </>
      );
    case 'guardian':
      return (
        <>
          <FieldPair>
            <TextField {...field('guardian.name')} maxLength={80} autoComplete="off" />
            <TextField {...field('guardian.lastname')} maxLength={80} autoComplete="off" />
          </FieldPair>
          <RadioGroup
            {...field('guardian.relationship')}
            options={(['MADRE', 'PADRE', 'REPRESENTANTE'] as const).map((value) => ({
              value,
              label: texts.relationships[value],
            }))}
          />
          <FieldPair>
            <SelectField key={country?.id} {...field('guardian.typeDocumentId')} options={documents} />
            <TextField {...field('guardian.identification')} maxLength={30} autoComplete="off" />
          </FieldPair>
          <TextField {...field('guardian.email')} {...MAIL} autoComplete="off" />
          <PhoneField {...field('guardian.phone')} dialingCode={dialingCode} autoComplete="off" />
        </>
      );
    case 'consents':
      return (
        <>
          {choices.wordings.map(({ purpose, text }) => (
            <CheckboxField
              key={purpose}
              name={purpose}
              label={text}
              required={purpose !== 'MESSAGES'}
              defaultChecked={typed(purpose) === 'on'}
              error={kit.problemOf(purpose)}
            />
          ))}
          <LegalNote />
          {choices.agencyName && (
            <Notice>{texts.agencySees.replaceAll('{agency}', choices.agencyName)}</Notice>
          )}
        </>
      );
  }
}
