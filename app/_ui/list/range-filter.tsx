'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { FieldBox, fieldClass } from '../controls/field-box';
import styles from './range-filter.module.css';
import type { ListUrl } from './use-list-url';

type Props = { url: ListUrl; name: string; label: string; most: number };

/** From one number to another, either of them left out: '18-25', '170-', '-62' in the address. Holds when it is left. */
export function RangeFilter({ url, name, label, most }: Props) {
  const t = useTranslations('ui.table');
  const id = useId();
  const [from = '', to = ''] = (url.filters[name] ?? '').split('-');
  const change = (least: string, greatest: string) =>
    url.setFilter(name, least || greatest ? `${least}-${greatest}` : null);
  const end = (value: string, words: string, keep: (typed: string) => void) => (
    <FieldBox>
      <input
        // What the address holds counts, also after going back.
        key={value}
        className={fieldClass}
        data-variant="default"
        inputMode="numeric"
        aria-labelledby={`${id} ${id}-${words}`}
        placeholder={words}
        defaultValue={value}
        maxLength={3}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        onBlur={({ currentTarget }) => {
          const typed = currentTarget.value.replaceAll(/\D/g, '');
          const kept = typed && String(Math.min(Number(typed), most));
          currentTarget.value = kept;
          if (kept !== value) keep(kept);
        }}
      />
      <span id={`${id}-${words}`} hidden>
        {words}
      </span>
    </FieldBox>
  );
  return (
    <fieldset className={styles.range}>
      <legend id={id}>{label}</legend>
      {end(from, t('from'), (typed) => change(typed, to))}
      {end(to, t('to'), (typed) => change(from, typed))}
    </fieldset>
  );
}
