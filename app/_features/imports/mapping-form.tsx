'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useAction } from '@/app/_features/graphql/use-action';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { ImportKindName } from '@/db/values/imports';
import type { messages } from '@/lib/i18n/messages/es';
import { CHECK_IMPORT } from './documents';
import styles from './import.module.css';

/** Its fields have words in the texts of their kind. */
type FieldName = keyof (typeof messages)['imports']['TALENTS']['fields'] &
  keyof (typeof messages)['imports']['CLIENTS']['fields'];

type Props = {
  id: string;
  kind: ImportKindName;
  fields: readonly { readonly name: string; readonly required: boolean }[];
  columns: readonly { readonly header: string; readonly sample: string }[];
  /** The column of each field that has one. */
  mapping: Readonly<Record<string, number>>;
  /** The rows were tried already. */
  again: boolean;
};

/** What each column of the file says; trying the rows keeps none. */
export function MappingForm({ id, kind, fields, columns, mapping, again }: Props) {
  const t = useTranslations('imports');
  const checking = useAction(CHECK_IMPORT);
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    columns.map((_, column) => Object.entries(mapping).find(([, at]) => at === column)?.[0] ?? ''),
  );
  const missing = fields.filter(({ name, required }) => required && !chosen.includes(name));
  const nameOf = (name: string) => t(`${kind}.fields.${name as FieldName}`);

  const choose = (column: number, name: string) =>
    // A field has one column: where it was before is free again.
    setChosen((all) => all.map((one, index) => (index === column ? name : one === name ? '' : one)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const pairs = chosen.flatMap((field, column) => (field ? [{ field, column }] : []));
    void checking.press({ id, mapping: pairs }, t('checked'));
  };

  return (
    <SectionCard title={t('columns')} description={t('columnsText')}>
      <form onSubmit={submit}>
        <ul className={styles.columns}>
          {columns.map(({ header, sample }, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the file
            <li key={column} className={styles.column}>
              <label htmlFor={`columna-${column}`} className={styles.words}>
                <span className={styles.header}>{header}</span>
                <span className={styles.sample}>{sample || t('noSample')}</span>
              </label>
              <select
                id={`columna-${column}`}
                className={styles.select}
                value={chosen[column] ?? ''}
                onChange={({ currentTarget }) => choose(column, currentTarget.value)}
              >
                <option value="">{t('leaveOut')}</option>
                {fields.map(({ name, required }) => (
                  <option key={name} value={name}>
                    {required ? `${nameOf(name)} *` : nameOf(name)}
                  </option>
                ))}
              </select>
            </li>
          ))}
        </ul>
        {missing.length > 0 && (
          <p className={styles.missing} role="status">
            {t('missing', { fields: missing.map(({ name }) => nameOf(name)).join(', ') })}
          </p>
        )}
        <Button
          type="submit"
          loading={checking.pending}
          disabled={missing.length > 0}
          {...(again ? { variant: 'default' } : {})}
        >
          {again ? t('checkAgain') : t('check')}
        </Button>
      </form>
    </SectionCard>
  );
}
