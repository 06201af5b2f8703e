'use client';

import { Anchor, Textarea } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useEditorFrame } from '../editor-context';

type Props = {
  field: 'message' | 'paymentTerms' | 'terms';
  label: string;
  hint?: string;
  value: string | null;
  /** The agency's usual text. */
  own: string;
  maxLength: number;
};

/** A text that begins as the agency's own, and the way back to it once it was changed. */
export function OwnText({ field, label, hint, value, own, maxLength }: Props) {
  const t = useTranslations('quotations.words');
  const { set } = useEditorFrame();
  const changed = value !== null && value.trim() !== own.trim();
  return (
    <div>
      <Textarea
        id={field}
        label={label}
        description={[hint, !changed && own !== '' && t('own')].filter(Boolean).join(' ')}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={maxLength}
        value={value ?? own}
        onChange={({ currentTarget }) => set({ [field]: currentTarget.value })}
      />
      {changed && own !== '' && (
        <Anchor component="button" type="button" size="sm" mt={4} onClick={() => set({ [field]: null })}>
          {t('back')}
        </Anchor>
      )}
    </div>
  );
}
