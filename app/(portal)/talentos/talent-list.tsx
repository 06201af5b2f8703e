'use client';

import { SegmentedControl } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { parseAsString, useQueryState } from 'nuqs';
import { useMemo, useTransition } from 'react';
import { StateBadge, useStateOptions } from '@/app/_ui/data/state-badge';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import type { Pages } from '@/app/_ui/list/list-query';
import { ListScreen } from '@/app/_ui/list/list-screen';
import { TalentPhoto } from '@/app/_ui/photos/talent-photo';
import { TALENT } from '@/lib/core/states';
import { GENDERS, TALENT_LIST, VIEW_PARAM } from './list-query';
import type { TalentCard } from './talent-card';
import { TalentGrid } from './talent-grid';
import styles from './talent-list.module.css';

type Option = { readonly value: string; readonly label: string };

type Props = {
  talents: readonly TalentCard[];
  pages: Pages;
  view: 'grid' | 'table';
  profiles: readonly Option[];
  cities: readonly Option[];
};

/** Talents as photos or as a table. */
export function TalentList({ talents, pages, view, profiles, cities }: Props) {
  const t = useTranslations('talents');
  const states = useStateOptions(TALENT);
  return (
    <ListScreen
      list={TALENT_LIST}
      label={t('title')}
      columns={useColumns()}
      rows={talents}
      rowName={({ name }) => name}
      rowHref={({ id }) => `/talentos/${id}`}
      pages={pages}
      search={t('search')}
      filters={[
        { name: 'estado', label: t('state'), options: states },
        { name: 'perfil', label: t('profile'), options: profiles },
        {
          name: 'genero',
          label: t('gender'),
          options: GENDERS.map((gender) => ({ value: gender, label: t(`genders.${gender}`) })),
        },
        { name: 'ciudad', label: t('city'), options: cities },
      ]}
      views={<ViewSwitch view={view} />}
      instead={view === 'grid' && <TalentGrid talents={talents} />}
      empty={<EmptyState title={t('emptyTitle')} text={t('emptyText')} />}
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

function useColumns(): readonly DataColumn<TalentCard>[] {
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
        maxWidth: '220px',
        cell: ({ profiles }) => profiles.join(', ') || '—',
      },
      { id: 'city', header: t('city'), maxWidth: '140px', cell: ({ city }) => city ?? '—' },
      { id: 'gender', header: t('gender'), cell: ({ gender }) => t(`genders.${gender}`) },
      { id: 'age', header: t('age'), align: 'end', cell: ({ age }) => age ?? '—' },
      {
        id: 'photos',
        header: t('photos'),
        align: 'end',
        cell: ({ pendingPhotos }) => (pendingPhotos > 0 ? pendingPhotos : '—'),
      },
      { id: 'registered', header: t('registered'), cell: ({ registered }) => registered },
      {
        id: 'state',
        header: t('state'),
        phone: 'corner',
        cell: ({ stateId }) => <StateBadge id={stateId} />,
      },
    ],
    [t],
  );
}
