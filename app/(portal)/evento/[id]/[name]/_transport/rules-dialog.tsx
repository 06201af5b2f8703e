'use client';

import { useTranslations } from 'next-intl';
import { useWriteForm } from '@/app/_features/forms/use-write-form';
import { WriteForm } from '@/app/_features/forms/write-form';
import { useWrite } from '@/app/_features/graphql/use-write';
import { CountInput } from '@/app/_ui/form/count-input';
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

/** What rides of the event are allowed: in money, by person, by hour and by place. What is empty is not limited. */
export function RulesDialog({ eventId, currency, rules }: Props) {
  const t = useTranslations('events.transport.rules');
  return (
    <FormDialog label={t('button')} title={t('title')} button={{ variant: 'default' }} size="lg">
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
      ridesPerPerson: rules.ridesPerPerson,
      amountPerPerson: rules.amountPerPerson,
      radiusKm: rules.radiusKm,
      fromTime: rules.fromTime ?? '',
      untilTime: rules.untilTime ?? '',
      lateTime: rules.lateTime,
    },
    revision: rules.revision,
    write: (
      { budget, amountPerPerson, ridesPerPerson, radiusKm, fromTime, untilTime, ...rest },
      _changed,
      seen,
    ) =>
      saving.run({
        ...seen,
        input: {
          ...rest,
          budget: budget ?? null,
          amountPerPerson: amountPerPerson ?? null,
          ridesPerPerson: ridesPerPerson ?? null,
          radiusKm: radiusKm ?? null,
          fromTime: fromTime ?? null,
          untilTime: untilTime ?? null,
        },
      }),
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
        <Field name="amountPerPerson">
          {({ value, ...control }) => (
            <MoneyInput {...control} value={value ?? null} currency={currency} label={t('amountPerPerson')} />
          )}
        </Field>
        <Field name="ridesPerPerson">
          {({ value, ...control }) => (
            <CountInput {...control} value={value ?? null} max={100} label={t('ridesPerPerson')} />
          )}
        </Field>
        <Field name="radiusKm">
          {({ value, ...control }) => (
            <CountInput {...control} value={value ?? null} max={500} label={t('radiusKm')} />
          )}
        </Field>
        <Field name="fromTime">
          {({ value, ...field }) => <HourField label={t('fromTime')} value={value ?? ''} {...field} />}
        </Field>
        <Field name="untilTime">
          {({ value, ...field }) => (
            <HourField label={t('untilTime')} description={t('untilHint')} value={value ?? ''} {...field} />
          )}
        </Field>
        <Field name="lateTime">
          {(field) => <HourField label={t('lateTime')} description={t('lateHint')} withAsterisk {...field} />}
        </Field>
      </FormGrid>
    </WriteForm>
  );
}
