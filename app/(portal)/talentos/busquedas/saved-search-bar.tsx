'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { SelectInput } from '@/app/_ui/controls/select-input';
import { FormDialog } from '@/app/_ui/form/form-dialog';
import { later } from '@/app/_ui/later/later';
import type { TalentSearch } from '@/lib/talents/search/inputs';
import styles from './searches.module.css';

const SaveSearchForm = later(() => import('./save-search-form'));

type Props = {
  searches: readonly { readonly id: string; readonly name: string; readonly address: string }[];
  /** The address of the filters that are on. */
  current: string;
  /** The filters that are on; null without any. */
  filters: TalentSearch | null;
  role: 'administrator' | 'agency';
};

const MANAGE = '/talentos/busquedas';

/** Opens a saved search, and saves the filters that are on where none of the saved ones is open. */
export function SavedSearchBar({ searches, current, filters, role }: Props) {
  const t = useTranslations('savedSearches');
  const router = useRouter();
  const open = searches.find(({ address }) => address === current);
  return (
    <>
      {searches.length > 0 && (
        <SelectInput
          className={styles.saved}
          aria-label={t('title')}
          placeholder={t('title')}
          data={[
            ...searches.map(({ id, name }) => ({ value: id, label: name })),
            { value: MANAGE, label: t('manage') },
          ]}
          value={open?.id ?? null}
          onChange={(chosen) => router.push(searches.find(({ id }) => id === chosen)?.address ?? MANAGE)}
          searchable={searches.length > 8}
          allowDeselect={false}
        />
      )}
      {filters && !open && (
        <FormDialog label={t('save')} title={t('saveTitle')} button={{ variant: 'default' }}>
          {(close) => <SaveSearchForm filters={filters} role={role} onDone={close} />}
        </FormDialog>
      )}
    </>
  );
}
