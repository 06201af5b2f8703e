import { VisuallyHidden } from '@mantine/core';
import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { Link } from '../link';
import styles from './key-figures.module.css';

export type KeyFigure = {
  readonly label: string;
  /** Already formatted: '$ 184,2 M', '18'. */
  readonly value: string;
  readonly hint?: string;
  /** Against the period before; `good` paints it, because not every rise is. */
  readonly change?: {
    readonly direction: 'up' | 'down' | 'same';
    readonly text: string;
    readonly good?: boolean;
  };
  /** Where the figure is explained. */
  readonly href?: string;
};

const ICONS = { up: IconArrowUpRight, down: IconArrowDownRight, same: IconArrowRight };

/** The few numbers that a screen is about, side by side. */
export function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map((figure) => (
        <Figure key={figure.label} {...figure} />
      ))}
    </dl>
  );
}

function Figure({ label, value, hint, change, href }: KeyFigure) {
  return (
    <div className={styles.figure} data-link={href ? true : undefined}>
      <dt className={styles.label}>{href ? <Link href={href}>{label}</Link> : label}</dt>
      <dd className={styles.value}>{value}</dd>
      {(change || hint) && (
        <dd className={styles.foot}>
          {change && <Change {...change} />}
          {hint && <span>{hint}</span>}
        </dd>
      )}
    </div>
  );
}

function Change({ direction, text, good }: NonNullable<KeyFigure['change']>) {
  const t = useTranslations('ui.figures');
  const Icon = ICONS[direction];
  const feeling = good === undefined ? undefined : good ? 'good' : 'bad';
  const spoken = direction === 'same' ? t('same') : t(direction, { value: text });
  return (
    <span className={styles.change} data-feeling={feeling}>
      <Icon size={14} stroke={1.75} aria-hidden />
      <span aria-hidden>{text}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </span>
  );
}
