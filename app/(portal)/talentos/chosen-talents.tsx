'use client';

import { useTranslations } from 'next-intl';
import { ManyActs } from '@/app/_features/many/many-acts';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { MOST_COMPARED } from './compared';
import type { TalentCard } from './talent-card';
import { useTalentMoves } from './use-talent-moves';

type Props = {
  chosen: readonly TalentCard[];
  role: 'administrator' | 'agency';
  mayCall: boolean;
  clear: () => void;
};

/** What can be done with the talents that are chosen: reviewing or calling them, or looking at a few side by side. */
export function ChosenTalents({ chosen, role, mayCall, clear }: Props) {
  const t = useTranslations('talents');
  const moves = useTalentMoves();
  const query = `ids=${chosen.map(({ id }) => id).join(',')}`;
  return (
    <ManyActs
      chosen={chosen}
      nameOf={({ name }) => name}
      acts={role === 'administrator' ? moves : []}
      clear={clear}
    >
      {chosen.length >= 2 && chosen.length <= MOST_COMPARED ? (
        <ButtonLink size="sm" variant="default" href={`/talentos/comparar?${query}`}>
          {t('compare.open')}
        </ButtonLink>
      ) : (
        chosen.length > MOST_COMPARED &&
        role === 'agency' &&
        !mayCall && <span>{t('compare.most', { count: MOST_COMPARED })}</span>
      )}
      {mayCall && (
        <ButtonLink size="sm" href={`/talentos/convocar?${query}`}>
          {t('callMany.open')}
        </ButtonLink>
      )}
    </ManyActs>
  );
}
