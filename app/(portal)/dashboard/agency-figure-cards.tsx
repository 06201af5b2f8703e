import { useTranslations } from 'next-intl';
import { type KeyFigure, KeyFigures } from '@/app/_ui/key-figures';
import type { AgencyFigures, Amount } from '@/lib/analytics/queries';
import { changePercent, PERIOD_DAYS, winRate } from '@/lib/analytics/rules';
import { formatMoney } from '@/lib/core/money';

/** Money quoted, accepted and payable, and how many quotations are won. */
export function AgencyFigureCards({ figures }: { figures: AgencyFigures }) {
  const t = useTranslations('dashboard');
  const period = t('lastDays', { days: PERIOD_DAYS });
  const others = (amounts: readonly Amount[]): string | undefined =>
    amounts.length > 1
      ? t('andMore', {
          amounts: amounts
            .slice(1)
            .map(({ amount, currencyCode }) => formatMoney(amount, currencyCode))
            .join(', '),
        })
      : undefined;
  const main = ([first]: readonly Amount[]): string =>
    formatMoney(first?.amount ?? 0, first?.currencyCode ?? 'COP');

  const money = (label: string, amounts: AgencyFigures['quoted']): KeyFigure => {
    const [first] = amounts;
    const percent = first ? changePercent(first.amount, first.before) : null;
    return {
      label,
      value: main(amounts),
      hint: [others(amounts), period].filter(Boolean).join(' · '),
      ...(percent === null ? {} : { change: changeOf(percent, t('percent', { value: Math.abs(percent) })) }),
    };
  };

  const { accepted, rejected, expired } = figures.decisions;
  const rate = winRate(figures.decisions);
  const rateBefore = winRate(figures.decisionsBefore);
  const points = rate !== null && rateBefore !== null ? rate - rateBefore : null;
  const claims = figures.payable.reduce((sum, { claims: count }) => sum + count, 0);

  return (
    <section aria-label={t('figures')}>
      <KeyFigures
        figures={[
          money(t('quoted'), figures.quoted),
          money(t('accepted'), figures.accepted),
          {
            label: t('payable'),
            value: main(figures.payable),
            hint: [t('claims', { count: claims }), others(figures.payable)].filter(Boolean).join(' '),
          },
          {
            label: t('winRate'),
            value: rate === null ? '—' : t('percent', { value: rate }),
            hint:
              rate === null
                ? t('undecided')
                : t('decided', { accepted, total: accepted + rejected + expired }),
            ...(points === null
              ? {}
              : { change: changeOf(points, t('points', { value: Math.abs(points) })) }),
          },
        ]}
      />
    </section>
  );
}

const changeOf = (value: number, text: string): NonNullable<KeyFigure['change']> =>
  value === 0 ? { direction: 'same', text } : { direction: value > 0 ? 'up' : 'down', text, good: value > 0 };
