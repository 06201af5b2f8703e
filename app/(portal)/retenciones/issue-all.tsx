'use client';

import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { ISSUE_CERTIFICATES } from '@/lib/claims/certificates/writes';
import { useIssued } from './use-issued';

/** Makes all certificates of a year that are missing or have changed. */
export function IssueAll({ year, count }: { year: number; count: number }) {
  const t = useTranslations('withholdings');
  const confirm = useConfirm();
  const issuing = useAction(ISSUE_CERTIFICATES);
  const said = useIssued();
  const ask = () =>
    confirm({
      title: t('issueAllTitle'),
      message: t('issueAllText', { count, year }),
      confirmLabel: t('issueAll'),
      onConfirm: () => issuing.confirmed({ year, talentIds: null }, { said }),
    });
  return <PlainButton onClick={() => void ask()}>{t('issueAll')}</PlainButton>;
}
