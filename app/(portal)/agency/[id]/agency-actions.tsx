'use client';

import { Button } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useWrite, type WriteResult } from '@/app/_features/graphql/use-write';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { toastSuccess } from '@/app/_ui/feedback/toasts';
import type { AgencyMove } from '@/lib/agencies/review/rules';
import { APPROVE_AGENCY, REACTIVATE_AGENCY, REVIEW_AGENCY, SUSPEND_AGENCY } from './documents';

type Props = {
  agency: { readonly id: string; readonly name: string };
  /** What its state allows. */
  moves: readonly AgencyMove[];
};

/** In the order in which the buttons stand, the primary one last. */
const ORDER: readonly AgencyMove[] = ['suspend', 'review', 'approve', 'reactivate'];
const PRIMARY: readonly AgencyMove[] = ['approve', 'reactivate'];

/** What the administrator does with an agency: each asks, does, tells and reads the page anew. */
export function AgencyActions({ agency: { id, name }, moves }: Props) {
  const t = useTranslations('agencies.moves');
  const confirm = useConfirm();
  const router = useRouter();
  const approving = useWrite(APPROVE_AGENCY);
  const reviewing = useWrite(REVIEW_AGENCY);
  const suspending = useWrite(SUSPEND_AGENCY);
  const reactivating = useWrite(REACTIVATE_AGENCY);
  const write: Readonly<Record<AgencyMove, (reason: string) => Promise<WriteResult<unknown>>>> = {
    approve: () => approving.run({ id }),
    review: () => reviewing.run({ id }),
    suspend: (reason) => suspending.run({ id, reason }),
    reactivate: () => reactivating.run({ id }),
  };

  const ask = (move: AgencyMove) =>
    confirm({
      title: t(`${move}.title`, { name }),
      message: t(`${move}.text`),
      confirmLabel: t(`${move}.button`),
      ...(move === 'suspend'
        ? { tone: 'danger' as const, reason: { label: t('suspend.reason'), maxLength: 500 } }
        : {}),
      onConfirm: async (reason) => {
        const result = await write[move](reason);
        if (!result.ok) throw new Error(result.failure.message);
        toastSuccess(t(`${move}.done`, { name }));
        router.refresh();
      },
    });

  return ORDER.filter((move) => moves.includes(move)).map((move) => (
    <Button
      key={move}
      {...(PRIMARY.includes(move) ? {} : { variant: 'default' })}
      onClick={() => void ask(move)}
    >
      {t(`${move}.button`)}
    </Button>
  ));
}
