import { useTranslations } from 'next-intl';
import { formatShortDate } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import { COP, inPesos, rateText } from '@/lib/quotations/exchange/rules';
import styles from './exchange-note.module.css';

/** The money of a quotation: its currency and what that was worth when it was made. */
export type QuotedMoney = {
  readonly currencyCode: string;
  readonly currencyDecimals: number;
  readonly fxRate: string;
  readonly fxRateDate: string | null;
};

type Props = {
  amount: number;
  money: QuotedMoney;
  /** The amount alone, where room is scarce. */
  short?: boolean;
};

/** An amount in pesos with its rate and day; nothing for a quotation in pesos. */
export function ExchangeNote({ amount, money, short = false }: Props) {
  const t = useTranslations('quotations.exchange');
  const { currencyCode: currency, currencyDecimals: decimals, fxRate, fxRateDate } = money;
  if (currency === COP) return null;
  return (
    <p className={styles.note}>
      <strong>{t('equals', { pesos: formatMoney(inPesos(amount, { fxRate, decimals }), COP) })}</strong>
      {!short && (
        <span>
          {` ${t('atRate', { rate: rateText(fxRate), currency })}`}
          {fxRateDate && ` ${t('ofDay', { date: formatShortDate(`${fxRateDate}T12:00:00Z`, 'UTC') })}`}
        </span>
      )}
    </p>
  );
}
