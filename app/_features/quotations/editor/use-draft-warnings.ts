'use client';

import { useTranslations } from 'next-intl';
import { decimalText } from '../figures/explain-figures';
import { useWarningText } from '../figures/warnings';
import { useEditorFigures } from './editor-context';

/** What to mind of the quotation being typed: rates that lack, dates gone by, a thin margin, unfinished lines. */
export function useDraftWarnings(): string[] {
  const t = useTranslations('quotations.warnings');
  const rateText = useWarningText();
  const { form, price, options } = useEditorFigures();
  const gain = form.gain === '' ? options.agencyGain : form.gain;
  return [
    ...(price.priced?.derived.warnings.map(rateText) ?? []),
    ...(form.lastDay && form.lastDay < options.today ? [t('past')] : []),
    ...(Number(gain) < Number(options.agencyGain)
      ? [t('lowGain', { gain: decimalText(options.agencyGain) })]
      : []),
    ...(price.incomplete > 0 ? [t('incomplete', { count: price.incomplete })] : []),
  ];
}
