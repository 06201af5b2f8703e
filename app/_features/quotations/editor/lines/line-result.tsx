'use client';

import { useTranslations } from 'next-intl';
import { MoneyText } from '@/app/_ui/data/money-text';
import { pricedLine } from '@/lib/quotations/choices/rules/price-choices';
import type { DraftLine } from '../../draft/draft-form';
import { LineChain } from '../../lines/line-chain';
import styles from '../editor.module.css';
import { useEditorFigures } from '../editor-context';
import { useDraftMoney } from '../use-draft-money';
import lineStyles from './lines.module.css';

/** The result of a line: what each talent gets and the client pays, or what is missing. */
export function LineResult({ line }: { line: DraftLine }) {
  const t = useTranslations('quotations.profiles');
  const { price, currency, options } = useEditorFigures();
  const { constants } = useDraftMoney();
  const placed = price.places.get(line.key);
  if (!placed) {
    const missing = [
      ...(line.women + line.men === 0 ? [t('missingPeople')] : []),
      ...(line.days === 0 ? [t('missingDays')] : []),
      ...(line.budget === null ? [t('missingPay')] : []),
    ];
    return missing.length > 0 ? (
      <p className={styles.missing}>{t('missing', { what: missing.join(', ') })}</p>
    ) : null;
  }
  const priced = pricedLine(placed);
  const figures = [
    [t('receives'), priced.announcement],
    [t('clientPays'), priced.paymentClient],
    [t('subtotal'), priced.subtotalClient],
  ] as const;
  const profile = options.profiles.find(({ code }) => code === line.profile)?.name ?? line.profile;
  return (
    <>
      <dl className={lineStyles.result}>
        {figures.map(([label, amount], index) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <MoneyText amount={amount} currency={currency} strong={index === figures.length - 1} />
            </dd>
          </div>
        ))}
      </dl>
      <LineChain {...placed} context={{ ...constants, currency }} name={profile} />
    </>
  );
}
