'use client';

import { Button } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { useWrite } from '@/app/_features/graphql/use-write';
import { toastError } from '@/app/_ui/feedback/toasts';
import { toastUndo } from '@/app/_ui/feedback/undo-toast';
import { RECORD_SENT_BY_HAND, TAKE_BACK_SENT_BY_HAND } from '@/lib/convocatories/writes';
import type { BoardTalent } from './board';
import type { Purpose } from './link-rows';
import styles from './links.module.css';

type Props = {
  talent: BoardTalent;
  purpose: Purpose;
  /** What was kept of it already. */
  sent: { readonly id: string } | undefined;
  /** The chat was opened: whether it was sent there, the producer alone knows. */
  asks: boolean;
  onTold: () => void;
};

/** «Lo envié»: what a producer says of a message that it sent by WhatsApp itself, and takes back. */
export function SentByHand({ talent, purpose, sent, asks, onTold }: Props) {
  const t = useTranslations('events.links');
  const router = useRouter();
  const recording = useWrite(RECORD_SENT_BY_HAND);
  const undoing = useAction(TAKE_BACK_SENT_BY_HAND);
  const name = t(purpose);

  const takeBack = async (id: string) => {
    await undoing.press({ id }, t('takenBack'));
  };
  const record = async () => {
    const result = await recording.run({ convocatedId: talent.convocatedId, purpose });
    if (!result.ok) return toastError(result.failure.message);
    onTold();
    toastUndo(t('sent', { name: talent.name }), t('undo'), () => takeBack(result.data));
    router.refresh();
  };

  if (asks) {
    return (
      <div className={styles.ask} role="status">
        <p>{t('askSent')}</p>
        <Button loading={recording.pending} aria-label={t('iSentItOf', { purpose: name })} onClick={record}>
          {t('iSentIt')}
        </Button>
      </div>
    );
  }
  return (
    sent && (
      <Button
        variant="subtle"
        size="compact-sm"
        loading={undoing.pending}
        aria-label={t('notSentOf', { purpose: name })}
        onClick={() => void takeBack(sent.id)}
      >
        {t('notSent')}
      </Button>
    )
  );
}
