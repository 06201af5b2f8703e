'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import type { CandidateCard } from './candidate-tile';

export type Chosen = { readonly name: string; readonly booked: boolean };

/**
 * Whom one has chosen, through several searches and pages. Somebody who is confirmed elsewhere on those dates is chosen only
 * once one has read so and said yes.
 */
export function useChoice() {
  const t = useTranslations('events.picker');
  const confirm = useConfirm();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Chosen>>(new Map());

  const toggle = async ({ id, name, busy }: CandidateCard) => {
    const booked = busy === 'CONFIRMED';
    if (booked && !chosen.has(id)) {
      const title = t('bookedTitle', { name });
      const answer = await confirm({ title, message: t('bookedMessage'), confirmLabel: t('bookedConfirm') });
      if (answer === null) return;
    }
    setChosen((before) => {
      const next = new Map(before);
      if (!next.delete(id)) next.set(id, { name, booked });
      return next;
    });
  };

  return { chosen, toggle, clear: () => setChosen(new Map()) };
}
