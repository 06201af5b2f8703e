import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { FigureGroup } from './figure';
import { FigureRow } from './figure-row';
import styles from './figures.module.css';

type Props = {
  groups: readonly FigureGroup[];
  currency: string;
  /** The margin and the mark-up that it is, in percent. */
  margin: { readonly margin: string; readonly markUp: string } | null;
  /** The text below the total. */
  note?: ReactNode;
};

/** All figures of a price; each opens its explanation. */
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
