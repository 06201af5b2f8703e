import { useTranslations } from 'next-intl';
import { type KeyFigure, KeyFigures } from '@/app/_ui/data/key-figures';
import type { Report } from '@/lib/analytics/report/queries';
import type { ReportFilter } from '@/lib/analytics/report/rules';
import { changePercent } from '@/lib/analytics/rules';
import { formatMoney } from '@/lib/core/money';
import { COP } from '@/lib/quotations/exchange/rules';
import { rowsHref } from '../report-address';
import { durationText } from './duration-text';

/** The few numbers of a report, each against the period it is compared with. */
export function ReportFigures({ report, filter }: { report: Report; filter: ReportFilter }) {
  const t = useTranslations('analytics.figures');
  const time = useTranslations('analytics.time');
  const { funnel, sold, margin, answers, filling } = report;
  const [quoted] = funnel;
  const money = (amount: number) => formatMoney(amount, COP);
  /** `good` is which way is good news. */
  const change = (now: number | null, before: number | null, good: 'up' | 'down' = 'up') => {
    const percent = now === null || before === null ? null : changePercent(now, before);
    return percent === null
      ? {}
      : { change: changeOf(percent, t('percent', { value: Math.abs(percent) }), good) };
  };
  const points =
    answers.rate === null || answers.rateBefore === null ? null : answers.rate - answers.rateBefore;
  const figures: KeyFigure[] = [
    {
      label: t('quoted'),
      value: money(quoted?.amount ?? 0),
      hint: t('quotations', { count: quoted?.count ?? 0 }),
      href: rowsHref(filter, 'FUNNEL'),
      ...change(quoted?.amount ?? 0, quoted?.amountBefore ?? 0),
    },
    {
      label: t('sold'),
      value: money(sold.amount),
      hint: t('quotations', { count: sold.count }),
      href: rowsHref(filter, 'CITY'),
      ...change(sold.amount, sold.amountBefore),
    },
    {
      label: t('margin'),
      value: margin.events === 0 ? '—' : money(margin.actual.margin),
      hint:
        margin.events === 0
          ? t('noMargin')
          : t('marginHint', {
              percent: t('percent', { value: (margin.actual.percent ?? 0).toLocaleString('es-CO') }),
              estimated: money(margin.estimated.margin),
            }),
      ...(margin.events > 0 ? { href: rowsHref(filter, 'MARGIN', 'ACTUAL_INCOME') } : {}),
      ...(margin.actualBefore.margin > 0 ? change(margin.actual.margin, margin.actualBefore.margin) : {}),
    },
    {
      label: t('fill'),
      value: filling.seconds === null ? '—' : durationText(filling.seconds, time),
      hint:
        filling.roles === 0 ? t('noRoles') : t('fillHint', { filled: filling.filled, roles: filling.roles }),
      ...(filling.roles > 0 ? { href: rowsHref(filter, 'FILL') } : {}),
      ...change(filling.seconds, filling.secondsBefore, 'down'),
    },
    {
      label: t('answers'),
      value: answers.rate === null ? '—' : t('percent', { value: answers.rate }),
      hint:
        answers.called === 0
          ? t('noCalls')
          : answers.seconds === null
            ? t('noAnswers')
            : t('answersHint', { time: durationText(answers.seconds, time) }),
      ...(answers.called > 0 ? { href: rowsHref(filter, 'CALL') } : {}),
      ...(points === null
        ? {}
        : { change: changeOf(points, t('points', { value: Math.abs(points) }), 'up') }),
    },
  ];
  return (
    <section aria-label={t('label')}>
      <KeyFigures figures={figures} />
    </section>
  );
}

const changeOf = (value: number, text: string, good: 'up' | 'down'): NonNullable<KeyFigure['change']> => {
  const direction = value > 0 ? 'up' : 'down';
  return value === 0 ? { direction: 'same', text } : { direction, text, good: direction === good };
};
