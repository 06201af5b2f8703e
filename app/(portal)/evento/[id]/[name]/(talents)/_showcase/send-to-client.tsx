'use client';

import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { SEND_SHOWCASE } from '@/lib/convocatories/showcase/writes';

type Props = {
  eventId: string;
  /** Where the mail goes. */
  address: string;
  /** How many talents the client sees there. */
  shown: number;
  /** Something is prepared that it does not see yet. */
  publishes: boolean;
  again: boolean;
};

/** Mails the client where it sees its talents; a mail cannot be taken back, so that it is asked first. */
export function SendToClient({ eventId, address, shown, publishes, again }: Props) {
  const t = useTranslations('events.showcase');
  const confirm = useConfirm();
  const { confirmed } = useAction(SEND_SHOWCASE);
  const ask = () =>
    confirm({
      title: t('sendTitle', { count: shown }),
      message: t(publishes ? 'publishAndSendText' : 'sendText', { address }),
      confirmLabel: t('sendConfirm'),
      onConfirm: () => confirmed({ eventId }, t('sent', { address })),
    });
  return (
    <Button
      variant={again ? 'default' : 'filled'}
      size="xs"
      disabled={shown === 0}
      leftSection={<IconSend size={14} stroke={1.5} aria-hidden />}
      onClick={() => void ask()}
    >
      {t(again ? 'sendAgain' : 'send')}
    </Button>
  );
}
