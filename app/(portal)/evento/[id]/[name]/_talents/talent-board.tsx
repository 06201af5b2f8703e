'use client';

import { Button, CloseButton, Select, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { parseAsString, useQueryStates } from 'nuqs';
import { useState } from 'react';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import text from '@/app/_ui/theme/text.module.css';
import { type BoardTalent, filterBoard, GROUPS, type Group, groupOf } from './board';
import type { LinkedEvent } from './link-rows';
import { TalentRow } from './talent-row';
import styles from './talents.module.css';

const LinksDialog = dynamic(() => import('./links-dialog'), { ssr: false });

/** Enough for a screen or two; the others come when asked for. */
const SHOWN = 24;

type Props = {
  talents: readonly BoardTalent[];
  /** How many people the event asks for. */
  wanted: number;
  calls: readonly { readonly value: string; readonly label: string }[];
  event: LinkedEvent;
  /** Decisions can be taken: the reader runs events, and this one is open. */
  editable: boolean;
  /** Links can be shared, also for the claims of an event that is over. */
  runs: boolean;
};

export function TalentBoard({ talents, wanted, calls, event, editable, runs }: Props) {
  const t = useTranslations('events.talents');
  const ui = useTranslations('ui');
  const [{ q, convocatoria }, setFilter] = useQueryStates({
    q: parseAsString.withDefault(''),
    convocatoria: parseAsString.withDefault(''),
  });
  const [linking, setLinking] = useState<BoardTalent | null>(null);
  const shown = filterBoard(talents, { search: q, call: convocatoria });
  return (
    <>
      <search className={styles.filters}>
        <TextInput
          className={styles.search}
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          value={q}
          onChange={({ currentTarget }) => void setFilter({ q: currentTarget.value || null })}
          leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
          rightSection={
            q && (
              <CloseButton size="sm" aria-label={ui('clear')} onClick={() => void setFilter({ q: null })} />
            )
          }
        />
        {calls.length > 1 && (
          <Select
            className={styles.call}
            aria-label={t('byCall')}
            placeholder={t('allCalls')}
            clearable
            data={[...calls]}
            value={convocatoria || null}
            onChange={(call) => void setFilter({ convocatoria: call })}
          />
        )}
      </search>
      {shown.length === 0 && (
        <div className={styles.none}>
          <EmptyState
            compact
            title={t('noneFiltered')}
            action={
              <Button variant="default" onClick={() => void setFilter(null)}>
                {ui('table.clearFilters')}
              </Button>
            }
          />
        </div>
      )}
      {GROUPS.map((group) => (
        <TalentGroup
          key={group}
          group={group}
          talents={shown.filter((talent) => groupOf(talent) === group)}
          wanted={group === 'confirmed' && q === '' && convocatoria === '' ? wanted : 0}
          editable={editable}
          onLinks={runs ? setLinking : null}
        />
      ))}
      {linking && (
        <LinksDialog
          // What it is now, not what it was when the dialog opened.
          talent={talents.find((one) => one.convocatedId === linking.convocatedId) ?? linking}
          event={event}
          onClose={() => setLinking(null)}
        />
      )}
    </>
  );
}

type GroupProps = {
  group: Group;
  talents: readonly BoardTalent[];
  /** How many are asked for; 0 where that is not the question. */
  wanted: number;
  editable: boolean;
  onLinks: ((talent: BoardTalent) => void) | null;
};

function TalentGroup({ group, talents, wanted, editable, onLinks }: GroupProps) {
  const t = useTranslations('events.talents');
  const [all, setAll] = useState(false);
  if (talents.length === 0) return null;
  const shown = all ? talents : talents.slice(0, SHOWN);
  const hidden = talents.length - shown.length;
  const hinted = group === 'confirmed' || group === 'discarded' ? null : t(`groupHint.${group}`);
  return (
    <section className={styles.group} aria-labelledby={`grupo-${group}`}>
      <div className={styles.groupHead}>
        <h2 id={`grupo-${group}`} className={styles.groupTitle}>
          {t(`groups.${group}`)} <span className={styles.count}>{talents.length}</span>
        </h2>
        {wanted > 0 && <p className={text.note}>{t('confirmedOf', { count: talents.length, wanted })}</p>}
        {hinted && <p className={text.note}>{hinted}</p>}
      </div>
      <ul className={text.list}>
        {shown.map((talent) => (
          <TalentRow key={talent.convocatedId} talent={talent} editable={editable} onLinks={onLinks} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button variant="subtle" color="ink" fullWidth className={styles.more} onClick={() => setAll(true)}>
          {t('showAll', { count: hidden })}
        </Button>
      )}
    </section>
  );
}
