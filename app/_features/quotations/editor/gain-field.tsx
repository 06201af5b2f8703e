'use client';

import { NumberInput } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { decimalText } from '@/app/_features/taxes/rate-words';
import { markUpOfMargin } from '@/lib/quotations/rules';
import { useEditorFrame } from './editor-context';

type Props = {
  /** As typed, empty for the agency's own; percent. */
  gain: string;
  ownGain: string;
  error: string | undefined;
};

/** The margin on the price, with the mark-up on the cost that it is: people take one for the other. */
export const GainField = memo(function GainField({ gain, ownGain, error }: Props) {
  const t = useTranslations('quotations.costs');
  const { set } = useEditorFrame();
  return (
    <NumberInput
      id="gain"
      label={t('gain')}
      description={hintOf(gain || ownGain, t)}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      suffix=" %"
      step={1}
      min={0}
      max={99.99}
      decimalScale={2}
      clampBehavior="strict"
      allowNegative={false}
      valueIsNumericString
      placeholder={`${decimalText(ownGain)} %`}
      value={gain}
      onValueChange={({ value }) => value !== gain && set({ gain: value })}
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
