'use client';

import { useState } from 'react';
import type { CountryOption } from '@/app/_features/places/country-option';
import { FieldPair } from '@/app/_ui/public/form';
import { type Option, SelectField } from '@/app/_ui/public/select-field';
import { TextField } from '@/app/_ui/public/text-field';
import { COLOMBIA } from '@/lib/core/readers/phone';
import texts from '@/lib/i18n/messages/es/registration.json';
import { companyDocuments } from '@/lib/registration/rules';

type Props = {
  /** What the form calls each. */
  names: {
    readonly country: string;
    readonly city: string;
    readonly documentType: string;
    readonly identification: string;
  };
  countries: readonly CountryOption[];
  country: CountryOption | undefined;
  onCountry: (id: string) => void;
  /** Only documents of companies are offered. */
  company?: boolean;
  typed: (name: string) => string;
  problemOf: (name: string) => string | undefined;
};

/** Documents whose numbers have digits alone. */
const NUMERIC = ['CC', 'NIT', 'TI', 'PEP', 'PPT', 'RUC', 'EIN'];

const optionOf = ({ id, name }: { readonly id: number; readonly name: string }): Option => ({
  value: String(id),
  label: name,
});

/** The country chosen in a form, of those offered. */
export function useCountry(countries: readonly CountryOption[], start: string) {
  const [id, setId] = useState(start);
  return [countries.find((country) => String(country.id) === id), setId] as const;
}

/** Of whose telephones a form asks for: those of Colombia until a country is chosen. */
export const dialingCodeOf = (country: CountryOption | undefined): string => country?.dialingCode ?? COLOMBIA;

/** Country, and once that is chosen its cities and documents. */
export function PlaceFields({ names, countries, country, onCountry, company = false, ...rest }: Props) {
  const { typed, problemOf } = rest;
  const all = country?.documentTypes ?? [];
  const types = company ? companyDocuments(all) : all;
  const only = types.length === 1 ? String(types[0]?.id) : '';
  const [chosen, setChosen] = useState(typed(names.documentType));
  const type = types.find(({ id }) => String(id) === (only || chosen));
  const waits = { disabled: !country, ...(country ? {} : { placeholder: texts.countryFirst }) };
  return (
    <>
      <FieldPair>
        <SelectField
          label={texts.country}
          name={names.country}
          required
          autoComplete="country-name"
          options={countries.map(optionOf)}
          defaultValue={typed(names.country)}
          ref={(select) => {
            // Chosen before this code was here to hear of it.
            if (select?.value) onCountry(select.value);
          }}
          onChange={(event) => onCountry(event.currentTarget.value)}
          error={problemOf(names.country)}
        />
        <SelectField
          key={`city-${country?.id}`}
          label={texts.city}
          name={names.city}
          required
          autoComplete="address-level2"
          options={(country?.cities ?? []).map(optionOf)}
          defaultValue={typed(names.city)}
          {...waits}
          error={problemOf(names.city)}
        />
      </FieldPair>
      <FieldPair>
        <SelectField
          key={`document-${country?.id}`}
          label={texts.typeDocument}
          name={names.documentType}
          required
          options={types.map(optionOf)}
          defaultValue={only || typed(names.documentType)}
          onChange={(event) => setChosen(event.currentTarget.value)}
          {...waits}
          // The only one there is chooses itself, so nobody corrects it.
          error={only ? undefined : problemOf(names.documentType)}
        />
        <TextField
          label={texts.identification}
          name={names.identification}
          required
          inputMode={type && NUMERIC.includes(type.code) ? 'numeric' : 'text'}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={30}
          defaultValue={typed(names.identification)}
          placeholder={type?.code === 'NIT' ? texts.exampleNit : undefined}
          error={problemOf(names.identification)}
        />
      </FieldPair>
    </>
  );
}
