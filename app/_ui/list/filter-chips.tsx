'use client';

import { IconX } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import styles from './filter-chips.module.css';
import type { ListUrl } from './use-list-url';

/** A filter that is on, in words: 'Edad: 18 a 25'. `name` is the one in the address. */
export type FilterChip = { readonly name: string; readonly text: string };

/** What narrows a list, each with a way to take it off. */
export function FilterChips({ chips, url }: { chips: readonly FilterChip[]; url: ListUrl }) {
  const t = useTranslations('ui.table');
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('filtersOn')}>
      {chips.map(({ name, text }) => (
        <li key={name}>
          <button
            type="button"
            className={styles.chip}
            aria-label={t('removeFilter', { filter: text })}
            onClick={() => url.setFilter(name, null)}
          >
            <span className={styles.text}>{text}</span>
            <IconX size={14} stroke={1.5} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
