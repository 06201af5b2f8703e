'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ORDER_SHOWCASE, SHOW_TALENTS } from '@/app/_features/events/documents';
import { useWrite } from '@/app/_features/graphql/use-write';
import { toastError, toastSuccess } from '@/app/_ui/feedback/toasts';
import { toastUndo } from '@/app/_ui/feedback/undo-toast';
import type { ShowcaseRow } from './showcase-rows';

/** Shows talents to the client, hides them, orders them; what was shown or hidden can be undone for a while. */
export function useShowcase(eventId: string) {
  const t = useTranslations('events.showcase');
  const router = useRouter();
  const showing = useWrite(SHOW_TALENTS);
  const ordering = useWrite(ORDER_SHOWCASE);
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set());

  const write = async (rows: readonly ShowcaseRow[], shown: boolean): Promise<boolean> => {
    const convocatedIds = rows.map((row) => row.convocatedId);
    setWaiting(new Set(convocatedIds));
    const result = await showing.run({ eventId, convocatedIds, shown });
    setWaiting(new Set());
    if (!result.ok) toastError(result.failure.message);
    router.refresh();
    return result.ok;
  };

  const show = async (rows: readonly ShowcaseRow[], shown: boolean) => {
    if (!(await write(rows, shown))) return;
    const [only] = rows;
    const values = { count: rows.length, name: only?.name ?? '' };
    toastUndo(t(shown ? 'shown' : 'hidden', values), t('undo'), async () => {
      if (await write(rows, !shown)) toastSuccess(t(shown ? 'hidden' : 'shown', values));
    });
  };

  const order = async (convocatedIds: string[]) => {
    const result = await ordering.run({ eventId, convocatedIds });
    if (!result.ok) toastError(result.failure.message);
    router.refresh();
  };

  return { show, order, waiting, pending: showing.pending || ordering.pending };
}
