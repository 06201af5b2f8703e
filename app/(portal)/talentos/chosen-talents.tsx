'use client';

import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { MOST_COMPARED } from './compared';

type Props = { ids: readonly string[]; mayCall: boolean };

/** What can be done with the talents that are chosen: calling them, or looking at a few side by side. */
export function ChosenTalents({ ids, mayCall }: Props) {
  const t = useTranslations('talents');
  const query = `ids=${ids.join(',')}`;
  return (
    <>
      {ids.length >= 2 && ids.length <= MOST_COMPARED ? (
        <ButtonLink size="sm" variant="default" href={`/talentos/comparar?${query}`}>
          {t('compare.open')}
        </ButtonLink>
      ) : (
        ids.length > MOST_COMPARED && !mayCall && <span>{t('compare.most', { count: MOST_COMPARED })}</span>
      )}
      {mayCall && (
        <ButtonLink size="sm" href={`/talentos/convocar?${query}`}>
          {t('callMany.open')}
        </ButtonLink>
      )}
    </>
  );
}
