import { useTranslations } from 'next-intl';
import { LinesTable } from '@/app/_features/quotations/figures/lines-table';
import { SectionCard } from '@/app/_ui/section-card';
import type { QuotationLine } from '@/lib/quotations/lines/queries';
import type { QuotationDetail } from '@/lib/quotations/queries';

type Props = { quotation: QuotationDetail; lines: readonly QuotationLine[] };

/** The profiles as the client got them. */
export function QuotationLines({ quotation, lines }: Props) {
  const t = useTranslations('quotations.detail');
  const quantity = (line: QuotationLine, wanted: 'FEMENINO' | 'MASCULINO') =>
    line.genders.find(({ gender }) => gender === wanted)?.quantity ?? 0;
  const { currencyCode, subtotal, iva, total } = quotation;
  return (
    <SectionCard title={t('lines')}>
      <LinesTable
        currency={currencyCode}
        lines={lines.map((line) => ({
          key: line.id,
          profile: line.profileName,
          women: quantity(line, 'FEMENINO'),
          men: quantity(line, 'MASCULINO'),
          days: line.quantityDays,
          unit: line.paymentClient,
          subtotal: line.subtotalClient,
        }))}
        totals={{ subtotal, iva, total }}
      />
    </SectionCard>
  );
}
