import { useTranslations } from 'next-intl';
import { ExchangeNote } from '@/app/_features/quotations/currency/exchange-note';
import { explainFigures, marginTexts } from '@/app/_features/quotations/figures/explain-figures';
import { FiguresPanel } from '@/app/_features/quotations/figures/figures-panel';
import { storedFigures } from '@/app/_features/quotations/figures/stored-figures';
import { useWarningText, Warnings } from '@/app/_features/quotations/figures/warnings';
import { SectionCard } from '@/app/_ui/layout/section-card';
import text from '@/app/_ui/theme/text.module.css';
import { formatIsoDate } from '@/lib/core/dates';
import type { QuotationLine } from '@/lib/quotations/lines/queries';
import type { QuotationDetail } from '@/lib/quotations/queries';
import { repriced } from '@/lib/quotations/reprice';
import styles from './quotation-page.module.css';

type Props = { quotation: QuotationDetail; lines: readonly QuotationLine[] };

/** The figures of a quotation, from its frozen rates; without explanations where those are gone. */
export function QuotationFigures({ quotation, lines }: Props) {
  const t = useTranslations('quotations.detail');
  const warning = useWarningText();
  const price = repriced(quotation, lines);
  const currency = quotation.currencyCode;
  return (
    <SectionCard title={t('figures')}>
      <div className={styles.figures}>
        <FiguresPanel
          groups={price ? explainFigures(price, { ...quotation, currency }) : storedFigures(quotation)}
          currency={currency}
          note={<ExchangeNote amount={quotation.total} money={quotation} />}
          margin={price ? marginTexts(price.derived.effectiveMarginBp) : null}
        />
        <Warnings texts={quotation.warnings.map(warning)} />
        {price && <p className={text.note}>{t('frozen', { date: formatIsoDate(price.taxSnapshot.date) })}</p>}
      </div>
    </SectionCard>
  );
}
