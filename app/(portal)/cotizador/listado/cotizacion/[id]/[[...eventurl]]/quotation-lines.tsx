import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { LinesTable } from '@/app/_features/quotations/figures/lines-table';
import { LineChain } from '@/app/_features/quotations/lines/line-chain';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { QuotationLine } from '@/lib/quotations/lines/queries';
import { womenAndMen } from '@/lib/quotations/lines/rules';
import { choiceText } from '@/lib/quotations/offers/choice-words';
import type { QuotationDetail } from '@/lib/quotations/queries';
import { repricedChoices } from '@/lib/quotations/reprice';
import styles from './quotation-page.module.css';

type Props = { quotation: QuotationDetail; lines: readonly QuotationLine[] };

/** The profiles as the client got them, and how each came to its price; that is never shown to the client. */
export function QuotationLines({ quotation, lines }: Props) {
  const t = useTranslations('quotations.detail');
  const tLine = useTranslations('quotations.figures.line');
  const id = useId();
  const { currencyCode, platformGainPct, priceStep, subtotal, iva, total } = quotation;
  const choices = repricedChoices(quotation, lines);
  // One that was accepted and voided stays as it was accepted.
  const decided = quotation.acceptedAt !== null;
  return (
    <SectionCard title={t('lines')}>
      <LinesTable
        currency={currencyCode}
        lines={lines.map((line) => ({
          key: line.id,
          profile: line.profileName,
          ...womenAndMen(line),
          days: line.days,
          unit: line.paymentClient,
          subtotal: line.subtotalClient,
          choice: choiceText(line, decided),
        }))}
        totals={{ subtotal, iva, total }}
      />
      {choices && (
        <section className={styles.chains} aria-labelledby={id}>
          <h3 id={id} className={styles.chainsTitle}>
            {tLine('title')}
          </h3>
          <p className={styles.chainsText}>{tLine('text')}</p>
          <ul className={styles.chainList}>
            {lines.map((line, index) => {
              const placed = choices.lines[index];
              return placed ? (
                <li key={line.id}>
                  <span>{line.profileName}</span>
                  <LineChain
                    {...placed}
                    context={{ currency: currencyCode, platformGainPct, priceStep }}
                    name={line.profileName}
                  />
                </li>
              ) : null;
            })}
          </ul>
        </section>
      )}
    </SectionCard>
  );
}
