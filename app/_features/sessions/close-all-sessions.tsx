'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { dataOf } from '@/app/_features/graphql/use-action';
import { useWrite } from '@/app/_features/graphql/use-write';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { CLOSE_ALL_SESSIONS } from '@/lib/identity/sessions/writes';
import { leave } from './leave';

/** Ends all sessions of oneself, this one too, and goes to the login. */
export function CloseAllSessions({ kind }: { kind: 'agency' | 'administrator' | 'talent' }) {
  const t = useTranslations('sessions');
  const confirm = useConfirm();
  const { run } = useWrite(CLOSE_ALL_SESSIONS);

  const ask = () =>
    confirm({
      title: t('closeAllTitle'),
      message: t('closeAllText'),
      confirmLabel: t('closeAllConfirm'),
      tone: 'danger',
      onConfirm: async () => {
        dataOf(await run({}));
        await leave(kind);
      },
    });

  return (
    <Button variant="default" size="xs" onClick={() => void ask()}>
      {t('closeAll')}
    </Button>
  );
}
