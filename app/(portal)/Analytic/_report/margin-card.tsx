import { useTranslations } from 'next-intl';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { MarginFigures, Side } from '@/lib/analytics/report/figures';
import { formatMoney } from '@/lib/core/money';
import { COP } from '@/lib/quotations/exchange/rules';
import styles from './report.module.css';

/** What ended events were to bring, and what they brought. */
export function MarginCard({ margin }: { margin: MarginFigures }) {
  const t = useTranslations('analytics.margin');
  const percent = useTranslations('analytics.figures');
  const { estimated, actual, events } = margin;
  const money = (amount: number) => formatMoney(amount, COP);
  const rows: readonly { name: string; of: (side: Side) => number }[] = [
    { name: t('income'), of: ({ income }) => income },
    { name: t('costs'), of: ({ costs }) => costs },
    { name: t('left'), of: ({ margin: left }) => left },
  ];
  const share = ({ percent: value }: Side) =>
    value === null ? '—' : percent('percent', { value: value.toLocaleString('es-CO') });
  return (
    <SectionCard title={t('title')} description={t('text', { events })}>
      {events > 0 && (
        <table className={styles.margin}>
          <thead>
            <tr>
              <th scope="col">{t('side')}</th>
              <th scope="col">{t('estimated')}</th>
              <th scope="col">{t('actual')}</th>
              <th scope="col">{t('difference')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, of }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td data-label={t('estimated')}>{money(of(estimated))}</td>
                <td data-label={t('actual')}>{money(of(actual))}</td>
                <td data-label={t('difference')}>{money(of(actual) - of(estimated))}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{t('percent')}</th>
              <td data-label={t('estimated')}>{share(estimated)}</td>
              <td data-label={t('actual')}>{share(actual)}</td>
              <td />
            </tr>
          </tbody>
        </table>
      )}
    </SectionCard>
  );
}
