'use client';

import { Button } from '@mantine/core';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toastError } from '../feedback/toasts';

type Props<Row> = {
  /** Where they are read. */
  path: string;
  onRead: (rows: readonly Row[]) => void;
};

/** Chooses all rows that match the search and filters of the address, also those of other pages. */
export function ChooseAll<Row>({ path, onRead }: Props<Row>) {
  const t = useTranslations('ui.table');
  const asked = useSearchParams();
  const [reading, setReading] = useState(false);
  async function read() {
    setReading(true);
    const found = await readMatching<Row>(`${path}?${asked}`);
    setReading(false);
    if (!found) return toastError(t('matchingFailed'));
    onRead(found.rows);
    if (found.more) toastError(t('matchingMore', { count: found.rows.length }));
  }
  return (
    <Button variant="subtle" color="ink" size="xs" loading={reading} onClick={() => void read()}>
      {t('chooseMatching')}
    </Button>
  );
}

type Matching<Row> = { readonly rows: readonly Row[]; readonly more: boolean };

async function readMatching<Row>(address: string): Promise<Matching<Row> | null> {
  try {
    const response = await fetch(address, { headers: { accept: 'application/json' } });
    return response.ok ? ((await response.json()) as Matching<Row>) : null;
  } catch {
    return null;
  }
}
