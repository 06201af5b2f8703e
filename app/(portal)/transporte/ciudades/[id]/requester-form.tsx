'use client';

import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { SelectInput } from '@/app/_ui/controls/select-input';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { KEEP_REQUESTER } from '@/lib/rides/coverage/writes';
import { type KeepRequesterInput, keepRequesterInput } from '@/lib/rides/inputs';

const { TextField, Field } = fieldsOf<KeepRequesterInput>();

export type AgencyChoice = { readonly value: string; readonly label: string };

/** The value of the choice that stands for every agency without one of its own. */
const EVERYBODY = 'todas';

type Props = { coverageId: string; agencies: readonly AgencyChoice[]; onDone: () => void };

/** Says under which requester an agency's rides are ordered, or those of everybody else. */
export function RequesterForm({ coverageId, agencies, onDone }: Props) {
  const t = useTranslations('rideOffice.cities');
  const form = useFormOf(KEEP_REQUESTER, {
    schema: keepRequesterInput,
    values: { platformTransportationId: coverageId, agencyId: null, requesterId: '' },
    saved: t('requesterSaved'),
    onSaved: onDone,
    inDialog: true,
  });
  return (
    <WriteForm form={form} save={t('save')}>
      <FormGrid>
        <Field name="agencyId" wide>
          {({ value, onChange, ...field }) => (
            <SelectInput
              label={t('requesterAgency')}
              withAsterisk
              searchable
              allowDeselect={false}
              data={[{ value: EVERYBODY, label: t('requesterAll') }, ...agencies]}
              value={value ?? EVERYBODY}
              onChange={(chosen) => onChange(chosen === EVERYBODY ? null : chosen)}
              {...field}
            />
          )}
        </Field>
        <TextField
          {...{ name: 'requesterId', label: t('requesterId'), description: t('requesterIdHint') }}
          {...{ hintBelow: true, withAsterisk: true, wide: true, autoComplete: 'off', spellCheck: false }}
        />
      </FormGrid>
    </WriteForm>
  );
}
