'use client';

import { SegmentedControl } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { parseAsString, useQueryState } from 'nuqs';
import { useMemo, useTransition } from 'react';
import { StateBadge } from '@/app/_ui/data/state-badge';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import { ListScreen } from '@/app/_ui/data-table/list-screen';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import type { Pages } from '@/app/_ui/list/list-query';
import { TalentPhoto } from '@/app/_ui/photos/talent-photo';
import { ChosenTalents } from './chosen-talents';
import { TALENT_LIST, VIEW_PARAM } from './list-query';
import type { TalentCard } from './talent-card';
import { type Choices, useTalentFilters } from './talent-filters';
import { TalentGrid } from './talent-grid';
import styles from './talent-list.module.css';

type Props = {
  talents: readonly TalentCard[];
  pages: Pages;
  view: 'grid' | 'table';
  choices: Choices;
  role: 'administrator' | 'agency';
  /** An agency's owner or producer, who calls talents. */
  mayCall: boolean;
};

/** Talents as photos or as a table. */
export function TalentList({ talents, pages, view, choices, role, mayCall }: Props) {
  const t = useTranslations('talents');
  const { chipsOf: _, ...filters } = useTalentFilters(choices, role);
  return (
    <ListScreen
      list={TALENT_LIST}
      label={t('title')}
      columns={useColumns(role)}
      rows={talents}
      rowName={({ name }) => name}
      rowHref={({ id }) => `/talentos/${id}`}
      pages={pages}
      {...(role === 'administrator' && { matching: `${TALENT_LIST.path}/todos` })}
      {...filters}
      views={<ViewSwitch view={view} />}
      instead={view === 'grid' && ((selection) => <TalentGrid talents={talents} selection={selection} />)}
      bulkActions={(chosen, clear) => (
        <ChosenTalents chosen={chosen} role={role} mayCall={mayCall} clear={clear} />
      )}
      empty={
        <EmptyState
          title={t(role === 'agency' ? 'emptyPool' : 'emptyTitle')}
          text={t(role === 'agency' ? 'emptyPoolText' : 'emptyText')}
        />
      }
    />
  );
}

/** Photos or table; kept in the address, but no filter. */
function ViewSwitch({ view }: { view: Props['view'] }) {
  const t = useTranslations('talents');
  const [, startTransition] = useTransition();
  const [, setView] = useQueryState(
    VIEW_PARAM,
    parseAsString.withOptions({ shallow: false, history: 'push', startTransition }),
  );
  return (
    <SegmentedControl
      aria-label={t('view')}
      data={[
        { value: 'grid', label: t('grid') },
        { value: 'table', label: t('table') },
      ]}
      value={view}
      onChange={(next) => void setView(next === 'table' ? 'tabla' : null)}
    />
  );
}

function useColumns(role: Props['role']): readonly DataColumn<TalentCard>[] {
  const t = useTranslations('talents');
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('name'),
        cell: (talent) => (
          <span className={styles.person}>
            <span className={styles.thumb}>
              <TalentPhoto
                fileId={talent.photoFileId}
                src={talent.photoSrc ?? undefined}
                gender={talent.gender}
                alt=""
                sizes="36px"
              />
            </span>
            {talent.name}
          </span>
        ),
      },
      {
        id: 'profiles',
        header: t('profile'),
        long: true,
        cell: ({ profiles }) => profiles.join(', ') || '—',
      },
      { id: 'city', header: t('city'), long: true, cell: ({ city }) => city ?? '—' },
      { id: 'gender', header: t('gender'), phone: 'hide', cell: ({ gender }) => t(`genders.${gender}`) },
      { id: 'age', header: t('age'), align: 'end', cell: ({ age }) => age ?? '—' },
      {
        id: 'height',
        header: t('fields.short.height'),
        align: 'end',
        nowrap: true,
        cell: ({ height }) => (height === null ? '—' : `${height} cm`),
      },
      ...(role === 'administrator' ? reviewColumns(t) : [calledColumn(t)]),
    ],
    [t, role],
  );
}

type Words = ReturnType<typeof useTranslations<'talents'>>;

const reviewColumns = (t: Words): DataColumn<TalentCard>[] => [
  {
    id: 'photos',
    header: t('photos'),
    align: 'end',
    phone: 'hide',
    cell: ({ review }) => review?.pendingPhotos || '—',
  },
  { id: 'registered', header: t('registered'), phone: 'hide', cell: ({ review }) => review?.registered },
  {
    id: 'state',
    header: t('state'),
    phone: 'corner',
    cell: ({ review }) => review && <StateBadge id={review.stateId} />,
  },
];

const calledColumn = (t: Words): DataColumn<TalentCard> => ({
  id: 'called',
  header: t('called'),
  phone: 'line',
  long: true,
  cell: ({ calledFor }) => calledFor ?? '—',
});
