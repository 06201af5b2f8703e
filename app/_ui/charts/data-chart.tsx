'use client';

import { useTranslations } from 'next-intl';
import { later } from '../later/later';
import text from '../theme/text.module.css';
import type { ChartRow, ChartSeries } from './chart-data';
import styles from './data-chart.module.css';

type Props = {
  /** What the chart shows, for those who do not see it. */
  label: string;
  kind: 'area' | 'bars';
  rows: readonly ChartRow[];
  series: readonly ChartSeries[];
  /** How a number is written: in the tooltip and the table. */
  format: (value: number) => string;
  /** Shorter, for the axis. */
  formatAxis?: (value: number) => string;
  height?: number;
};

const Drawing = later(() => import('./chart-drawing'), {
  loading: () => <div className={styles.waiting} />,
});

/** A chart, drawn once its code is there, with the same numbers as a table for screen readers. */
export function DataChart({ label, height = 240, ...chart }: Props) {
  const t = useTranslations('ui.chart');
  const { rows, series, format } = chart;
  return (
    <figure className={styles.figure} aria-label={label}>
      <div aria-hidden style={{ height }}>
        <Drawing {...chart} height={height} />
      </div>
      <div className={text.hidden}>
        <table>
          <caption>{`${t('table')}: ${label}`}</caption>
          <thead>
            <tr>
              <th scope="col">{t('period')}</th>
              {series.map(({ key, name }) => (
                <th key={key} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                {series.map(({ key }) => (
                  <td key={key}>{format(row.values[key] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
