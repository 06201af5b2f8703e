'use client';

import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { decimalText } from '@/app/_features/taxes/rate-words';
import { DecimalField } from '@/app/_ui/form/decimal-field';
import { markUpOfMargin } from '@/lib/quotations/rules';
import { useEditorFrame } from './editor-context';

type Props = {
  /** As typed, empty for the agency's own; percent. */
  gain: string;
  ownGain: string;
  error: string | undefined;
};

/** What no margin is: refused wherever one is kept. */
const NO_MARGIN = '100';

/** The margin on the price, with the mark-up on the cost that it is: people take one for the other. */
export const GainField = memo(function GainField({ gain, ownGain, error }: Props) {
  const t = useTranslations('quotations.costs');
  const { set } = useEditorFrame();
  return (
    <DecimalField
      id="gain"
      label={t('gain')}
      description={hintOf(gain || ownGain, t)}
      hintBelow
      kind="percent"
      rightSection="%"
      unread={NO_MARGIN}
      placeholder={`${decimalText(ownGain)} %`}
      value={gain}
      onChange={(next) => next !== gain && set({ gain: next })}
      error={error}
    />
  );
});

function hintOf(gain: string, t: ReturnType<typeof useTranslations<'quotations.costs'>>): string | undefined {
  try {
    return t('markUp', { margin: decimalText(gain), markUp: decimalText(markUpOfMargin(gain)) });
  } catch {
    return undefined;
  }
}
