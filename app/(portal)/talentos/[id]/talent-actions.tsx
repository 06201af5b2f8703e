'use client';

import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { MoveButtons } from '@/app/_ui/feedback/confirm/move-buttons';
import type { TalentMove } from '@/lib/talents/states/rules';
import {
  APPROVE_TALENT,
  REACTIVATE_TALENT,
  RESEND_TALENT_ACTIVATION,
  REVIEW_TALENT,
  SUSPEND_TALENT,
} from '@/lib/talents/states/writes';

type Props = {
  talent: { readonly id: string; readonly name: string };
  /** What its state allows. */
  moves: readonly TalentMove[];
  /** Whether it has no password yet. */
  mayResend: boolean;
};

/** In the order in which the buttons stand, the primary one last. */
const ORDER: readonly TalentMove[] = ['suspend', 'review', 'approve', 'reactivate'];
const PRIMARY: readonly TalentMove[] = ['approve', 'reactivate'];

/** What the administrator does with a talent: each asks, does, tells and reads the page anew. */
export function TalentActions({ talent: { id, name }, moves, mayResend }: Props) {
  const t = useTranslations('talents.moves');
  const approving = useAction(APPROVE_TALENT);
  const reviewing = useAction(REVIEW_TALENT);
  const suspending = useAction(SUSPEND_TALENT);
  const reactivating = useAction(REACTIVATE_TALENT);
  const resending = useAction(RESEND_TALENT_ACTIVATION);
  const write: Readonly<Record<TalentMove, (done: string, reason: string) => Promise<void>>> = {
    approve: (done) => approving.confirmed({ id }, done),
    review: (done) => reviewing.confirmed({ id }, done),
    suspend: (done, reason) => suspending.confirmed({ id, reason }, done),
    reactivate: (done) => reactivating.confirmed({ id }, done),
  };
  const words = (move: TalentMove | 'resend') => ({
    title: t(`${move}.title`, { name }),
    text: t(`${move}.text`),
    button: t(`${move}.button`),
    ...(move === 'suspend' ? { reason: t('suspend.reason') } : {}),
  });
  const resend = {
    name: 'resend',
    words: words('resend'),
    write: () => resending.confirmed({ id }, t('resend.done', { name })),
  };
  return (
    <MoveButtons
      moves={[
        ...(mayResend ? [resend] : []),
        ...ORDER.filter((move) => moves.includes(move)).map((move) => ({
          name: move,
          words: words(move),
          primary: PRIMARY.includes(move),
          write: (reason: string) => write[move](t(`${move}.done`, { name }), reason),
        })),
      ]}
    />
  );
}
