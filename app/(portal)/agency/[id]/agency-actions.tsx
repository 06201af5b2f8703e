'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { MoveButtons } from '@/app/_ui/feedback/confirm/move-buttons';
import type { AgencyMove } from '@/lib/agencies/review/rules';
import {
  APPROVE_AGENCY,
  REACTIVATE_AGENCY,
  REVIEW_AGENCY,
  SUSPEND_AGENCY,
} from '@/lib/agencies/review/writes';
import type { AgencyField } from '@/lib/contracts/clauses/clause-values';

type Props = {
  agency: {
    readonly id: string;
    readonly name: string;
    /** What it lacks before its talents can sign: it is told to who approves. */
    readonly missing: readonly AgencyField[];
  };
  /** What its state allows. */
  moves: readonly AgencyMove[];
};

/** In the order in which the buttons stand, the primary one last. */
const ORDER: readonly AgencyMove[] = ['suspend', 'review', 'approve', 'reactivate'];
const PRIMARY: readonly AgencyMove[] = ['approve', 'reactivate'];

/** What the administrator does with an agency: each asks, does, tells and reads the page anew. */
export function AgencyActions({ agency: { id, name, missing }, moves }: Props) {
  const t = useTranslations('agencies.moves');
  const tMissing = useTranslations('agencies.missing');
  const format = useFormatter();
  const approving = useAction(APPROVE_AGENCY);
  const reviewing = useAction(REVIEW_AGENCY);
  const suspending = useAction(SUSPEND_AGENCY);
  const reactivating = useAction(REACTIVATE_AGENCY);
  const write: Readonly<Record<AgencyMove, (done: string, reason: string) => Promise<void>>> = {
    approve: (done) => approving.confirmed({ id }, done),
    review: (done) => reviewing.confirmed({ id }, done),
    suspend: (done, reason) => suspending.confirmed({ id, reason }, done),
    reactivate: (done) => reactivating.confirmed({ id }, done),
  };
  return (
    <MoveButtons
      moves={ORDER.filter((move) => moves.includes(move)).map((move) => ({
        name: move,
        words: {
          title: t(`${move}.title`, { name }),
          text:
            move === 'approve' && missing.length > 0
              ? t('approve.lacking', { fields: format.list(missing.map((field) => tMissing(field))) })
              : t(`${move}.text`),
          button: t(`${move}.button`),
          ...(move === 'suspend' ? { reason: t('suspend.reason') } : {}),
        },
        primary: PRIMARY.includes(move),
        write: (reason) => write[move](t(`${move}.done`, { name }), reason),
      }))}
    />
  );
}
