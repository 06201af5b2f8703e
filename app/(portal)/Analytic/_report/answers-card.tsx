import { useTranslations } from 'next-intl';
import { SectionCard } from '@/app/_ui/layout/section-card';
import text from '@/app/_ui/theme/text.module.css';
import type { Answers } from '@/lib/analytics/report/figures';
import type { ReportFilter } from '@/lib/analytics/report/rules';
import type { CALL_KEYS } from '@/lib/analytics/rollup/rules';
import { rowsHref } from '../report-address';
import { Bars, sharesOf } from './bars';

/** How soon the talents who were called answered. */
export function AnswersCard({ answers, filter }: { answers: Answers; filter: ReportFilter }) {
  const t = useTranslations('analytics.answers');
  const figures = useTranslations('analytics.figures');
  const shares = sharesOf(answers.parts.map(({ count }) => count));
  return (
    <SectionCard title={t('title')} description={t('text')}>
      {answers.called === 0 ? (
        <p className={text.quiet}>{figures('noCalls')}</p>
      ) : (
        <Bars
          label={t('title')}
          bars={answers.parts.map(({ key, count }, index) => ({
            id: key,
            name: t(key as (typeof CALL_KEYS)[number]),
            href: count > 0 ? rowsHref(filter, 'CALL', key) : undefined,
            share: shares[index] ?? 0,
            value: (
              <>
                <strong>{count}</strong>
                {count > 0 &&
                  ` · ${figures('percent', { value: Math.round((count * 100) / answers.called) })}`}
              </>
            ),
          }))}
        />
      )}
    </SectionCard>
  );
}
