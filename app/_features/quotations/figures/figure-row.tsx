'use client';

import { IconChevronDown } from '@tabler/icons-react';
import { RateCards } from '@/app/_features/taxes/rate-card';
import { isUnsure } from '@/app/_features/taxes/rates-behind';
import { UnsureMark } from '@/app/_features/taxes/unsure-mark';
import { MoneyText } from '@/app/_ui/data/money-text';
import { closeOnEscape, keepEscape } from './close-on-escape';
import type { Figure } from './figure';
import styles from './figures.module.css';
import { useFigureText } from './use-figure-text';

type Props = { figure: Figure; currency: string; isMain?: boolean };

/** A figure. Its explanation, where there is one, opens below it; Escape closes it. */
export function FigureRow({ figure: { key, amount, why, rates = [] }, currency, isMain = false }: Props) {
  const text = useFigureText();
  if (!why) {
    return (
      <div className={styles.figure} data-main={isMain || undefined}>
        <div className={styles.row} data-plain>
          <span className={styles.label}>{text({ key })}</span>
          <MoneyText amount={amount} currency={currency} />
        </div>
      </div>
    );
  }
  return (
    <details
      className={styles.figure}
      data-main={isMain || undefined}
      onKeyDown={closeOnEscape}
      onToggle={keepEscape}
    >
      <summary className={styles.row}>
        <span className={styles.label}>
          {text({ key })}
          <IconChevronDown className={styles.chevron} size={13} stroke={1.5} aria-hidden />
          {isUnsure(rates) && <UnsureMark />}
        </span>
        <MoneyText amount={amount} currency={currency} />
      </summary>
      <div className={styles.why}>
        <p>{text(why)}</p>
        <RateCards rates={rates} currency={currency} />
      </div>
    </details>
  );
}
