import { useTranslations } from 'next-intl';
import { Notice } from '@/app/_ui/feedback/notice';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { LIST_FORMAT } from '@/lib/i18n/list-format';
import type { listRatesEnding } from '@/lib/taxes/table/queries';
import { rateWords } from './rate-words';

type Props = { rates: Awaited<ReturnType<typeof listRatesEnding>>; today: string };

/** Rates that end with the year: who keeps the table says those of the next. Renders nothing without any. */
export function EndingRates({ rates, today }: Props) {
  const t = useTranslations('taxes.ending');
  const words = rateWords(useTranslations('quotations.rates'));
  if (rates.length === 0) return null;
  const year = String(Number(today.slice(0, 4)) + 1);
  const names = rates.map(({ kind, concept, cityName }) =>
    [words.kind(kind), words.concept(concept), cityName].filter(Boolean).join(' · '),
  );
  return (
    <Notice
      title={t('title', { count: rates.length, year })}
      action={
        <ButtonLink variant="default" size="xs" href="/impuestos">
          {t('open')}
        </ButtonLink>
      }
    >
      {t('text', { rates: LIST_FORMAT.format(names), year })}
    </Notice>
  );
}
