'use client';

import { DataChart } from '@/app/_ui/charts/data-chart';
import { formatMoney } from '@/lib/core/money';
import styles from '../theme.module.css';
import { GuideSection } from './guide-section';

const ROWS = [
  ['Ene', 12, 6],
  ['Feb', 19, 11],
  ['Mar', 15, 8],
  ['Abr', 23, 13],
  ['May', 19, 10],
  ['Jun', 14, 7],
].map(([label, quoted, accepted]) => ({
  label: String(label),
  values: { quoted: Number(quoted) * 1_000_000, accepted: Number(accepted) * 1_000_000 },
}));

const money = (value: number) => formatMoney(value, 'COP');
const millions = (value: number) => `${String(value / 1_000_000).replace('.', ',')} M`;

export function ChartsSection() {
  return (
    <GuideSection id="graficas" title="Gráficas">
      <div className={styles.stack}>
        <DataChart
          label="Cotizado y aprobado por mes"
          kind="area"
          rows={ROWS}
          series={[
            { key: 'quoted', name: 'Cotizado', color: 'muted' },
            { key: 'accepted', name: 'Aprobado', color: 'accent' },
          ]}
          format={money}
          formatAxis={millions}
        />
        <DataChart
          label="Aprobado por mes"
          kind="bars"
          rows={ROWS}
          series={[{ key: 'accepted', name: 'Aprobado' }]}
          format={money}
          formatAxis={millions}
        />
      </div>
    </GuideSection>
  );
}
