'use client';

import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { UPDATE_CLIENT } from '@/lib/clients/writes';
import { CLIENT } from '@/lib/core/states';

/** Removes a client (32), after saying what stays. */
export function RemoveClient({ id, name }: { id: string; name: string }) {
  const t = useTranslations('clients.remove');
  const confirm = useConfirm();
  const removing = useAction(UPDATE_CLIENT);
  return (
    <PlainButton
      variant="subtle"
      onClick={() =>
        void confirm({
          title: t('title', { name }),
          message: t('text'),
          tone: 'danger',
          confirmLabel: t('action'),
          onConfirm: () =>
            removing.confirmed({ id, stateId: CLIENT.DELETED }, { said: t('done'), goTo: () => '/clientes' }),
        })
      }
    >
      {t('action')}
    </PlainButton>
  );
}
