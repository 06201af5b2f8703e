'use client';

import { Button } from '@mantine/core';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toastError } from '../feedback/toasts';
import { EXPORT_PARAM } from './export-table';

type Props = { path: string; ids: readonly string[] };

/** Keeps the chosen rows of the list at `path` in a spreadsheet. */
export function ExportChosen({ path, ids }: Props) {
  const t = useTranslations('ui.export');
  const shown = useSearchParams();
  const [pending, setPending] = useState(false);
  async function press() {
    const query = new URLSearchParams(shown);
    query.set(EXPORT_PARAM, 'xlsx');
    setPending(true);
    const kept = await keepFile(`${path}/exportar?${query}`, ids);
    setPending(false);
    if (!kept) toastError(t('failed'));
  }
  return (
    <Button size="sm" variant="default" loading={pending} onClick={() => void press()}>
      {t('chosen', { count: ids.length })}
    </Button>
  );
}

async function keepFile(address: string, ids: readonly string[]): Promise<boolean> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ids }),
    });
    if (!response.ok) return false;
    const [, name = ''] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await response.blob());
    link.download = name;
    link.click();
    URL.revokeObjectURL(link.href);
    return true;
  } catch {
    return false;
  }
}
