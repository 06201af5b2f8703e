'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useAction } from '@/app/_features/graphql/use-action';
import type { Choice } from '@/app/_ui/controls/search-select';
import { useUnsavedWarning } from '@/app/_ui/form/use-unsaved-warning';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { ImportKindName } from '@/db/values/imports';
import { CHECK_IMPORT } from '@/lib/imports/writes';
import type { FieldName } from './field-name';
import styles from './import.module.css';
import { WordAnswer } from './word-answer';

type Word = {
  readonly field: string;
  readonly word: string;
  readonly rows: number;
  readonly isRequired: boolean;
  /** What it may be. */
  readonly meant: string | null;
};

type Props = {
  id: string;
  kind: ImportKindName;
  words: readonly Word[];
  choices: Readonly<Record<string, readonly Choice[]>>;
  /** Fields whose other values are searched. */
  searched: readonly string[];
  mapping: Readonly<Record<string, number>>;
};

/** An answer that leaves the place empty; no choice has this value. */
const NONE = '-';

const keyOf = (field: string, word: string): string => `${field} ${word}`;

/** Asks once what each unknown word means; the rows are then tried again. */
export function WordsForm({ id, kind, words, choices, searched, mapping }: Props) {
  const t = useTranslations('imports');
  const checking = useAction(CHECK_IMPORT);
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const of = (field: string) => choices[field] ?? [];
  const given = words.flatMap(({ field, word }) => {
    const answer = answers[keyOf(field, word)];
    return answer ? [{ field, word, value: answer === NONE ? '' : answer }] : [];
  });
  useUnsavedWarning(given.length > 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const pairs = Object.entries(mapping).map(([field, column]) => ({ field, column }));
    void checking.press({ id, mapping: pairs, words: given }, t('checked'));
  };
  return (
    <SectionCard title={t('words.title')} description={t('words.description')}>
      <form onSubmit={submit}>
        <ul className={styles.columns}>
          {words.map(({ field, word, rows, isRequired, meant }, at) => {
            const key = keyOf(field, word);
            const name = t(`${kind}.fields.${field as FieldName}`);
            return (
              <li key={key} className={styles.column}>
                <label htmlFor={`palabra-${at}`} className={styles.words}>
                  <span className={styles.header}>
                    {word === '' ? t('words.blank', { field: name }) : t('words.word', { field: name, word })}
                  </span>
                  {meant && <span className={styles.doubt}>{t('words.meant', { word: meant })}</span>}
                  <span className={styles.sample}>{t('words.rows', { count: rows })}</span>
                </label>
                <WordAnswer
                  id={`palabra-${at}`}
                  importId={id}
                  field={field}
                  word={word}
                  choices={isRequired ? of(field) : [{ value: NONE, label: t('words.none') }, ...of(field)]}
                  isSearched={searched.includes(field)}
                  value={answers[key] ?? ''}
                  onAnswer={(value) => setAnswers((all) => ({ ...all, [key]: value }))}
                />
              </li>
            );
          })}
        </ul>
        <Button type="submit" loading={checking.pending} disabled={given.length === 0}>
          {t('words.apply')}
        </Button>
      </form>
    </SectionCard>
  );
}
