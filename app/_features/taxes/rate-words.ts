import type { Tone } from '@/app/_ui/data/soft-badge';
import type { messages } from '@/lib/i18n/messages/es';
import type { TaxStatus } from '@/lib/taxes/rules/tax-table';

type Texts = (typeof messages)['quotations']['rates'];
type Kind = keyof Texts['kinds'];
type Concept = keyof Texts['concepts'];
/** Of the namespace `quotations.rates`, on the server or in the browser. */
type Translate = {
  (key: 'perMil' | 'percent' | 'percentOfIva' | 'table'): string;
  (key: string, values?: Record<string, string>): string;
  has: (key: never) => boolean;
};

/** A rate as far as words need it. */
export type WordedRate = {
  readonly kind: string;
  readonly concept: string;
  readonly rate: string | null;
  readonly unity: string;
  readonly status?: TaxStatus | undefined;
};
export type ShownStatus = TaxStatus | 'none';

/** '9.66' → '9,66', '2.0' → '2'. */
export const decimalText = (decimal: string): string =>
  (decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal).replace('.', ',');

/** '2025-06-01' → '01/06/2025'. */
export const dayText = (day: string): string => day.split('-').reverse().join('/');

/** A rate that nobody configured is neither sure nor to be confirmed. */
export const shownStatus = ({ rate, status }: Pick<WordedRate, 'rate' | 'status'>): ShownStatus | null =>
  rate === null ? 'none' : (status ?? null);

export const STATUS_TONES: Readonly<Record<ShownStatus, Tone>> = {
  verified: 'green',
  'verified-secondary': 'blue',
  'to-confirm': 'yellow',
  none: 'gray',
};

const BETWEEN = /^(DEMAS|PROFESIONALES)_(\d+)_(\d+)$/;
const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '.');

/** What taxes, concepts and rates are called; what the texts do not know is called by its code. */
export function rateWords(translate: unknown) {
  const t = translate as Translate;
  const known = (key: string, values?: Record<string, string>): string | null =>
    t.has(key as never) ? t(key, values) : null;
  return {
    kind: (kind: string): string => known(`kinds.${kind as Kind}`) ?? kind,
    concept(concept: string): string {
      const [, group, from = '', to = ''] = BETWEEN.exec(concept) ?? [];
      if (group) return t(`concepts.${group as Concept}`, { from: grouped(from), to: grouped(to) });
      return known(`concepts.${concept as Concept}`) ?? concept;
    },
    rate(rate: string, unity: string): string {
      if (unity === 'UVT_TABLE') return t('table');
      const key = unity === 'PER_MIL' ? 'perMil' : unity === 'PERCENT_OF_IVA' ? 'percentOfIva' : 'percent';
      return t(key as string, { rate: decimalText(rate) });
    },
    validity: (from: string, to: string | null): string =>
      to === null
        ? t('from', { from: dayText(from) })
        : t('between', { from: dayText(from), to: dayText(to) }),
    status: (status: ShownStatus): string => t(`statuses.${status}`),
    explained: (status: ShownStatus): string => t(`explained.${status}`),
  };
}
export type RateWords = ReturnType<typeof rateWords>;
