import { MoneyText } from '@/app/_ui/data/money-text';
import styles from './claimed-price.module.css';

type Props = {
  /** In minor units of `currency`. */
  price: number;
  currency: string;
  /** What the contract says, where the claim asks for another value; else null. */
  agreed: string | null;
  /** The talent's reason for that. */
  reason: string | null;
};

/** What a claim asks for, and beside another value than the contract's that one and the reason. */
export function ClaimedPrice({ price, currency, agreed, reason }: Props) {
  if (agreed === null) return <MoneyText amount={price} currency={currency} />;
  return (
    <span className={styles.different}>
      <MoneyText amount={price} currency={currency} />
      <span className={styles.agreed}>{agreed}</span>
      {reason && <span className={styles.agreed}>{reason}</span>}
    </span>
  );
}
