'use client';

import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { ASK_ARCHIVE } from '@/lib/archives/writes';

type Props = { days: number; isUnderWay: boolean };

/** Asks for a copy of everything; while one is being made there is nothing to ask for. */
export function AskArchiveButton({ days, isUnderWay }: Props) {
  const t = useTranslations('archives');
  const confirm = useConfirm();
  const asking = useAction(ASK_ARCHIVE);
  const ask = () =>
    confirm({
      title: t('askTitle'),
      message: t('askText', { days }),
      confirmLabel: t('ask'),
      onConfirm: () => asking.confirmed({}, t('asked')),
    });
  return (
    <PlainButton onClick={() => void ask()} disabled={isUnderWay}>
      {t('ask')}
    </PlainButton>
  );
}
