'use client';

import { useTranslations } from 'next-intl';
import { useWrite } from '@/app/_features/graphql/use-write';
import { type ManyAct, ManyActs } from '@/app/_features/many/many-acts';
import { APPROVE_CLAIMS, REOPEN_CLAIMS, RETURN_CLAIMS } from '@/lib/claims/review/writes';
import type { ClaimRow } from './claim-row';

type Props = { chosen: readonly ClaimRow[]; clear: () => void };

/** What can be done with the chosen claims that wait for review. */
export function ChosenClaims({ chosen, clear }: Props) {
  const t = useTranslations('claims.many');
  const tClaims = useTranslations('claims');
  const { run: approve } = useWrite(APPROVE_CLAIMS);
  const { run: giveBack } = useWrite(RETURN_CLAIMS);
  const { run: reopen } = useWrite(REOPEN_CLAIMS);
  const isWaiting = ({ status }: ClaimRow) => status === 'SENT';
  const acts: readonly ManyAct<ClaimRow>[] = [
    {
      id: 'approve',
      label: (count) => t('approve', { count }),
      title: (count) => t('approveTitle', { count }),
      did: (count) => t('approved', { count }),
      whyNot: (claim) => (isWaiting(claim) ? null : t('decided')),
      send: (ids) => approve({ ids }),
      undo: (ids) => reopen({ ids }),
    },
    {
      id: 'ask',
      label: (count) => t('ask', { count }),
      title: (count) => t('askTitle', { count }),
      did: (count) => t('asked', { count }),
      whyNot: (claim) => {
        if (!isWaiting(claim)) return t('decided');
        return claim.lacksStatement ? null : t('hasStatement');
      },
      send: (ids) => giveBack({ ids, reason: tClaims('reasons.statement') }),
      undo: (ids) => reopen({ ids }),
    },
  ];
  return (
    <ManyActs
      chosen={chosen}
      nameOf={({ number, name }) => `${name} (${number})`}
      acts={acts}
      clear={clear}
    />
  );
}
