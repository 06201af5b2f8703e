'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { CLOSE_USER_SESSIONS, REACTIVATE_USER, RESEND_ACTIVATION, SUSPEND_USER } from '@/lib/people/writes';

type Person = { readonly id: string; readonly name: string };

type Props = {
  person: Person;
  /** What the person's state allows. */
  offers: { readonly suspend: boolean; readonly reactivate: boolean; readonly resend: boolean };
};

/** What the administrator does with somebody's account. */
export function PersonActions({ person: { id, name }, offers }: Props) {
  const t = useTranslations('people.actions');
  const confirm = useConfirm();
  const suspending = useAction(SUSPEND_USER);
  const reactivating = useAction(REACTIVATE_USER);
  const resending = useAction(RESEND_ACTIVATION);

  const suspend = () =>
    confirm({
      title: t('suspendTitle', { name }),
      message: t('suspendText'),
      reason: { label: t('suspendReason'), maxLength: 500 },
      confirmLabel: t('suspend'),
      tone: 'danger',
      onConfirm: (reason) => suspending.confirmed({ id, reason }, t('suspended', { name })),
    });

  const reactivate = () =>
    confirm({
      title: t('reactivateTitle', { name }),
      message: t('reactivateText'),
      confirmLabel: t('reactivate'),
      onConfirm: () => reactivating.confirmed({ id }, t('reactivated', { name })),
    });

  const resend = () => resending.press({ id }, { said: ({ email }) => t('resent', { email }) });

  return (
    <>
      {offers.resend && (
        <Button variant="default" onClick={resend} loading={resending.pending}>
          {t('resend')}
        </Button>
      )}
      {offers.suspend && (
        <Button variant="default" onClick={suspend}>
          {t('suspend')}
        </Button>
      )}
      {offers.reactivate && <Button onClick={reactivate}>{t('reactivate')}</Button>}
    </>
  );
}

/** Signs somebody out everywhere. */
export function CloseSessions({ person: { id, name } }: { person: Person }) {
  const t = useTranslations('people.actions');
  const confirm = useConfirm();
  const closing = useAction(CLOSE_USER_SESSIONS);
  const close = () =>
    confirm({
      title: t('closeTitle', { name }),
      message: t('closeText'),
      confirmLabel: t('close'),
      tone: 'danger',
      onConfirm: () => closing.confirmed({ id }, { said: (count) => t('closed', { count }) }),
    });
  return (
    <Button variant="default" size="xs" onClick={close}>
      {t('close')}
    </Button>
  );
}
