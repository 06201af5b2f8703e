'use client';

import { SegmentedControl } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { parseAsString, useQueryState } from 'nuqs';
import { useTransition } from 'react';
import { useStateWord } from '@/app/_ui/data/state-badge';
import { DataTable } from '@/app/_ui/data-table/data-table';
import { NoneFiltered } from '@/app/_ui/data-table/none-filtered';
import { SearchFilter, SelectFilter, TableFilters } from '@/app/_ui/data-table/table-filters';
import { type Pages, TablePager } from '@/app/_ui/data-table/table-pager';
import { type TableUrl, useTableUrl } from '@/app/_ui/data-table/use-table-url';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { TALENT } from '@/lib/core/states';
import { LIST_FILTERS, LIST_SORT, VIEW_PARAM } from './list-query';
import type { TalentCard } from './talent-card';
import { TalentGrid } from './talent-grid';
import styles from './talent-list.module.css';
import { useTalentColumns } from './use-talent-columns';

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
  const url = useTableUrl({ defaultSort: LIST_SORT, filters: LIST_FILTERS });
  const columns = useTalentColumns();
  const empty = <EmptyState title={t('emptyTitle')} text={t('emptyText')} />;
  const toolbar = (
    <div className={styles.toolbar}>
      <Filters url={url} profiles={profiles} cities={cities} />
      <ViewSwitch view={view} />
    </div>
  );

  if (view === 'table') {
    return (
      <SectionCard flush>
        <DataTable
          label={t('title')}
          columns={columns}
          rows={talents}
          rowId={({ id }) => id}
          rowName={({ name }) => name}
          rowHref={({ id }) => `/talentos/${id}`}
          url={url}
          pages={pages}
          toolbar={toolbar}
          empty={empty}
        />
      </SectionCard>
    );
  }
  return (
    <SectionCard flush>
      {toolbar}
      <div className={styles.content} data-pending={url.pending || undefined} aria-busy={url.pending}>
        {talents.length > 0 && <TalentGrid talents={talents} />}
        {talents.length === 0 && (url.filtered ? <NoneFiltered url={url} /> : empty)}
      </div>
      <TablePager pages={pages} url={url} />
    </SectionCard>
  );
}

function Filters({ url, profiles, cities }: { url: TableUrl } & Pick<Props, 'profiles' | 'cities'>) {
  const t = useTranslations('talents');
  const word = useStateWord();
  const genders = ['FEMENINO', 'MASCULINO'] as const;
  return (
    <TableFilters url={url}>
      <SearchFilter url={url} label={t('search')} />
      <SelectFilter
        url={url}
        name="estado"
        label={t('state')}
        options={Object.values(TALENT).map((id) => ({ value: String(id), label: word(id) }))}
      />
      <SelectFilter url={url} name="perfil" label={t('profile')} options={profiles} />
      <SelectFilter
        url={url}
        name="genero"
        label={t('gender')}
        options={genders.map((gender) => ({ value: gender, label: t(`genders.${gender}`) }))}
      />
      <SelectFilter url={url} name="ciudad" label={t('city')} options={cities} />
    </TableFilters>
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
