'use client';

import { useTranslations } from 'next-intl';
import { useWrite } from '@/app/_features/graphql/use-write';
import type { ManyAct } from '@/app/_features/many/many-acts';
import { canMove, type TalentMove } from '@/lib/talents/states/rules';
import {
  APPROVE_TALENTS,
  REACTIVATE_TALENTS,
  REVIEW_TALENTS,
  SUSPEND_TALENTS,
} from '@/lib/talents/states/writes';
import type { TalentCard } from './talent-card';

/** What the administrator can do to several talents. */
export function useTalentMoves(): readonly ManyAct<TalentCard>[] {
  const t = useTranslations('talents.many');
  const { run: approve } = useWrite(APPROVE_TALENTS);
  const { run: review } = useWrite(REVIEW_TALENTS);
  const { run: suspend } = useWrite(SUSPEND_TALENTS);
  const { run: reactivate } = useWrite(REACTIVATE_TALENTS);

  const move = (what: TalentMove, rest: Pick<ManyAct<TalentCard>, 'send' | 'asks' | 'undo'>) => ({
    id: what,
    label: (count: number) => t(`button.${what}`, { count }),
    title: (count: number) => t(`title.${what}`, { count }),
    did: (count: number) => t(`did.${what}`, { count }),
    whyNot: (talent: TalentCard) =>
      talent.review && canMove(talent.review.stateId, what) ? null : t(`not.${what}`),
    ...rest,
  });
  return [
    move('approve', {
      asks: () => ({ message: t('told.approve') }),
      send: (ids) => approve({ ids }),
      undo: (ids) => review({ ids }),
    }),
    move('reactivate', {
      asks: () => ({ message: t('told.reactivate') }),
      send: (ids) => reactivate({ ids }),
    }),
    move('review', { asks: () => ({ message: t('told.review') }), send: (ids) => review({ ids }) }),
    move('suspend', {
      asks: () => ({ tone: 'danger', message: t('suspendMessage'), reason: { maxLength: 500 } }),
      send: (ids, reason) => suspend({ ids, reason }),
    }),
  ];
}
