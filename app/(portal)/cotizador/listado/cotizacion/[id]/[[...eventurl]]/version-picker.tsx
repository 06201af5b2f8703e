'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { SelectInput } from '@/app/_ui/controls/select-input';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { comparePath } from './version-paths';

export type PickedVersion = { readonly id: string; readonly version: number; readonly label: string };

type Props = { versions: readonly PickedVersion[]; from: number; to: number; nameEvent: string };

/** A picker of the two compared versions; each choice is an address. */
export function VersionPicker({ versions, from, to, nameEvent }: Props) {
  const t = useTranslations('quotations.versions');
  const router = useRouter();
  const options = versions.map(({ version, label }) => ({ value: String(version), label }));
  const compare = (before: number, after: number) => {
    const target = versions.find(({ version }) => version === after);
    if (target) router.push(comparePath({ id: target.id, nameEvent }, before));
  };
  return (
    <FormGrid>
      <SelectInput
        label={t('from')}
        data={options.filter(({ value }) => value !== String(to))}
        value={String(from)}
        onChange={(value) => value && compare(Number(value), to)}
        allowDeselect={false}
      />
      <SelectInput
        label={t('to')}
        data={options.filter(({ value }) => value !== String(from))}
        value={String(to)}
        onChange={(value) => value && compare(from, Number(value))}
        allowDeselect={false}
      />
    </FormGrid>
  );
}
