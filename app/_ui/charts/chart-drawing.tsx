'use client';

import { AreaChart, BarChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import type { ChartRow, ChartSeries } from './chart-data';

type Props = {
  kind: 'area' | 'bars';
  rows: readonly ChartRow[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
  formatAxis?: (value: number) => string;
  height: number;
};

const COLORS = {
  accent: 'var(--color-accent)',
  second: 'var(--color-second)',
  primary: 'var(--color-primary)',
  muted: 'var(--color-control)',
};

/** The keyboard passes the drawing by, and reads its table instead. */
const UNREACHABLE = { accessibilityLayer: false };

/** Loaded by DataChart: recharts is as heavy as the rest of the screen. */
export default function ChartDrawing({ kind, rows, series, format, formatAxis = format, height }: Props) {
  const common = {
    h: height,
    data: rows.map(({ label, values }) => ({ label, ...values })),
    dataKey: 'label',
    series: series.map(({ key, name, color = 'primary' }) => ({
      name: key,
      label: name,
      color: COLORS[color],
    })),
    valueFormatter: format,
    withLegend: series.length > 1,
    legendProps: { verticalAlign: 'bottom' as const, height: 36 },
    // Every n-th word, so that the step between two is the same along the axis.
    xAxisProps: { interval: 'equidistantPreserveStart' as const },
    yAxisProps: { tickFormatter: formatAxis, width: 56 },
    gridColor: 'var(--color-line)',
    textColor: 'var(--color-dimmed)',
    tickLine: 'none' as const,
  };
  return kind === 'area' ? (
    <AreaChart
      {...common}
      areaChartProps={UNREACHABLE}
      curveType="monotone"
      withDots={false}
      strokeWidth={2}
      fillOpacity={0.16}
    />
  ) : (
    <BarChart {...common} barChartProps={UNREACHABLE} maxBarWidth={44} barProps={{ radius: [4, 4, 0, 0] }} />
  );
}
