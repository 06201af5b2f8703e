export type ChartSeries = {
  readonly key: string;
  readonly name: string;
  /** One accent a screen: the others stay neutral. */
  readonly color?: 'accent' | 'second' | 'primary' | 'muted';
};

/** One point of the axis, with a number per series. */
export type ChartRow = { readonly label: string; readonly values: Readonly<Record<string, number>> };
