'use client';

import { Button } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useWrite, type WriteResult } from '@/app/_features/graphql/use-write';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { toastError, toastSuccess } from '@/app/_ui/feedback/toasts';
import { CLOSE_USER_SESSIONS, REACTIVATE_USER, RESEND_ACTIVATION, SUSPEND_USER } from '../documents';

type Person = { readonly id: string; readonly name: string };

/** The data of a write, or its failure thrown as a text for people, which the confirm dialog shows. */
function dataOf<Data>(result: WriteResult<Data>): Data {
  if (!result.ok) throw new Error(result.failure.message);
  return result.data;
}

type Props = {
  person: Person;
  /** What the person's state allows. */
  offers: { readonly suspend: boolean; readonly reactivate: boolean; readonly resend: boolean };
};

/** What the administrator does with somebody's account. */
export function PersonActions({ person: { id, name }, offers }: Props) {
  const t = useTranslations('people.actions');
  const confirm = useConfirm();
  const router = useRouter();
  const suspending = useWrite(SUSPEND_USER);
  const reactivating = useWrite(REACTIVATE_USER);
  const resending = useWrite(RESEND_ACTIVATION);

  const suspend = () =>
    confirm({
      title: t('suspendTitle', { name }),
      message: t('suspendText'),
      reason: { label: t('suspendReason'), maxLength: 500 },
      confirmLabel: t('suspend'),
      tone: 'danger',
      onConfirm: async (reason) => {
        dataOf(await suspending.run({ id, reason }));
        toastSuccess(t('suspended', { name }));
        router.refresh();
      },
    });

  const reactivate = () =>
    confirm({
      title: t('reactivateTitle', { name }),
      message: t('reactivateText'),
      confirmLabel: t('reactivate'),
      onConfirm: async () => {
        dataOf(await reactivating.run({ id }));
        toastSuccess(t('reactivated', { name }));
        router.refresh();
      },
    });

  async function resend(): Promise<void> {
    const result = await resending.run({ id });
    if (!result.ok) {
      toastError(result.failure.message);
      return;
    }
    toastSuccess(t('resent', { email: result.data.resendActivation.email }));
    router.refresh();
  }

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
  const router = useRouter();
  const { run } = useWrite(CLOSE_USER_SESSIONS);
  const close = () =>
    confirm({
      title: t('closeTitle', { name }),
      message: t('closeText'),
      confirmLabel: t('close'),
      tone: 'danger',
      onConfirm: async () => {
        const { closeUserSessions } = dataOf(await run({ id }));
        toastSuccess(t('closed', { count: closeUserSessions }));
        router.refresh();
      },
    });
  return (
    <Button variant="default" size="xs" onClick={close}>
      {t('close')}
    </Button>
  );
}
