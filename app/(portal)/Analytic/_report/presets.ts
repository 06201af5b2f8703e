import { lastMonths, type Months } from '@/lib/analytics/report/rules';

type PresetId = 'month' | 'months3' | 'months6' | 'months12' | 'year';

/** Periods that one press chooses. */
export const presetsOf = (thisMonth: string): readonly (Months & { readonly id: PresetId })[] => [
  { id: 'month', ...lastMonths(1, thisMonth) },
  { id: 'months3', ...lastMonths(3, thisMonth) },
  { id: 'months6', ...lastMonths(6, thisMonth) },
  { id: 'months12', ...lastMonths(12, thisMonth) },
  { id: 'year', from: `${thisMonth.slice(0, 4)}-01`, to: thisMonth },
];

/** The preset that a period is; '' for one of one's own. */
export const currentPreset = ({ from, to }: Months, thisMonth: string): PresetId | '' =>
  presetsOf(thisMonth).find((preset) => preset.from === from && preset.to === to)?.id ?? '';
