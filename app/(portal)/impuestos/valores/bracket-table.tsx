import { useFormatter, useTranslations } from 'next-intl';
import { decimalText, rateWords } from '@/app/_features/taxes/rate-words';
import { SourceLink } from '@/app/_features/taxes/source-link';
import text from '@/app/_ui/theme/text.module.css';
import { formatMoney, ratio } from '@/lib/core/money';
import { uvtInPesos } from '@/lib/taxes/rules/tax-unit';
import type { TaxRateDetail } from '@/lib/taxes/table/queries';
import { FactTable } from './fact-table';
import styles from './fact-table.module.css';
import type { ShownUnit } from './unit-form';

type Bracket = { readonly fromUvt: number; readonly rate: string; readonly addUvt: number };
type Props = { brackets: readonly Bracket[]; rule: TaxRateDetail | null; unit: ShownUnit | undefined };

const percent = (fraction: string): string => `${decimalText((Number(fraction) * 100).toFixed(2))}\u00a0%`;

/** The brackets of article 383, to be read. */
export function BracketTable({ brackets, rule, unit }: Props) {
  const t = useTranslations('taxes.brackets');
  const format = useFormatter();
  const words = rateWords(useTranslations('quotations.rates'));
  return (
    <FactTable
      title={t('title')}
      text={t('text')}
      head={
        <>
          <th scope="col" data-end>
            {unit ? t('fromPesos', { year: String(unit.year) }) : t('from')}
          </th>
          <th scope="col" data-end>
            {t('rate')}
          </th>
          <th scope="col" data-end>
            {t('add')}
          </th>
        </>
      }
      foot={
        rule?.source && (
          <p className={styles.rule}>
            {t('source')}
            <SourceLink source={rule.source} />
            {`. ${t('validity', { validity: words.validity(rule.validFrom, rule.validTo) })}`}
          </p>
        )
      }
    >
      {brackets.map(({ fromUvt, rate, addUvt }) => (
        <tr key={fromUvt}>
          <th scope="row" data-end>
            {format.number(fromUvt)}
            {unit && (
              <span className={text.below}>
                {formatMoney(uvtInPesos(ratio(fromUvt, 1), unit.value), 'COP')}
              </span>
            )}
          </th>
          <td data-end>{percent(rate)}</td>
          <td data-end>{addUvt}</td>
        </tr>
      ))}
    </FactTable>
  );
}
