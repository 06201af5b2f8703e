'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { MoneyInput } from '@/app/_ui/form/money-input';
import type { KeepReductionsInput } from '@/lib/taxes/reductions/inputs';
import { KEEP_REDUCTIONS } from '@/lib/taxes/reductions/writes';

const { CheckboxField, Field } = fieldsOf<KeepReductionsInput>();

const AMOUNTS = ['contributions', 'mortgage', 'health', 'voluntary'] as const;

type Props = {
  initial: KeepReductionsInput;
  revision: number;
  /** To whom it is declared. */
  agency: string;
  year: number;
  /** When it was declared last, in words; null before. */
  saidAt: string | null;
};

/** What a talent declares to one payer for this year, under oath. */
export function ReductionsForm({ initial, revision, agency, year, saidAt }: Props) {
  const t = useTranslations('place.reductions');
  const router = useRouter();
  const form = useFormOf(KEEP_REDUCTIONS, {
    sends: ({ contributions = null, mortgage = null, health = null, voluntary = null, ...input }) => ({
      ...input,
      contributions,
      mortgage,
      health,
      voluntary,
    }),
    values: initial,
    revision,
    keptAs: initial.agencyId,
    saved: t('saved'),
    onSaved: () => router.refresh(),
    again: (output) => ({ ...output, sworn: false }),
  });
  return (
    <WriteForm
      form={form}
      save={t('save')}
      note={saidAt ? t('saidAt', { when: saidAt, year }) : t('notSaid', { year })}
    >
      <FormGrid>
        <CheckboxField name="dependants" label={t('dependants')} description={t('dependantsHint')} wide />
        {AMOUNTS.map((name) => (
          <Field key={name} name={name}>
            {(field) => (
              <MoneyInput
                {...field}
                value={field.value ?? null}
                label={t(name)}
                description={t(`${name}Hint`)}
                hintBelow
              />
            )}
          </Field>
        ))}
        <CheckboxField name="sworn" label={t('sworn', { agency })} description={t('swornHint')} wide />
      </FormGrid>
    </WriteForm>
  );
}
