'use client';

import { useState } from 'react';
import { FieldBlock, FieldPair } from '@/app/_ui/public/form';
import { PhoneField } from '@/app/_ui/public/phone-field';
import { SelectField } from '@/app/_ui/public/select-field';
import { TextField } from '@/app/_ui/public/text-field';
import { TextareaField } from '@/app/_ui/public/textarea-field';
import { hasTenDigits } from '@/lib/core/readers/phone';
import texts from '@/lib/i18n/messages/es/ride.json';
import type { RidePage } from '@/lib/rides/ride-page';

type Name = 'name' | 'dialingCode' | 'phoneClient' | 'reasonJourney' | 'messajeToDriver';

type Props = {
  form: Extract<RidePage, { state: 'VALID' }>['form'];
  field: (name: Name) => {
    readonly name: string;
    readonly label: string;
    readonly error: string | undefined;
  };
};

/** Who travels, and what the driver is told. */
export function PassengerFields({ form, field }: Props) {
  const [code, setCode] = useState(form.dialingCode);
  return (
    <FieldBlock title={texts.passenger}>
      <TextField {...field('name')} required maxLength={100} autoComplete="name" defaultValue={form.name} />
      <FieldPair>
        <SelectField
          {...field('dialingCode')}
          required
          autoComplete="tel-country-code"
          options={form.dialingCodes.map((one) => ({
            value: one.code,
            label: `+${one.code} ${one.countries}`,
          }))}
          value={code}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
        <PhoneField
          // The mask is of the country.
          key={String(hasTenDigits(code))}
          {...field('phoneClient')}
          required
          description={texts.phoneText}
          defaultValue={form.phone}
          dialingCode={code}
        />
      </FieldPair>
      <TextField {...field('reasonJourney')} required maxLength={100} defaultValue={form.reason} />
      <TextareaField {...field('messajeToDriver')} description={texts.messageText} rows={2} maxLength={300} />
    </FieldBlock>
  );
}
