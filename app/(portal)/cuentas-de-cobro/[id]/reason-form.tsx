'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { useWriteForm } from '@/app/_features/forms/use-write-form';
import { WriteForm } from '@/app/_features/forms/write-form';
import { useWrite } from '@/app/_features/graphql/use-write';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { UNPAY_CLAIM } from '@/lib/claims/payments/writes';
import { returnClaimInput } from '@/lib/claims/review/inputs';
import { RETURN_REASONS } from '@/lib/claims/review/rules';
import { RETURN_CLAIM } from '@/lib/claims/review/writes';
import type { ActedClaim } from './acted-claim';
import styles from './claim.module.css';

const reasonInput = z.pick(returnClaimInput, { reason: true });

const { TextareaField } = fieldsOf<z.input<typeof reasonInput>>();

type Props = { kind: 'return' | 'unpay'; claim: ActedClaim; onDone: (isSaved: boolean) => void };

/** Why a claim is returned, with reasons to begin from, or why it is no longer marked as paid. */
export default function ReasonForm({ kind, claim: { id, code }, onDone }: Props) {
  const t = useTranslations('claims');
  const returning = useWrite(RETURN_CLAIM);
  const unpaying = useWrite(UNPAY_CLAIM);
  const isReturn = kind === 'return';
  const form = useWriteForm({
    schema: reasonInput,
    values: { reason: '' },
    write: async ({ reason }) =>
      isReturn ? await returning.run({ id, reason }) : await unpaying.run({ id, reason }),
    saved: isReturn ? t('returned', { code }) : t('unpay.done'),
    onSaved: () => onDone(true),
    inDialog: true,
  });
  // The form is there a moment after its dialog.
  const { setFocus } = form;
  useEffect(() => setFocus('reason'), [setFocus]);
  const add = (reason: string) => {
    const written = form.getValues('reason').trim();
    form.setValue('reason', written ? `${written}\n${reason}` : reason, { shouldDirty: true });
    setFocus('reason');
  };
  return (
    <WriteForm
      form={form}
      save={isReturn ? t('returnSave') : t('unpay.button')}
      cancel={() => onDone(false)}
      text={isReturn ? t('returnText') : t('unpay.text')}
    >
      <FormGrid>
        <TextareaField
          name="reason"
          label={isReturn ? t('reason') : t('unpay.reason')}
          maxLength={500}
          minRows={4}
          withAsterisk
          wide
        />
      </FormGrid>
      {isReturn && (
        <>
          <p className={styles.label}>{t('reasonsLabel')}</p>
          <ul className={styles.chips} aria-label={t('reasonsLabel')}>
            {RETURN_REASONS.map((reason) => (
              <li key={reason}>
                <PlainButton variant="default" onClick={() => add(t(`reasons.${reason}`))}>
                  {t(`reasons.${reason}`)}
                </PlainButton>
              </li>
            ))}
          </ul>
        </>
      )}
    </WriteForm>
  );
}
