'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useWarningText, Warnings } from '@/app/_features/quotations/figures/warnings';
import { UnsureMark } from '@/app/_features/taxes/unsure-mark';
import { SectionCard } from '@/app/_ui/layout/section-card';
import text from '@/app/_ui/theme/text.module.css';
import type { AgencyTaxInput } from '@/lib/agencies/inputs';
import { formatMoney } from '@/lib/core/money';
import styles from './example-card.module.css';
import { EXAMPLE_BUDGET, EXAMPLE_FIGURES, type ExampleBasis, priceExample } from './price-example';

type Props = { values: AgencyTaxInput; saved: AgencyTaxInput; basis: ExampleBasis };

const SUMS: readonly string[] = ['total', 'received', 'kept'];

/** A quotation by what is ticked at present, beside what is saved where that differs. */
export function ExampleCard({ values, saved, basis }: Props) {
  const t = useTranslations('profile.taxes.example');
  const tRates = useTranslations('quotations.rates');
  const warning = useWarningText();
  const now = useMemo(() => priceExample(values, basis), [values, basis]);
  const before = useMemo(() => priceExample(saved, basis), [saved, basis]);
  return (
    <SectionCard
      title={t('title')}
      description={t('text', { city: basis.city, budget: formatMoney(EXAMPLE_BUDGET, 'COP') })}
    >
      <dl className={styles.figures} aria-live="polite">
        {EXAMPLE_FIGURES.map((figure) => (
          <div key={figure} className={styles.figure} data-sum={SUMS.includes(figure) || undefined}>
            <dt>
              {t(figure)} {now.unsure.includes(figure) && <UnsureMark />}
            </dt>
            <dd>
              <span className={styles.amount}>{formatMoney(now[figure], 'COP')}</span>
              {now[figure] !== before[figure] && (
                <span className={text.small}>
                  {t('before', { amount: formatMoney(before[figure], 'COP') })}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {now.unsure.length > 0 && (
        <p className={styles.note}>{`${tRates('statuses.to-confirm')}. ${tRates('explained.to-confirm')}`}</p>
      )}
      <Warnings texts={now.warnings.map(warning)} />
    </SectionCard>
  );
}
