'use client';

import { Button } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { parseAsString, useQueryState } from 'nuqs';
import { type ReactNode, useState } from 'react';
import { useWrite } from '@/app/_features/graphql/use-write';
import { TablePager } from '@/app/_ui/data-table/table-pager';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { toastSuccess } from '@/app/_ui/feedback/toasts';
import type { Pages } from '@/app/_ui/list/list-query';
import { useListUrl } from '@/app/_ui/list/use-list-url';
import { CREATE_CONVOCATED } from '@/lib/convocatories/called/writes';
import { CallInWaves, type WavesToGo } from './call-in-waves';
import { type CandidateChoices, CandidateFilters } from './candidate-filters';
import { CandidatePanel } from './candidate-panel';
import { CANDIDATE_LIST } from './candidate-query';
import { type CandidateCard, CandidateTile } from './candidate-tile';
import styles from './picker.module.css';
import { type Chosen, useChoice } from './use-choice';

type Props = {
  convocatoryId: string;
  candidates: readonly CandidateCard[];
  pages: Pages;
  choices: CandidateChoices;
  /** What the call asks for, in words. */
  wishes: readonly string[];
  /** The waves to which people can be added, or where new ones begin. */
  waves: WavesToGo;
  /** Where the calls of the event are. */
  back: string;
  /** The profile of whom the address asks to see, as the server made it. */
  viewed: { readonly id: string; readonly profile: ReactNode } | null;
};

/** Chooses talents, looked at one by one or by their photos, through several searches and pages, and calls them all at once. */
export function CandidatePicker(props: Props) {
  const { convocatoryId, candidates, pages, choices, wishes, waves, back, viewed } = props;
  const t = useTranslations('events.picker');
  const tw = useTranslations('events.waves');
  const ui = useTranslations('ui.table');
  const url = useListUrl(CANDIDATE_LIST);
  const { chosen, toggle, clear } = useChoice();
  const call = useCall(convocatoryId, back);
  const [inWaves, openWaves] = useState(false);
  const [seen, see] = useQueryState(
    'ver',
    parseAsString.withOptions({ shallow: false, scroll: false, history: 'replace' }),
  );
  const index = candidates.findIndex(({ id }) => id === seen);
  const candidate = candidates[index];
  const leadTo = (place: number) => {
    const next = index < 0 ? undefined : candidates[place];
    return next && (() => void see(next.id));
  };

  return (
    <div className={styles.root}>
      <CandidateFilters url={url} choices={choices} />
      {wishes.map((wish) => (
        <p key={wish} className={styles.hint}>
          {wish}
        </p>
      ))}
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
          {candidates.map((each, place) => (
            <CandidateTile
              key={each.id}
              candidate={each}
              chosen={chosen.has(each.id)}
              onToggle={() => void toggle(each)}
              onLook={() => void see(each.id)}
              first={place < 8}
            />
          ))}
        </ul>
      )}
      <TablePager pages={pages} url={url} />
      <CandidatePanel
        candidate={candidate ?? null}
        chosen={candidate !== undefined && chosen.has(candidate.id)}
        profile={candidate && viewed?.id === candidate.id ? viewed.profile : null}
        onPrevious={leadTo(index - 1)}
        onNext={leadTo(index + 1)}
        onToggle={() => candidate && void toggle(candidate)}
        onClose={() => void see(null)}
      />
      {chosen.size > 0 && (
        <section className={styles.bar} data-sticks="bottom" aria-label={ui('bulkActions')}>
          <span aria-live="polite">{t('chosen', { count: chosen.size })}</span>
          <Button variant="subtle" color="ink" size="sm" onClick={clear}>
            {t('clear')}
          </Button>
          {(chosen.size > 1 || waves.open) && (
            <Button className={styles.waves ?? ''} variant="default" onClick={() => openWaves(true)}>
              {tw(waves.open ? 'add' : 'startMany')}
            </Button>
          )}
          <Button className={styles.submit ?? ''} onClick={() => void call(chosen)}>
            {t('submit', { count: chosen.size })}
          </Button>
        </section>
      )}
      {inWaves && (
        <CallInWaves
          convocatoryId={convocatoryId}
          chosen={chosen}
          waves={waves}
          back={back}
          onClose={() => openWaves(false)}
        />
      )}
    </div>
  );
}

/** Calls whom one has chosen, once one has read that each of them gets a mail. */
function useCall(convocatoryId: string, back: string) {
  const t = useTranslations('events.picker');
  const confirm = useConfirm();
  const router = useRouter();
  const { run } = useWrite(CREATE_CONVOCATED);

  return async (chosen: ReadonlyMap<string, Chosen>) => {
    const people = [...chosen.values()];
    const booked = people.filter((one) => one.booked).length;
    const names = `${people.map((one) => one.name).join(', ')}.`;
    let called = 0;
    const answer = await confirm({
      title: t('callTitle', { count: people.length }),
      message: booked > 0 ? `${names} ${t('callBooked', { count: booked })}` : names,
      confirmLabel: t('callConfirm', { count: people.length }),
      onConfirm: async () => {
        const talentIds = [...chosen.keys()];
        const result = await run({ convocatoryId, talentIds, despiteBookings: booked > 0 });
        if (!result.ok) throw new Error(result.failure.fields[0]?.message ?? result.failure.message);
        called = result.data.length;
      },
    });
    // What was refused may be because somebody was booked meanwhile.
    if (answer === null) return router.refresh();
    toastSuccess(t('called', { count: called }));
    router.push(back);
    router.refresh();
  };
}
