'use client';

import { Button } from '@mantine/core';
import { IconArrowBarToLeft, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import type { Pages } from '../list/list-query';
import { type ListUrl, useListUrl } from '../list/use-list-url';
import styles from './table-pager.module.css';

const ICON = { size: 14, stroke: 1.5, 'aria-hidden': true } as const;
const BUTTON = { variant: 'default', size: 'xs' } as const;

/** The ways from a page of a list to the others; nothing where there is one page. */
export function TablePager({ pages: { before, after, first }, url }: { pages: Pages; url: ListUrl }) {
  const t = useTranslations('ui.table');
  if (first && !after) return null;
  return (
    <nav className={styles.pager} aria-label={t('pages')}>
      <Button
        {...BUTTON}
        disabled={first}
        onClick={() => url.setPage({})}
        leftSection={<IconArrowBarToLeft {...ICON} />}
      >
        {t('first')}
      </Button>
      <span className={styles.ways}>
        <Button
          {...BUTTON}
          disabled={!before}
          onClick={() => before && url.setPage({ before })}
          leftSection={<IconChevronLeft {...ICON} />}
        >
          {t('previous')}
        </Button>
        <Button
          {...BUTTON}
          disabled={!after}
          onClick={() => after && url.setPage({ after })}
          rightSection={<IconChevronRight {...ICON} />}
        >
          {t('next')}
        </Button>
      </span>
    </nav>
  );
}

/** The pages of a list that is no table: the page lives in the address like a table's. */
export function ListPager({ pages }: { pages: Pages }) {
  return <TablePager pages={pages} url={useListUrl(NO_FILTERS)} />;
}

const NO_FILTERS = { sort: '', filters: {} } as const;
