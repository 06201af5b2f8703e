'use client';

import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormDialog } from '@/app/_ui/form/form-dialog';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { HourField } from '@/app/_ui/form/hour-field';
import { MoneyInput } from '@/app/_ui/form/money-input';
import type { SaveRideRulesInput } from '@/lib/rides/limits/inputs';
import type { RideRules } from '@/lib/rides/limits/rules';
import { SAVE_RIDE_RULES } from '@/lib/rides/limits/writes';

const { Field } = fieldsOf<SaveRideRulesInput>();

type Props = { eventId: string; currency: string; rules: RideRules };

/** What rides of the event may cost together, and from when on somebody leaves late. */
export function RulesDialog({ eventId, currency, rules }: Props) {
  const t = useTranslations('events.transport.rules');
  return (
    <FormDialog label={t('button')} title={t('title')} button={{ variant: 'default' }}>
      {(close) => <RulesForm eventId={eventId} currency={currency} rules={rules} onDone={close} />}
    </FormDialog>
  );
}

function RulesForm({ eventId, currency, rules, onDone }: Props & { onDone: () => void }) {
  const t = useTranslations('events.transport.rules');
  const form = useFormOf(SAVE_RIDE_RULES, {
    given: { eventId },
    values: {
      budget: rules.budget,
      lateTime: rules.lateTime,
    },
    revision: rules.revision,
    saved: t('saved'),
    onSaved: onDone,
    onUnchanged: onDone,
    inDialog: true,
  });
  return (
    <WriteForm form={form} save={t('save')} cancel={onDone} text={t('hint')}>
      <FormGrid>
        <Field name="budget">
          {({ value, ...control }) => (
            <MoneyInput {...control} value={value ?? null} currency={currency} label={t('budget')} />
          )}
        </Field>
        <Field name="lateTime">
          {(field) => <HourField label={t('lateTime')} description={t('lateHint')} withAsterisk {...field} />}
        </Field>
      </FormGrid>
    </WriteForm>
  );
}
