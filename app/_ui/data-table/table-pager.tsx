'use client';

import { Button, Pagination } from '@mantine/core';
import { IconArrowBarToLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import type { Pages } from '../list/list-query';
import { type ListUrl, useListUrl } from '../list/use-list-url';
import styles from './table-pager.module.css';

/** Which part of the list is shown, and the way to the others. */
export function TablePager({ pages, url }: { pages: Pages; url: ListUrl }) {
  return pages.kind === 'pages' ? <Numbered {...pages} url={url} /> : <Onwards {...pages} url={url} />;
}

type NumberedProps = { page: number; pageSize: number; total: number; url: ListUrl };

function Numbered({ page, pageSize, total, url }: NumberedProps) {
  const t = useTranslations('ui.table');
  const count = Math.ceil(total / pageSize);
  const from = Math.min((page - 1) * pageSize + 1, total);
  if (total === 0) return null;
  const words = { previous: t('previous'), next: t('next'), first: t('first'), last: t('next') };
  return (
    <nav className={styles.pager} aria-label={t('pages')}>
      <span className={styles.range}>
        {t('range', { from, to: Math.min(page * pageSize, total), total })}
      </span>
      {count > 1 && (
        <Pagination
          size="sm"
          total={count}
          value={Math.min(page, count)}
          onChange={url.setPage}
          siblings={1}
          getItemProps={(number) => ({ 'aria-label': t('page', { page: number }) })}
          getControlProps={(control) => ({ 'aria-label': words[control] })}
        />
      )}
    </nav>
  );
}

type OnwardsProps = { after: string | null; next: string | null; url: ListUrl };

function Onwards({ after, next, url }: OnwardsProps) {
  const t = useTranslations('ui.table');
  if (!after && !next) return null;
  return (
    <nav className={styles.pager} aria-label={t('pages')}>
      <Button
        variant="default"
        size="xs"
        disabled={!after}
        onClick={() => url.setAfter(null)}
        leftSection={<IconArrowBarToLeft size={14} stroke={1.5} aria-hidden />}
      >
        {t('first')}
      </Button>
      <Button
        variant="default"
        size="xs"
        disabled={!next}
        onClick={() => url.setAfter(next)}
        rightSection={<IconChevronRight size={14} stroke={1.5} aria-hidden />}
      >
        {t('next')}
      </Button>
    </nav>
  );
}

/** The pages of a list that is no table: the page lives in the address like a table's. */
export function ListPager({ pages }: { pages: Pages }) {
  return <TablePager pages={pages} url={useListUrl(NO_FILTERS)} />;
}

const NO_FILTERS = { sort: '', filters: {} } as const;
