'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useAction } from '@/app/_features/graphql/use-action';
import { useUnsavedWarning } from '@/app/_ui/form/use-unsaved-warning';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { ImportKindName } from '@/db/values/imports';
import { missingFields } from '@/lib/imports/rules';
import { CHECK_IMPORT } from '@/lib/imports/writes';
import type { FieldName } from './field-name';
import styles from './import.module.css';

type Props = {
  id: string;
  kind: ImportKindName;
  fields: readonly {
    readonly name: string;
    readonly required: boolean;
    readonly covers: readonly string[];
    readonly isChoice: boolean;
  }[];
  columns: readonly { readonly header: string; readonly sample: string }[];
  /** The column of each field that has one. */
  mapping: Readonly<Record<string, number>>;
  /** Fields that a column may mean, for the person to say. */
  doubts: Readonly<Record<string, readonly string[]>>;
  /** How the first rows are read where they could be read otherwise. */
  readings: readonly string[];
  /** The rows were tried already. */
  again: boolean;
};

/** What each column of the file says; trying the rows keeps none. */
export function MappingForm({ id, kind, fields, columns, mapping, doubts, readings, again }: Props) {
  const t = useTranslations('imports');
  const checking = useAction(CHECK_IMPORT);
  const kept = columns.map((_, column) => Object.entries(mapping).find(([, at]) => at === column)?.[0] ?? '');
  const [chosen, setChosen] = useState<readonly string[]>(kept);
  useUnsavedWarning(chosen.some((name, column) => name !== kept[column]));
  const missing = missingFields(fields, new Set(chosen));
  const askedLater = fields.flatMap(({ name, required, isChoice }) =>
    required && isChoice && !chosen.includes(name) ? [name] : [],
  );
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
                {!chosen[column] && doubts[column] && (
                  <span className={styles.doubt}>
                    {doubts[column].length > 0
                      ? t('doubt', { fields: doubts[column].map(nameOf).join(', ') })
                      : t('untitled')}
                  </span>
                )}
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
        {readings.length > 0 && (
          <div className={styles.readings}>
            <p>{t('readings')}</p>
            <ul className={styles.facts}>
              {readings.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </div>
        )}
        {askedLater.length > 0 && (
          <p className={styles.missing}>{t('askedLater', { fields: askedLater.map(nameOf).join(', ') })}</p>
        )}
        {missing.length > 0 && (
          <p className={styles.missing} role="status">
            {t('missing', { fields: missing.map(nameOf).join(', ') })}
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
