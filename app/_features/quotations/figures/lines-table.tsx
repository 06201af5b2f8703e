import { useTranslations } from 'next-intl';
import { MoneyText } from '@/app/_ui/data/money-text';
import text from '@/app/_ui/theme/text.module.css';
import styles from './lines-table.module.css';

export type TableLine = {
  readonly key: string;
  readonly profile: string;
  readonly women: number;
  readonly men: number;
  readonly days: number;
  /** The client's price per person and day, and for the line; minor units. */
  readonly unit: number;
  readonly subtotal: number;
  /** What the client chooses of it, in words. */
  readonly choice?: string | null;
};

type Props = {
  lines: readonly TableLine[];
  totals: { readonly subtotal: number; readonly iva: number; readonly total: number };
  currency: string;
};

/** The lines and totals of a quotation, as its client sees them. */
export function LinesTable({ lines, totals, currency }: Props) {
  const t = useTranslations('quotations.review');
  const tFigures = useTranslations('quotations.figures');
  const tDetail = useTranslations('quotations.detail');
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('profile')}</th>
          <th scope="col">{t('people')}</th>
          <th scope="col">{t('days')}</th>
          <th scope="col">{t('unit')}</th>
          <th scope="col">{t('subtotal')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, profile, women, men, days, unit, subtotal, choice }) => (
          <tr key={key}>
            <th scope="row">
              {profile}
              <span className={text.below}>
                {tDetail('gender', { women, men, both: women > 0 && men > 0 ? 'yes' : 'no' })}
              </span>
              {choice && <span className={text.below}>{choice}</span>}
            </th>
            <td data-label={t('people')}>{women + men}</td>
            <td data-label={t('days')}>{days}</td>
            <td data-label={t('unit')}>
              <MoneyText amount={unit} currency={currency} />
            </td>
            <td data-label={t('subtotal')}>
              <MoneyText amount={subtotal} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {(['subtotal', 'iva', 'total'] as const).map((name) => (
          <tr key={name}>
            <th scope="row" colSpan={4}>
              {tFigures(name)}
            </th>
            <td>
              <MoneyText amount={totals[name]} currency={currency} strong={name === 'total'} />
            </td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}
