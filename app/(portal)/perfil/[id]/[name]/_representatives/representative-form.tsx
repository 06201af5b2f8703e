'use client';

import { useTranslations } from 'next-intl';
import { useWriteForm } from '@/app/_features/forms/use-write-form';
import { WriteForm } from '@/app/_features/forms/write-form';
import { useWrite } from '@/app/_features/graphql/use-write';
import { CitySelect } from '@/app/_features/places/city-select';
import type { CountryOption } from '@/app/_features/places/country-option';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { type LegalRepresentativeInput, legalRepresentativeInput } from '@/lib/agencies/inputs';
import {
  CREATE_LEGAL_REPRESENTATIVE,
  UPDATE_LEGAL_REPRESENTATIVE,
} from '@/lib/agencies/legal-representatives/writes';
import type { ShownRepresentative } from './shown-representative';

const { TextField, Field } = fieldsOf<LegalRepresentativeInput>();

type Props = {
  /** Left out for a new one. */
  representative?: ShownRepresentative;
  countries: readonly CountryOption[];
  onDone: () => void;
};

/** Adds or changes who represents the agency by law. */
export function RepresentativeForm({ representative, countries, onDone }: Props) {
  const t = useTranslations('profile.representative');
  const tProfile = useTranslations('profile');
  const creating = useWrite(CREATE_LEGAL_REPRESENTATIVE);
  const updating = useWrite(UPDATE_LEGAL_REPRESENTATIVE);
  const form = useWriteForm({
    schema: legalRepresentativeInput,
    values: {
      name: representative?.name ?? '',
      document: representative?.document ?? '',
      cityId: representative?.cityId ?? null,
    },
    revision: representative?.revision,
    keptAs: representative?.id,
    write: async (data, _changed, seen) =>
      representative ? updating.run({ ...data, id: representative.id, ...seen }) : creating.run(data),
    saved: tProfile('saved'),
    onSaved: onDone,
  });
  return (
    <WriteForm form={form} save={t('save')} cancel={onDone} footer="inline">
      <FormGrid>
        <TextField name="name" label={t('name')} withAsterisk autoComplete="off" wide />
        <TextField name="document" label={t('document')} withAsterisk autoComplete="off" />
        <Field name="cityId">
          {(field) => <CitySelect label={t('city')} countries={countries} {...field} />}
        </Field>
      </FormGrid>
    </WriteForm>
  );
}
