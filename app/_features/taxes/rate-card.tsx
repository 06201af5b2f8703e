import { useTranslations } from 'next-intl';
import text from '@/app/_ui/theme/text.module.css';
import { formatMoney } from '@/lib/core/money';
import styles from './rate-card.module.css';
import { decimalText, rateWords, shownStatus } from './rate-words';
import type { RateBehind } from './rates-behind';
import { SourceLink } from './source-link';
import { TaxStatusBadge } from './status-badge';

type Props = {
  rates: readonly RateBehind[];
  currency: string;
  /** Each in one running text, where many figures are told below one another. */
  inline?: boolean;
};

/** Rates that a figure rests on, as the quotation took them: what, how much, from which payment on, on whose word. */
export function RateCards({ rates, currency, inline = false }: Props) {
  const t = useTranslations('quotations.figures');
  if (rates.length === 0) return null;
  return (
    <ul className={styles.cards} aria-label={t('behind')} data-inline={inline || undefined}>
      {rates.map((rate) => (
        <li key={`${rate.kind} ${rate.concept}`} className={styles.card}>
          <RateCard rate={rate} currency={currency} />
        </li>
      ))}
    </ul>
  );
}

function RateCard({ rate, currency }: { rate: RateBehind; currency: string }) {
  const t = useTranslations('quotations.figures');
  const words = rateWords(useTranslations('quotations.rates'));
  const status = rate.isOwn ? null : shownStatus(rate);
  const said = rate.rate === null ? words.status('none') : words.rate(rate.rate, rate.unity);
  return (
    <>
      <span className={styles.head}>
        <span className={styles.name}>{[words.kind(rate.kind), rate.city].filter(Boolean).join(' · ')}</span>
        {status && <TaxStatusBadge status={status} />}
      </span>
      <span>{`${words.concept(rate.concept)}: ${said}`}</span>
      {rate.kind.startsWith('RETE_') && <span>{baseText(rate, currency, t)}</span>}
      {rate.validity && <span>{words.validity(rate.validity.from, rate.validity.to)}</span>}
      {rate.source && (
        <span>
          {t('rateSource')} <SourceLink source={rate.source} />
        </span>
      )}
      {rate.isOwn && <span>{t('ownRate')}</span>}
      {status === 'to-confirm' && <span className={text.warning}>{words.explained(status)}</span>}
    </>
  );
}

function baseText(
  { base }: RateBehind,
  currency: string,
  t: ReturnType<typeof useTranslations<'quotations.figures'>>,
): string {
  if (!base) return t('firstPeso');
  const values = { uvt: decimalText(base.uvt), year: base.year, pesos: formatMoney(base.pesos, 'COP') };
  return base.foreign === null
    ? t('rateBase', values)
    : t('rateBaseForeign', { ...values, foreign: formatMoney(base.foreign, currency) });
}
