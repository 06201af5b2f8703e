'use client';

import { Textarea } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { TextInput } from '@/app/_ui/controls/text-input';
import { CountInput } from '@/app/_ui/form/count-input';
import { FormGrid, FormWide } from '@/app/_ui/form/form-grid';
import { MAXIMUM_COPIES } from '@/lib/quotations/rules';
import { useEditor } from '../editor-context';
import { EditorSection } from '../editor-section';
import { OwnText } from './own-text';

/** The words to the client, and who gets copies of the mail. */
export function WordsSection() {
  const t = useTranslations('quotations.words');
  const { form, options, set, leave, problem } = useEditor();
  const { words } = options;
  const own = (field: 'message' | 'paymentTerms' | 'terms') => ({
    field,
    label: t(field),
    value: form[field],
    own: words[field],
  });
  const days = form.validityDays ?? words.validityDays;
  return (
    <EditorSection step="words">
      <FormGrid>
        <FormWide>
          <OwnText {...own('message')} hint={t('messageHint')} maxLength={1000} />
        </FormWide>
        <CountInput
          label={t('validity')}
          description={t('validityHint', { days })}
          min={1}
          max={365}
          value={days}
          onChange={(validityDays) => set({ validityDays })}
        />
        <TextInput
          id="copies"
          label={t('copies')}
          description={t('copiesHint', { maximum: MAXIMUM_COPIES })}
          inputMode="email"
          maxLength={510}
          value={form.copies}
          error={problem('copies')}
          onChange={({ currentTarget }) => set({ copies: currentTarget.value })}
          onBlur={() => leave('copies')}
        />
        <FormWide>
          <OwnText {...own('paymentTerms')} maxLength={600} />
        </FormWide>
        <FormWide>
          <OwnText {...own('terms')} hint={t('termsHint')} maxLength={3000} />
        </FormWide>
        <FormWide>
          <Textarea
            label={t('observation')}
            autosize
            minRows={2}
            maxRows={10}
            maxLength={2000}
            value={form.observation}
            onChange={({ currentTarget }) => set({ observation: currentTarget.value })}
          />
        </FormWide>
      </FormGrid>
    </EditorSection>
  );
}
