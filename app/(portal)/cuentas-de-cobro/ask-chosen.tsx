'use client';

import { Button } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWrite } from '@/app/_features/graphql/use-write';
import { toastError } from '@/app/_ui/feedback/toasts';
import { toastUndo } from '@/app/_ui/feedback/undo-toast';
import { RETURN_CLAIM } from '@/lib/claims/review/writes';
import { useReopen } from './use-reopen';

type Props = { ids: readonly string[]; clear: () => void };

/** Returns the chosen claims that lack the statement of art. 383 for it: each talent is written, and answers it. */
export function AskChosen({ ids, clear }: Props) {
  const t = useTranslations('claims');
  const router = useRouter();
  const reopen = useReopen();
  const { run } = useWrite(RETURN_CLAIM);
  const [pending, setPending] = useState(false);
  if (ids.length === 0) return null;

  async function ask() {
    setPending(true);
    const asked: string[] = [];
    const why = new Set<string>();
    for (const id of ids) {
      const result = await run({ id, reason: t('reasons.statement') });
      if (result.ok) asked.push(id);
      else why.add(result.failure.message);
    }
    setPending(false);
    clear();
    if (asked.length > 0)
      toastUndo(t('withholding.askedMany', { count: asked.length }), t('undo'), () => reopen(asked));
    if (why.size > 0) toastError([...why].join(' '));
    router.refresh();
  }

  return (
    <Button variant="default" size="sm" loading={pending} onClick={ask}>
      {t('withholding.askMany', { count: ids.length })}
    </Button>
  );
}
