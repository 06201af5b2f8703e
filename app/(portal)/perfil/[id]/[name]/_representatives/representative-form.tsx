'use client';

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, TextInput } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { Controller, useForm } from 'react-hook-form';
import { useWrite } from '@/app/_features/graphql/use-write';
import { CitySelect } from '@/app/_features/places/city-select';
import type { CountryOption } from '@/app/_features/places/country-option';
import { ErrorSummary } from '@/app/_ui/form/error-summary';
import { FormGrid, FormWide } from '@/app/_ui/form/form-grid';
import { useMessageText } from '@/app/_ui/form/use-message-text';
import { useUnsavedWarning } from '@/app/_ui/form/use-unsaved-warning';
import {
  type LegalRepresentativeData,
  type LegalRepresentativeInput,
  legalRepresentativeInput,
} from '@/lib/agencies/inputs';
import { present } from '@/lib/graphql/present';
import { CREATE_LEGAL_REPRESENTATIVE, UPDATE_LEGAL_REPRESENTATIVE } from '../_parts/documents';
import styles from '../_parts/profile.module.css';
import { useSave } from '../_parts/use-save';
import type { ShownRepresentative } from './shown-representative';

const NAMES = ['name', 'document', 'cityId'] as const;

type Props = {
  /** Left out for a new one. */
  representative?: ShownRepresentative;
  countries: readonly CountryOption[];
  onDone: () => void;
};

/** Adds or changes who represents the agency by law. */
export function RepresentativeForm({ representative, countries, onDone }: Props) {
  const t = useTranslations('profile.representative');
  const tUi = useTranslations('ui');
  const text = useMessageText();
  const creating = useWrite(CREATE_LEGAL_REPRESENTATIVE);
  const updating = useWrite(UPDATE_LEGAL_REPRESENTATIVE);
  const { register, control, handleSubmit, formState, setError } = useForm<
    LegalRepresentativeInput,
    unknown,
    LegalRepresentativeData
  >({
    resolver: standardSchemaResolver(legalRepresentativeInput),
    defaultValues: {
      name: representative?.name ?? '',
      document: representative?.document ?? '',
      cityId: representative?.cityId ?? null,
    },
    mode: 'onTouched',
  });
  const { save, failure } = useSave<LegalRepresentativeInput>(setError, NAMES);
  useUnsavedWarning(formState.isDirty);
  const pending = creating.pending || updating.pending;

  const problem = (name: (typeof NAMES)[number]) => {
    const message = formState.errors[name]?.message;
    return message ? text(message) : undefined;
  };

  const submit = handleSubmit(async (data) => {
    const input = present(data, legalRepresentativeInput);
    const saved = representative
      ? await save(() => updating.run({ input: { ...input, id: representative.id } }))
      : await save(() => creating.run({ input }));
    if (saved) onDone();
  });

  return (
    <form noValidate onSubmit={submit}>
      {failure && <ErrorSummary problems={[]} title={failure} />}
      <FormGrid>
        <FormWide>
          <TextInput
            label={t('name')}
            withAsterisk
            autoComplete="off"
            error={problem('name')}
            {...register('name')}
          />
        </FormWide>
        <TextInput
          label={t('document')}
          withAsterisk
          autoComplete="off"
          error={problem('document')}
          {...register('document')}
        />
        <Controller
          control={control}
          name="cityId"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <CitySelect
              label={t('city')}
              countries={countries}
              error={problem('cityId')}
              {...{ value, onChange, onBlur, ref }}
            />
          )}
        />
      </FormGrid>
      <div className={styles.actions}>
        <Button variant="default" onClick={onDone} disabled={pending}>
          {tUi('cancel')}
        </Button>
        <Button type="submit" loading={pending}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
