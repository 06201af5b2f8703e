'use client';

import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { useWrite } from '@/app/_features/graphql/use-write';
import { useGivenLink } from '@/app/_features/links/use-given-link';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { END_STATEMENT_LINKS, SEND_STATEMENT, SHARE_STATEMENT_LINK } from '@/lib/finances/statement/writes';

type Props = {
  clientId: string;
  /** Where the client is mailed its statement; null while there is no address or nothing to tell. */
  address: string | null;
};

/** Sends the client its statement, gives it its own link, and ends those that were given. */
export function StatementActions({ clientId, address }: Props) {
  const t = useTranslations('receivables.statement');
  const confirm = useConfirm();
  const sharing = useWrite(SHARE_STATEMENT_LINK);
  const ending = useAction(END_STATEMENT_LINKS);
  const sending = useAction(SEND_STATEMENT);
  const { copy } = useGivenLink({
    make: async () => {
      const result = await sharing.run({ clientId });
      return result.ok ? { ok: true, data: { url: result.data, phone: null, dialingCode: '57' } } : result;
    },
    message: (url) => t('message', { url }),
  });
  const end = () =>
    confirm({
      title: t('endTitle'),
      message: t('endText'),
      confirmLabel: t('end'),
      onConfirm: () => ending.confirmed({ clientId }, t('ended')),
    });
  const send = (to: string) =>
    confirm({
      title: t('sendTitle'),
      message: t('sendText', { address: to }),
      confirmLabel: t('sendConfirm'),
      onConfirm: () => sending.confirmed({ clientId }, t('sent', { address: to })),
    });
  return (
    <>
      <PlainButton variant="default" onClick={() => void end()}>
        {t('end')}
      </PlainButton>
      <PlainButton variant={address ? 'default' : 'filled'} onClick={() => void copy()}>
        {t('share')}
      </PlainButton>
      {address && <PlainButton onClick={() => void send(address)}>{t('send')}</PlainButton>}
    </>
  );
}
