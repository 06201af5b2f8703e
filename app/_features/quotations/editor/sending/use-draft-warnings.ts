'use client';

import { useTranslations } from 'next-intl';
import { decimalText } from '@/app/_features/taxes/rate-words';
import { daysOld, RATE_AGES_AFTER_DAYS } from '@/lib/quotations/exchange/rules';
import { isForeign } from '../../draft/price-draft';
import { useWarningText } from '../../figures/warnings';
import { useEditorFigures } from '../editor-context';

/** What to mind of the quotation being typed: rates that lack, dates gone by, a thin margin, unfinished lines. */
export function useDraftWarnings(): string[] {
  const t = useTranslations('quotations.warnings');
  const tExchange = useTranslations('quotations.exchange');
  const rateText = useWarningText();
  const { form, price, options } = useEditorFigures();
  const age = daysOld(form.fxRateDate, options.today);
  const gain = form.gain === '' ? options.agencyGain : form.gain;
  return [
    ...(price.priced?.derived.warnings.map(rateText) ?? []),
    ...(form.lastDay && form.lastDay < options.today ? [t('past')] : []),
    ...(Number(gain) < Number(options.agencyGain)
      ? [t('lowGain', { gain: decimalText(options.agencyGain) })]
      : []),
    ...(isForeign(form) && age > RATE_AGES_AFTER_DAYS ? [tExchange('old', { days: age })] : []),
    ...(price.incomplete > 0 ? [t('incomplete', { count: price.incomplete })] : []),
  ];
}
