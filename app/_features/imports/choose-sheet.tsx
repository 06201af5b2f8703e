'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useAction } from '@/app/_features/graphql/use-action';
import { CHOOSE_IMPORT_SHEET } from '@/lib/imports/writes';
import styles from './import.module.css';

type Props = {
  id: string;
  sheet: number;
  sheets: readonly { readonly name: string; readonly rows: number }[];
};

/** Which sheet of the file is brought in. */
export function ChooseSheet({ id, sheet, sheets }: Props) {
  const t = useTranslations('imports.reading');
  const choosing = useAction(CHOOSE_IMPORT_SHEET);
  const field = useId();
  return (
    <div className={styles.column}>
      <label htmlFor={field} className={styles.header}>
        {t('sheet')}
      </label>
      <select
        id={field}
        className={styles.select}
        value={sheet}
        disabled={choosing.pending}
        onChange={({ currentTarget }) =>
          void choosing.press({ id, sheet: Number(currentTarget.value) }, t('sheetChosen'))
        }
      >
        {sheets.map(({ name, rows }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is its place in the file
          <option key={at} value={at}>
            {t('sheetOf', { name, rows })}
          </option>
        ))}
      </select>
    </div>
  );
}
