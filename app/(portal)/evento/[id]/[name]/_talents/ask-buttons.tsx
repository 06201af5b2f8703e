'use client';

import { Button } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { RECORD_OUTSIDE_ANSWER, REMIND_TALENT } from '@/app/_features/events/documents';
import { useWrite } from '@/app/_features/graphql/use-write';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { toastError, toastSuccess } from '@/app/_ui/feedback/toasts';
import type { BoardTalent } from './board';

/** What can be done about a talent who has not answered: send the call again, or say that it answered by other ways. */
export function AskButtons({ talent: { convocatedId, name, saidYesOutsideAt } }: { talent: BoardTalent }) {
  const t = useTranslations('events.talents');
  const confirm = useConfirm();
  const router = useRouter();
  const remind = useWrite(REMIND_TALENT);
  const record = useWrite(RECORD_OUTSIDE_ANSWER);

  const sendAgain = async () => {
    const result = await remind.run({ id: convocatedId });
    if (!result.ok) return toastError(result.failure.message);
    toastSuccess(t('reminded', { name }));
  };

  const tellOutside = async () => {
    const answer = await confirm({
      title: t('outsideTitle', { name }),
      message: t('outsideMessage'),
      confirmLabel: t('outsideConfirm'),
      onConfirm: async () => {
        const result = await record.run({ id: convocatedId });
        if (!result.ok) throw new Error(result.failure.message);
      },
    });
    if (answer === null) return;
    toastSuccess(t('outsideDone', { name }));
    router.refresh();
  };

  return (
    <>
      <Button
        variant="subtle"
        color="ink"
        size="xs"
        loading={remind.pending}
        aria-label={t('remindOf', { name })}
        onClick={() => void sendAgain()}
      >
        {t('remind')}
      </Button>
      {!saidYesOutsideAt && (
        <Button
          variant="subtle"
          color="ink"
          size="xs"
          aria-label={t('outsideOf', { name })}
          onClick={() => void tellOutside()}
        >
          {t('outside')}
        </Button>
      )}
    </>
  );
}
