import { formatMoney } from '@/lib/core/money';
import styles from './money-text.module.css';

type Props = {
  /** Minor units of the currency; null shows a dash. */
  amount: number | null;
  currency?: string;
  /** Bolder, for totals. */
  strong?: boolean;
  /** Of a difference: whether it is for the better, whatever its sign; without it what is below nought is red. */
  better?: boolean;
};

/** An amount in tabular figures that never wraps. */
export function MoneyText({ amount, currency = 'COP', strong = false, better }: Props) {
  return (
    <span
      className={styles.money}
      data-strong={strong || undefined}
      data-negative={(better === undefined ? (amount ?? 0) < 0 : !better && amount !== 0) || undefined}
      data-better={(better && amount !== 0) || undefined}
    >
      {amount === null ? '—' : formatMoney(amount, currency)}
    </span>
  );
}
