'use client';

import { Button } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CALL_TALENTS } from '@/app/_features/events/documents';
import { useWrite } from '@/app/_features/graphql/use-write';
import { SearchFilter, SelectFilter, TableFilters } from '@/app/_ui/data-table/table-filters';
import { useTableUrl } from '@/app/_ui/data-table/use-table-url';
import { EmptyState } from '@/app/_ui/empty-state';
import { toastError, toastSuccess } from '@/app/_ui/toasts';
import { type CandidateCard, CandidateTile } from './candidate-tile';
import styles from './picker.module.css';

type Props = {
  convocatoryId: string;
  candidates: readonly CandidateCard[];
  cities: readonly { readonly value: string; readonly label: string }[];
  /** Where the calls of the event are. */
  back: string;
};

const FILTERS = ['ciudad'] as const;

/** Chooses talents by their photos, through several searches, and calls them all at once. */
export function CandidatePicker({ convocatoryId, candidates, cities, back }: Props) {
  const t = useTranslations('events.picker');
  const ui = useTranslations('ui.table');
  const router = useRouter();
  const url = useTableUrl({ defaultSort: 'fit', filters: FILTERS });
  const { run, pending } = useWrite(CALL_TALENTS);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());

  const toggle = (id: string) =>
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });

  const call = async () => {
    const result = await run({ convocatoryId, talentId: [...chosen] });
    if (!result.ok) {
      toastError(result.failure.fields[0]?.message ?? result.failure.message);
      return;
    }
    toastSuccess(t('called', { count: result.data.createConvocated.length }));
    router.push(back);
    router.refresh();
  };

  return (
    <div className={styles.root}>
      <TableFilters url={url}>
        <SearchFilter url={url} label={t('search')} />
        <SelectFilter url={url} name="ciudad" label={t('city')} options={cities} />
      </TableFilters>
      <p className={styles.hint}>{t('first')}</p>
      {candidates.length === 0 ? (
        <div className={styles.none}>
          <EmptyState
            title={url.filtered ? ui('noneFiltered') : t('none')}
            text={url.filtered ? ui('noneFilteredHint') : t('noneHint')}
          />
        </div>
      ) : (
        <ul className={styles.grid} aria-label={t('label')} data-pending={url.pending || undefined}>
          {candidates.map((candidate, index) => (
            <CandidateTile
              key={candidate.id}
              candidate={candidate}
              chosen={chosen.has(candidate.id)}
              onToggle={() => toggle(candidate.id)}
              first={index < 8}
            />
          ))}
        </ul>
      )}
      {chosen.size > 0 && (
        <section className={styles.bar} aria-label={ui('bulkActions')}>
          <span aria-live="polite">{t('chosen', { count: chosen.size })}</span>
          <Button
            variant="subtle"
            color="ink"
            size="sm"
            onClick={() => setChosen(new Set())}
            disabled={pending}
          >
            {t('clear')}
          </Button>
          <Button className={styles.submit ?? ''} onClick={() => void call()} loading={pending}>
            {t('submit', { count: chosen.size })}
          </Button>
        </section>
      )}
    </div>
  );
}
