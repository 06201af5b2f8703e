import { IconChevronDown } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { MoneyText } from '@/app/_ui/money-text';
import type { Figure, FigureGroup, Reason } from './explain-figures';
import styles from './figures.module.css';

type Props = {
  groups: readonly FigureGroup[];
  currency: string;
  /** The margin and the mark-up that it is, in percent. */
  margin: { readonly margin: string; readonly markUp: string } | null;
  /** Said below the total. */
  note?: ReactNode;
};

/** Every figure of a price; each opens to tell where it comes from. */
export function FiguresPanel({ groups, currency, margin, note }: Props) {
  const t = useTranslations('quotations.figures');
  return (
    <div className={styles.panel}>
      {groups.map(({ key, main, parts }) => (
        <section key={key} className={styles.group} data-group={key} aria-label={t(main.key as 'total')}>
          <FigureRow figure={main} currency={currency} isMain />
          {key === 'client' && note}
          {key === 'margin' && margin && <p className={styles.margin}>{t('margin', margin)}</p>}
          {parts.map((part) => (
            <FigureRow key={part.key} figure={part} currency={currency} />
          ))}
        </section>
      ))}
    </div>
  );
}

type RowProps = { figure: Figure; currency: string; isMain?: boolean };

function FigureRow({ figure: { key, amount, why }, currency, isMain = false }: RowProps) {
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
    <details className={styles.figure} data-main={isMain || undefined}>
      <summary className={styles.row}>
        <span className={styles.label}>
          {text({ key })}
          <IconChevronDown className={styles.chevron} size={13} stroke={1.5} aria-hidden />
        </span>
        <MoneyText amount={amount} currency={currency} />
      </summary>
      <p className={styles.why}>{text(why)}</p>
    </details>
  );
}

type AnyKey = (key: string, values?: Readonly<Record<string, string>>) => string;

/** Names and reasons by the keys that `explainFigures` gives; its test holds them to the texts. */
function useFigureText(): (reason: Reason) => string {
  const t = useTranslations('quotations.figures') as unknown as AnyKey;
  return ({ key, values }) =>
    t(key, values?.concept ? { ...values, concept: t(`concepts.${values.concept}`) } : values);
}
