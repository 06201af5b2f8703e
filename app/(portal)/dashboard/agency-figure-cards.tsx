import { useTranslations } from 'next-intl';
import { type KeyFigure, KeyFigures } from '@/app/_ui/data/key-figures';
import type { AgencyFigures, Amount } from '@/lib/analytics/queries';
import { changePercent, PERIOD_DAYS, winRate } from '@/lib/analytics/rules';
import { formatMoney } from '@/lib/core/money';
import { COP } from '@/lib/quotations/exchange/rules';

/** Money quoted, accepted and payable, and how many quotations are won. */
export function AgencyFigureCards({ figures }: { figures: AgencyFigures }) {
  const t = useTranslations('dashboard');
  const period = t('lastDays', { days: PERIOD_DAYS });
  const total = (amounts: readonly Amount[]): string =>
    formatMoney(
      amounts.reduce((sum, { pesos }) => sum + pesos, 0),
      COP,
    );
  /** What is in it of other currencies, at the rates that their quotations froze. */
  const foreign = (amounts: readonly Amount[]): string | undefined => {
    const others = amounts.filter(({ currencyCode, amount }) => currencyCode !== COP && amount > 0);
    if (others.length === 0) return undefined;
    return t('includes', {
      amounts: others.map(({ amount, currencyCode }) => formatMoney(amount, currencyCode)).join(', '),
    });
  };

  const money = (label: string, amounts: AgencyFigures['quoted']): KeyFigure => {
    const [now, before] = [
      amounts.reduce((sum, { pesos }) => sum + pesos, 0),
      amounts.reduce((sum, { pesosBefore }) => sum + pesosBefore, 0),
    ];
    const percent = changePercent(now, before);
    return {
      label,
      value: total(amounts),
      hint: [foreign(amounts), period].filter(Boolean).join(' · '),
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
            value: total(figures.payable),
            hint: [t('claims', { count: claims }), foreign(figures.payable)].filter(Boolean).join(' · '),
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
