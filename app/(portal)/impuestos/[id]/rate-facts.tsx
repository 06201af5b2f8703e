import { useTranslations } from 'next-intl';
import { dayText, decimalText, rateWords } from '@/app/_features/taxes/rate-words';
import { SourceLink } from '@/app/_features/taxes/source-link';
import { DescriptionList } from '@/app/_ui/data/description-list';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { isoDateInZone } from '@/lib/core/dates';
import { formatMoney, parseDecimal } from '@/lib/core/money';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { uvtInPesos } from '@/lib/taxes/rules/tax-unit';
import type { TaxRateDetail } from '@/lib/taxes/table/queries';

type Props = {
  rate: TaxRateDetail;
  today: string;
  /** Of the present year; null while it is missing. */
  unit: { readonly year: number; readonly value: number } | null;
};

/** All that is known of a rate. */
export function RateFacts({ rate, today, unit }: Props) {
  const t = useTranslations('taxes');
  const words = rateWords(useTranslations('quotations.rates'));
  const { validFrom, validTo, confirmedAt, confirmedByName } = rate;
  const when = validFrom > today ? 'future' : validTo !== null && validTo < today ? 'past' : 'current';
  return (
    <SectionCard title={t('rate.data')}>
      <DescriptionList
        items={[
          {
            label: t('table.rate'),
            value: rate.rate === null ? words.status('none') : words.rate(rate.rate, rate.unity),
          },
          { label: t('table.base'), value: baseOf() },
          {
            label: t('table.validity'),
            value: `${words.validity(validFrom, validTo)}. ${t(`rate.${when}`)}.`,
          },
          {
            label: t('table.city'),
            value: rate.city ? `${rate.city.name}, ${rate.city.department}` : t('table.country'),
          },
          { label: t('table.source'), value: rate.source && <SourceLink source={rate.source} />, wide: true },
          ...(rate.note ? [{ label: t('table.note'), value: rate.note, wide: true }] : []),
          ...(rate.status !== 'to-confirm'
            ? [
                {
                  label: t('table.confirmedBy'),
                  value: confirmedAt
                    ? t('rate.confirmed', {
                        name: confirmedByName ?? '—',
                        date: dayText(isoDateInZone(confirmedAt, DEFAULT_TIME_ZONE)),
                      })
                    : t('rate.confirmedNobody'),
                },
              ]
            : []),
          { label: t('table.used'), value: t(rate.used ? 'rate.usedYes' : 'rate.usedNo') },
        ]}
      />
    </SectionCard>
  );

  function baseOf(): string | null {
    if (rate.baseUvt === null) return null;
    if (Number(rate.baseUvt) === 0) return t('table.noBase');
    const base = decimalText(rate.baseUvt);
    if (!unit) return t('table.baseOf', { base });
    const pesos = formatMoney(uvtInPesos(parseDecimal(rate.baseUvt), unit.value), 'COP');
    return t('rate.basePesos', { base, pesos, year: String(unit.year) });
  }
}
