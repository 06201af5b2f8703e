'use client';

import { useTranslations } from 'next-intl';
import { decimalText } from '@/app/_features/taxes/rate-words';
import { undrawnLetters } from '@/lib/pdf/plain-text';
import { daysOld, RATE_AGES_AFTER_DAYS } from '@/lib/quotations/exchange/rules';
import { isForeign } from '../../draft/draft-form';
import { useWarningText } from '../../figures/warnings';
import { useEditorFigures } from '../editor-context';

/** Warnings of a draft: missing rates, past dates, a thin margin, unfinished lines. */
export function useDraftWarnings(): string[] {
  const t = useTranslations('quotations.warnings');
  const tExchange = useTranslations('quotations.exchange');
  const rateText = useWarningText();
  const { form, price, options } = useEditorFigures();
  const age = daysOld(form.fxRateDate, options.today);
  const gain = form.gain === '' ? options.agencyGain : form.gain;
  const { nameEvent, nameContact, place, address, observation } = form;
  const undrawn = undrawnLetters([nameEvent, nameContact, place, address, observation].join(' '));
  return [
    ...price.warnings.map(rateText),
    ...(form.lastDay && form.lastDay < options.today ? [t('past')] : []),
    ...(Number(gain) < Number(options.agencyGain)
      ? [t('lowGain', { gain: decimalText(options.agencyGain) })]
      : []),
    ...(isForeign(form) && age > RATE_AGES_AFTER_DAYS ? [tExchange('old', { days: age })] : []),
    ...(undrawn.length > 0 ? [t('undrawn', { letters: undrawn.join(' ') })] : []),
    ...(price.incomplete > 0 ? [t('incomplete', { count: price.incomplete })] : []),
  ];
}
