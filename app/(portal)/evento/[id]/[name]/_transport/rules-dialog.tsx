'use client';

import { useTranslations } from 'next-intl';
import { useWriteForm } from '@/app/_features/forms/use-write-form';
import { WriteForm } from '@/app/_features/forms/write-form';
import { useWrite } from '@/app/_features/graphql/use-write';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormDialog } from '@/app/_ui/form/form-dialog';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { HourField } from '@/app/_ui/form/hour-field';
import { MoneyInput } from '@/app/_ui/form/money-input';
import { type SaveRideRulesInput, saveRideRulesInput } from '@/lib/rides/limits/inputs';
import type { RideRules } from '@/lib/rides/limits/rules';
import { SAVE_RULES } from './documents';

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
  const saving = useWrite(SAVE_RULES);
  const form = useWriteForm({
    schema: saveRideRulesInput,
    values: {
      eventId,
      budget: rules.budget,
      lateTime: rules.lateTime,
    },
    revision: rules.revision,
    write: ({ budget, ...rest }, _changed, seen) =>
      saving.run({ ...seen, input: { ...rest, budget: budget ?? null } }),
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
