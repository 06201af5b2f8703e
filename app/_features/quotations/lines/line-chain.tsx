'use client';

import { IconChevronDown } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { RateCards } from '@/app/_features/taxes/rate-card';
import { isUnsure } from '@/app/_features/taxes/rates-behind';
import { UnsureMark } from '@/app/_features/taxes/unsure-mark';
import { MoneyText } from '@/app/_ui/data/money-text';
import type { PricedQuotation } from '@/lib/quotations/pricing/rules/priced-quotation';
import { closeOnEscape, keepEscape } from '../figures/close-on-escape';
import type { FigureContext } from '../figures/figure';
import { useFigureText } from '../figures/use-figure-text';
import { explainLine, type LineStep } from './explain-line';
import styles from './line-chain.module.css';

type Props = {
  price: PricedQuotation;
  /** Among the priced lines. */
  index: number;
  context: FigureContext;
  /** The name of the line, for screen readers. */
  name: string;
};

/** «¿De dónde sale?» of a line: the steps from the talent's pay to the agency's cash. */
export function LineChain({ price, index, context, name }: Props) {
  const t = useTranslations('quotations.figures.line');
  const [opened, setOpened] = useState(false);
  return (
    <details
      className={styles.chain}
      onKeyDown={closeOnEscape}
      onToggle={(event) => {
        keepEscape(event);
        setOpened(event.currentTarget.open);
      }}
    >
      <summary className={styles.question} aria-label={t('openOf', { profile: name })}>
        {t('open')}
        <IconChevronDown className={styles.chevron} size={13} stroke={1.5} aria-hidden />
      </summary>
      {opened && <LineStages price={price} index={index} context={context} />}
    </details>
  );
}

/** The steps themselves; made only while they are looked at. */
function LineStages({ price, index, context }: Omit<Props, 'name'>) {
  const t = useTranslations('quotations.figures');
  const line = price.lines[index];
  const days = (count: number) => t('dayCount', { count });
  if (!line) return null;
  const counts = { people: t('peopleCount', { count: line.people }), days: days(line.days) };
  return (
    <div className={styles.stages}>
      {explainLine(price, index, context, { days }).map(({ key, steps }) => (
        <section key={key} aria-label={t(`line.${key}`, counts)}>
          <p className={styles.stage}>{t(`line.${key}`, counts)}</p>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <Step key={step.key} step={step} currency={context.currency} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function Step({
  step: { key, amount, why, rates = [], sum },
  currency,
}: {
  step: LineStep;
  currency: string;
}) {
  const text = useFigureText();
  return (
    <li className={styles.step} data-sum={sum || undefined}>
      <span className={styles.row}>
        <span className={styles.label}>
          {text({ key })}
          {isUnsure(rates) && <UnsureMark />}
        </span>
        <MoneyText amount={amount} currency={currency} />
      </span>
      {why && <span className={styles.why}>{text(why)}</span>}
      <RateCards rates={rates} currency={currency} inline />
    </li>
  );
}
