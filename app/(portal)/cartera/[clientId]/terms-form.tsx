'use client';

import { useTranslations } from 'next-intl';
import * as z from 'zod/mini';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { fieldsOf } from '@/app/_ui/form/fields';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { type KeepTermsInput, keepTermsInput } from '@/lib/finances/receivables/inputs';
import { KEEP_CLIENT_TERMS } from '@/lib/finances/receivables/writes';

type Form = { days: string };
const { TextField } = fieldsOf<Form>();

type Props = { clientId: string; days: number | null; usual: number; revision: number };

/** How many days the client has to pay. */
export function TermsForm({ clientId, days, usual, revision }: Props) {
  const t = useTranslations('receivables.terms');
  const form = useFormOf(KEEP_CLIENT_TERMS, {
    schema: z.pipe(
      z.transform(
        ({ days: typed }: Form): KeepTermsInput => ({
          clientId,
          days: typed.trim() === '' ? null : Number(typed),
        }),
      ),
      keepTermsInput,
    ),
    values: { days: days === null ? '' : String(days) },
    revision,
    saved: t('saved'),
    again: ({ days: kept }) => ({ days: kept === null ? '' : String(kept) }),
  });
  return (
    <SectionCard title={t('title')} description={t('text')}>
      <WriteForm
        form={form}
        save={t('save')}
        button={{ disabled: !form.unsaved, size: 'xs' }}
        footer="inline"
      >
        <TextField
          name="days"
          label={t('days')}
          description={t('usual', { days: usual })}
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
        />
      </WriteForm>
    </SectionCard>
  );
}
