'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { loadClient } from '@/app/_features/graphql/load-client';
import { type Choice, SearchSelect } from '@/app/_ui/controls/search-select';
import { SelectInput } from '@/app/_ui/controls/select-input';
import styles from './import.module.css';
import { FIND_CHOICES } from './operations';

/** Beyond these a list is searched rather than read. */
const FEW = 20;
const MOST_SHOWN = 50;

type Props = {
  id: string;
  importId: string;
  field: string;
  word: string;
  choices: readonly Choice[];
  /** The server is asked for further ones. */
  isSearched: boolean;
  value: string;
  onAnswer: (value: string) => void;
};

/** What one unknown word means: of a short list, of a long one, or of what the server finds. */
export function WordAnswer({ id, importId, field, word, choices, isSearched, value, onAnswer }: Props) {
  const t = useTranslations('imports.words');
  const find = useCallback(
    async (typed: string) => {
      const client = await loadClient();
      const asked = { id: importId, field, word, typed };
      const result = await client?.query(FIND_CHOICES, asked).toPromise();
      return result?.data?.importChoices ?? [];
    },
    [importId, field, word],
  );
  if (isSearched) {
    return (
      <SearchSelect
        id={id}
        className={styles.answer}
        placeholder={t('search')}
        find={find}
        first={choices}
        onChoose={(choice) => onAnswer(choice?.value ?? '')}
        words={{ searching: t('searching'), nothing: t('nothing') }}
      />
    );
  }
  if (choices.length > FEW) {
    return (
      <SelectInput
        id={id}
        className={styles.answer}
        placeholder={t('search')}
        data={choices}
        limit={MOST_SHOWN}
        value={value || null}
        onChange={(chosen) => onAnswer(chosen ?? '')}
        nothingFoundMessage={t('nothing')}
        searchable
        clearable
      />
    );
  }
  return (
    <select
      id={id}
      className={styles.select}
      value={value}
      onChange={({ currentTarget }) => onAnswer(currentTarget.value)}
    >
      <option value="">{t('choose')}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
