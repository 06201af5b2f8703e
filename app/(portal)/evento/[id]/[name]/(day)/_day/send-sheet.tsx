'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { SEND_CALL_SHEET } from '@/lib/event-day/call-sheet/writes';

type Props = { eventId: string; people: number; again: boolean };

/** Sends everybody confirmed its own sheet, after saying to how many. */
export function SendSheet({ eventId, people, again }: Props) {
  const t = useTranslations('events.day');
  const confirm = useConfirm();
  const sending = useAction(SEND_CALL_SHEET);
  return (
    <Button
      loading={sending.pending}
      onClick={() =>
        confirm({
          title: t(again ? 'sendAgainTitle' : 'sendTitle'),
          message: t('sendMessage', { count: people }),
          confirmLabel: t('send'),
          onConfirm: () => sending.confirmed({ eventId }, { said: (count) => t('sentTo', { count }) }),
        })
      }
    >
      {t(again ? 'sendAgain' : 'send')}
    </Button>
  );
}
