'use client';

import { useTranslations } from 'next-intl';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { TextInput } from '@/app/_ui/controls/text-input';
import styles from './merge.module.css';

/** Looks for the other client by its name; the address holds what was typed. */
export function SearchForm({ search }: { search: string }) {
  const t = useTranslations('clients.merge');
  return (
    <search>
      <form className={styles.search}>
        <TextInput id="q" name="q" label={t('search')} defaultValue={search} autoComplete="off" />
        <PlainButton type="submit" variant="default">
          {t('find')}
        </PlainButton>
      </form>
    </search>
  );
}
