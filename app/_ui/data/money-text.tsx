import { formatMoney } from '@/lib/core/money';
import styles from './money-text.module.css';

type Props = {
  /** Minor units of the currency; null shows a dash. */
  amount: number | null;
  currency?: string;
  /** Bolder, for totals. */
  strong?: boolean;
};

/** An amount in tabular figures that never wraps. */
export function MoneyText({ amount, currency = 'COP', strong = false }: Props) {
  return (
    <span
      className={styles.money}
      data-strong={strong || undefined}
      data-negative={(amount ?? 0) < 0 || undefined}
    >
      {amount === null ? '—' : formatMoney(amount, currency)}
    </span>
  );
}
