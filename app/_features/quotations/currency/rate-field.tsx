'use client';

import { useTranslations } from 'next-intl';
import { DecimalField } from '@/app/_ui/form/decimal-field';
import { doubtfulRate } from '@/lib/quotations/exchange/rules';
import styles from './rate-field.module.css';

type Props = {
  currency: string;
  /** With a point, as it is kept. */
  value: string;
  onChange: (fxRate: string) => void;
  error: string | undefined;
  id?: string;
  /** The dialog's first field. */
  first?: boolean;
};

/** COP per unit of a currency, as people here write numbers; doubts one that looks mistyped, and lets it be. */
export function RateField({ currency, value, onChange, error, id, first = false }: Props) {
  const t = useTranslations('quotations.exchange');
  const doubt = doubtfulRate(currency, value);
  return (
    <DecimalField
      {...(id ? { id } : {})}
      label={t('rate', { currency })}
      description={
        doubt ? (
          <span role="status" className={styles.doubt}>
            {t(`doubt.${doubt}`, { currency })}
          </span>
        ) : (
          t('hint')
        )
      }
      hintBelow
      kind="rate"
      placeholder="4.000"
      withAsterisk
      value={value}
      onChange={onChange}
      unread=""
      error={error}
      {...(first ? { 'data-autofocus': true } : {})}
    />
  );
}
