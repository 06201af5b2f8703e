'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { REOPEN_JOURNAL_MONTH } from '@/lib/finances/journal/writes';

/** Opens a closed month again, with a reason. `name` is the month in words. */
export function ReopenButton({ month, name }: { month: string; name: string }) {
  const t = useTranslations('journal');
  const confirm = useConfirm();
  const reopening = useAction(REOPEN_JOURNAL_MONTH);
  const ask = () =>
    confirm({
      title: t('reopenTitle', { month: name }),
      message: t('reopenText'),
      confirmLabel: t('reopen'),
      reason: { maxLength: 500 },
      onConfirm: (reason) => reopening.confirmed({ month, reason }, t('reopenDone')),
    });
  return (
    <Button variant="default" onClick={() => void ask()}>
      {t('reopen')}
    </Button>
  );
}
