import { useTranslations } from 'next-intl';
import { MoneyText } from '@/app/_ui/data/money-text';
import { formatMoney } from '@/lib/core/money';
import { COP } from '@/lib/quotations/exchange/rules';
import type { AmountChange } from '@/lib/quotations/versions/rules/compare-versions';
import styles from './versions.module.css';

type Props = {
  amounts: readonly AmountChange[];
  /** The currencies before and after. */
  currencies: readonly [string, string];
  /** Both totals in pesos, where one of them is in another currency. */
  pesos: { readonly before: number; readonly after: number } | null;
};

/** The figures before, after, and their difference. */
export function AmountChanges({ amounts, currencies: [old, now], pesos }: Props) {
  const t = useTranslations('quotations.versions');
  const tFigures = useTranslations('quotations.figures');
  const comparable = amounts.every(({ difference }) => difference !== null);
  const signedPesos = pesos && signed(pesos.after - pesos.before, COP);
  return (
    <table className={styles.amounts}>
      <thead>
        <tr>
          <th scope="col">{t('amount')}</th>
          <th scope="col">{t('before')}</th>
          <th scope="col">{t('after')}</th>
          {comparable && <th scope="col">{t('difference')}</th>}
        </tr>
      </thead>
      <tbody>
        {amounts.map(({ amount, before, after, difference }) => (
          <tr key={amount} data-main={amount === 'total' || undefined}>
            <th scope="row">{tFigures(amount)}</th>
            <td data-label={t('before')} className={styles.dim}>
              <MoneyText amount={before} currency={old} />
            </td>
            <td data-label={t('after')}>
              <MoneyText amount={after} currency={now} />
            </td>
            {difference !== null && <td data-label={t('difference')}>{signed(difference, now)}</td>}
          </tr>
        ))}
        {pesos && (
          <tr>
            <th scope="row">{t('pesos')}</th>
            <td data-label={t('before')} className={styles.dim}>
              <MoneyText amount={pesos.before} currency={COP} />
            </td>
            <td data-label={t('after')}>
              <MoneyText amount={pesos.after} currency={COP} />
            </td>
            {comparable && <td data-label={t('difference')}>{signedPesos}</td>}
          </tr>
        )}
      </tbody>
    </table>
  );
}

const signed = (amount: number, currency: string): string =>
  `${amount > 0 ? '+' : ''}${formatMoney(amount, currency)}`;
