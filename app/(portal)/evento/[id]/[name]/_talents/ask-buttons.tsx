'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { RECORD_OUTSIDE_ANSWER, REMIND_TALENT } from '@/app/_features/events/documents';
import { useAction } from '@/app/_features/graphql/use-action';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import type { BoardTalent } from './board';

/** What can be done about a talent who has not answered: send the call again, or say that it answered by other ways. */
export function AskButtons({ talent: { convocatedId, name, saidYesOutsideAt } }: { talent: BoardTalent }) {
  const t = useTranslations('events.talents');
  const confirm = useConfirm();
  const remind = useAction(REMIND_TALENT);
  const record = useAction(RECORD_OUTSIDE_ANSWER);

  const sendAgain = () => remind.press({ id: convocatedId }, t('reminded', { name }));

  const tellOutside = () =>
    confirm({
      title: t('outsideTitle', { name }),
      message: t('outsideMessage'),
      confirmLabel: t('outsideConfirm'),
      onConfirm: () => record.confirmed({ id: convocatedId }, t('outsideDone', { name })),
    });

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
