'use client';

import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { RowButton } from '@/app/_ui/list/row-button';
import { CALL_APPLICANT, DECLINE_APPLICATION } from '@/lib/convocatories/open-calls/writes';

/** Calls a talent who applied, or declines in words that one may write. */
export function ApplicationButtons({ id, name }: { id: string; name: string }) {
  const t = useTranslations('events.applications');
  const confirm = useConfirm();
  const calling = useAction(CALL_APPLICANT);
  const declining = useAction(DECLINE_APPLICATION);
  const decline = () =>
    confirm({
      title: t('declineTitle', { name }),
      message: t('declineText'),
      confirmLabel: t('decline'),
      reason: { label: t('message'), required: false, maxLength: 500 },
      onConfirm: (message) => declining.confirmed({ id, message: message || null }, t('declined', { name })),
    });
  return (
    <>
      <RowButton
        aria-label={t('callName', { name })}
        onClick={() => void calling.press({ id }, t('called', { name }))}
      >
        {t('call')}
      </RowButton>
      <RowButton aria-label={t('declineName', { name })} onClick={() => void decline()}>
        {t('decline')}
      </RowButton>
    </>
  );
}
