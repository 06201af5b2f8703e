'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/app/_features/graphql/use-action';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { CountInput } from '@/app/_ui/form/count-input';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { UPDATE_AGENCY } from '@/lib/agencies/writes';
import { quotationCode } from '@/lib/quotations/rules';
import styles from '../_parts/profile.module.css';
import prices from './prices.module.css';

type Props = {
  id: string;
  /** The last code allotted. */
  last: number;
  mayEdit: boolean;
};

const HIGHEST = 99_999_999;

/** The code of the next quotation: it goes up alone, so it is asked twice. */
export function CodeCard({ id, last, mayEdit }: Props) {
  const t = useTranslations('profile.code');
  const tProfile = useTranslations('profile');
  const confirm = useConfirm();
  const updating = useAction(UPDATE_AGENCY);
  const [next, setNext] = useState<number | null>(last + 1);
  const chosen = next ?? last + 1;

  const ask = () =>
    confirm({
      title: t('confirm', { code: quotationCode(chosen) ?? '' }),
      message: t('confirmText'),
      confirmLabel: t('save'),
      onConfirm: () => updating.confirmed({ id, consecutiveQuote: chosen - 1 }, tProfile('saved')),
    });

  return (
    <SectionCard title={t('title')} description={t('text', { code: quotationCode(last + 1) ?? '' })}>
      {mayEdit ? (
        <form
          noValidate
          className={prices.form}
          onSubmit={(event) => {
            event.preventDefault();
            void ask();
          }}
        >
          <CountInput
            label={t('label')}
            description={t('hint')}
            hintBelow
            min={last + 1}
            max={HIGHEST}
            value={next}
            onChange={setNext}
          />
          <Button type="submit" variant="default" loading={updating.pending} disabled={chosen <= last + 1}>
            {t('save')}
          </Button>
        </form>
      ) : (
        <p className={styles.note}>{t('ownerOnly')}</p>
      )}
    </SectionCard>
  );
}
