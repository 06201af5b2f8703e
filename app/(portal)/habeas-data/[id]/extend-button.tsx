'use client';

import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { MoveButtons } from '@/app/_ui/feedback/confirm/move-buttons';
import { EXTEND_REQUEST } from '@/lib/habeas-data/requests/writes';

type Props = {
  id: string;
  /** The last day to answer afterwards, in words. */
  later: string;
};

/** Takes the longer term, with the reason that the person reads. */
export function ExtendButton({ id, later }: Props) {
  const t = useTranslations('habeasData.requests');
  const extending = useAction(EXTEND_REQUEST);
  return (
    <MoveButtons
      moves={[
        {
          name: 'extend',
          words: {
            title: t('extendTitle'),
            text: t('extendText', { day: later }),
            button: t('extend'),
            reason: t('extensionReason'),
          },
          write: (reason) => extending.confirmed({ id, reason }, t('extended', { day: later })),
        },
      ]}
    />
  );
}
