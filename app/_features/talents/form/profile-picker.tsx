'use client';

import { MultiSelect } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { filterChoices } from '@/app/_ui/controls/filter-choices';
import { SelectInput } from '@/app/_ui/controls/select-input';
import { FormGrid, FormWide } from '@/app/_ui/form/form-grid';
import { MOST_SECONDARY } from '@/lib/talents/profiles/rules';

export type PickedProfile = { readonly profileUserTalentId: number; readonly main?: boolean | undefined };

type Props = {
  profiles: readonly { readonly id: number; readonly name: string }[];
  value: readonly PickedProfile[];
  onChange: (value: PickedProfile[]) => void;
  error?: string | undefined;
};

/** One main profile and the secondary ones, which do not repeat it (specification 1, section 5). */
export function ProfilePicker({ profiles, value, onChange, error }: Props) {
  const t = useTranslations('talents.profiles');
  const main = value.find((one) => one.main)?.profileUserTalentId ?? null;
  const secondary = value.filter((one) => !one.main).map((one) => one.profileUserTalentId);
  const options = profiles.map(({ id, name }) => ({ value: String(id), label: name }));
  const change = (newMain: number | null, others: readonly number[]) =>
    onChange([
      ...(newMain === null ? [] : [{ profileUserTalentId: newMain, main: true }]),
      ...others.filter((id) => id !== newMain).map((id) => ({ profileUserTalentId: id, main: false })),
    ]);
  const full = secondary.length >= MOST_SECONDARY;
  return (
    <FormGrid>
      <SelectInput
        label={t('main')}
        data={options}
        value={main === null ? null : String(main)}
        onChange={(id) => change(id ? Number(id) : null, secondary)}
        error={error}
        allowDeselect={false}
        searchable
      />
      <FormWide>
        <MultiSelect
          label={t('secondary')}
          description={full ? t('full') : t('secondaryHint')}
          data={options.filter((option) => option.value !== String(main))}
          value={secondary.map(String)}
          onChange={(ids) => change(main, ids.map(Number))}
          maxValues={MOST_SECONDARY}
          filter={filterChoices}
          searchable
          clearable
        />
      </FormWide>
    </FormGrid>
  );
}
