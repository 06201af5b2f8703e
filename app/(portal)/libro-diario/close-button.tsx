'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { CLOSE_JOURNAL_MONTH } from '@/lib/finances/journal/writes';
import { LIST_FORMAT } from '@/lib/i18n/list-format';

type Props = {
  month: string;
  /** The month in words. */
  name: string;
  /** The earlier months that are closed with it, in words. */
  closesWith: readonly string[];
};

/** Closes a month, and the open ones before it, once it was asked. */
export function CloseButton({ month, name, closesWith }: Props) {
  const t = useTranslations('journal');
  const confirm = useConfirm();
  const closing = useAction(CLOSE_JOURNAL_MONTH);
  const others = t('closesWith', { count: closesWith.length, months: LIST_FORMAT.format(closesWith) });
  const ask = () =>
    confirm({
      title: t('closeTitle', { month: name }),
      message: closesWith.length > 0 ? `${others} ${t('closeText')}` : t('closeText'),
      confirmLabel: t('close'),
      onConfirm: () => closing.confirmed({ month }, t('closeDone', { count: closesWith.length + 1 })),
    });
  return (
    <Button variant="default" onClick={() => void ask()}>
      {t('close')}
    </Button>
  );
}
