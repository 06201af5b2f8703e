'use client';

import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { fieldsOf, optionsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import type { RidePlatform } from '@/db/values/rides';
import { KEEP_TRANSPORTATION } from '@/lib/rides/coverage/writes';
import type { KeepCoverageInput } from '@/lib/rides/inputs';
import { PLATFORM_NAMES } from '@/lib/rides/rules';
import type { CoverageRow } from './coverage-row';
import { RideExample } from './ride-example';

const { TextField, SelectField, CheckboxField } = fieldsOf<KeepCoverageInput>();

export type CityChoice = { readonly id: number; readonly name: string };

export type CoverageFormProps = {
  /** Platforms to choose from; one where it is fixed. */
  readonly platforms: readonly RidePlatform[];
  readonly cities: readonly CityChoice[];
  /** What is said now; null for a new city. */
  readonly row: CoverageRow | null;
  /** Percent, as the constants keep it. */
  readonly iva: string;
  /** Closes the dialog that it stands in; left out on a page. */
  readonly onDone?: () => void;
};

const ORDERS = [1, 2, 3];

/** Where a provider carries people, in which turn, and what that costs. */
export default function CoverageForm({ platforms, cities, row, iva, onDone }: CoverageFormProps) {
  const t = useTranslations('rideOffice.cities');
  const nameOf = (id: number) => row?.cityName ?? cities.find((city) => city.id === id)?.name ?? '';
  const form = useFormOf(KEEP_TRANSPORTATION, {
    sends: ({ requesterId, priority, ...input }) => ({
      ...input,
      priority: priority ?? 1,
      requesterId: requesterId || null,
    }),
    values: {
      platform: row?.platform ?? platforms[0] ?? 'cabify',
      ...(row ? { cityId: row.cityId } : {}),
      fee: row?.fee ?? '0',
      platformGain: row?.platformGain ?? '0',
      enabled: row?.enabled ?? true,
      priority: row?.priority ?? 1,
      requesterId: row?.requesterId ?? '',
    },
    revision: row?.revision,
    keptAs: row?.id,
    saved: (_, { cityId, platform }) =>
      t('saved', { city: nameOf(cityId), provider: PLATFORM_NAMES[platform] }),
    ...(onDone ? { onSaved: onDone, inDialog: true } : {}),
  });
  const [fee, gain] = form.watch(['fee', 'platformGain']);
  return (
    <WriteForm form={form} save={t('save')} {...(row ? {} : { text: t('addText') })}>
      <FormGrid>
        {!row && (
          <>
            <SelectField name="cityId" label={t('city')} withAsterisk data={optionsOf(cities)} searchable />
            <SelectField
              name="platform"
              label={t('provider')}
              withAsterisk
              data={platforms.map((value) => ({ value, label: PLATFORM_NAMES[value] }))}
              allowDeselect={false}
            />
          </>
        )}
        <SelectField
          name="priority"
          label={t('order')}
          description={t('orderHint')}
          hintBelow
          withAsterisk
          data={ORDERS.map((value) => ({ value, label: t('orderOf', { order: value }) }))}
          allowDeselect={false}
          wide
        />
        <TextField
          {...{ name: 'fee', label: t('fee'), description: t('feeHint'), hintBelow: true }}
          {...{ withAsterisk: true, inputMode: 'decimal', rightSection: '%', autoComplete: 'off' }}
        />
        <TextField
          {...{ name: 'platformGain', label: t('gain'), description: t('gainHint'), hintBelow: true }}
          {...{ withAsterisk: true, inputMode: 'decimal', rightSection: '%', autoComplete: 'off' }}
        />
        <TextField
          {...{
            name: 'requesterId',
            label: t('requester'),
            description: t('requesterHint'),
            hintBelow: true,
          }}
          {...{ autoComplete: 'off', spellCheck: false, wide: true }}
        />
        {row && <CheckboxField name="enabled" label={t('on')} description={t('offHint')} />}
      </FormGrid>
      <p>
        <RideExample fee={fee} gain={gain} iva={iva} />
      </p>
    </WriteForm>
  );
}
