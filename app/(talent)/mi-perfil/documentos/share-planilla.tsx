'use client';

import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import type { PlanillaKind } from '@/db/values/contract-papers';
import { SHARE_PLANILLA } from '@/lib/talents/own/papers/writes';
import styles from './papers.module.css';

/** Keeps the planilla that is there as the other paper too, without a second upload. */
export function SharePlanilla({ kind }: { kind: PlanillaKind }) {
  const t = useTranslations('place.papers');
  const sharing = useAction(SHARE_PLANILLA);
  const paper = t(`names.${kind}`);
  return (
    <div className={styles.share}>
      <p>{t('shareText', { paper })}</p>
      <PlainButton
        variant="default"
        disabled={sharing.pending}
        onClick={() => void sharing.press({ kind }, t('shared', { paper }))}
      >
        {t('share', { paper })}
      </PlainButton>
    </div>
  );
}
