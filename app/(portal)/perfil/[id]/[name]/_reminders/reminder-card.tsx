'use client';

import { Checkbox, Group } from '@mantine/core';
import { useTranslations } from 'next-intl';
import type * as z from 'zod/mini';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { CountInput } from '@/app/_ui/form/count-input';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid, FormWide } from '@/app/_ui/form/form-grid';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { saveReminderRuleInput } from '@/lib/reminders/inputs';
import type { AgencyReminder } from '@/lib/reminders/queries';
import { channelsFor, isBefore, isToldOnce } from '@/lib/reminders/rules';
import { SAVE_REMINDER_RULE } from '@/lib/reminders/writes';

const { CheckboxField, Field } = fieldsOf<z.input<typeof saveReminderRuleInput>>();

type Props = { rule: AgencyReminder; mayEdit: boolean };

/** When, how often and by what talents are reminded for one reason. */
export function ReminderCard({ rule, mayEdit }: Props) {
  const t = useTranslations('profile.reminders');
  const tProfile = useTranslations('profile');
  const { revision, ...said } = rule;
  const { reason } = rule;
  const form = useFormOf(SAVE_REMINDER_RULE, {
    values: { ...said, channels: [...said.channels] },
    revision,
    keptAs: reason,
    saved: tProfile('saved'),
    again: (data) => data,
  });
  const button = { variant: 'default', disabled: !form.formState.isDirty };
  const isOn = form.watch('isOn');
  const count = (name: 'firstHours' | 'everyHours' | 'times', label: string, max: number) => (
    <Field name={name}>
      {({ onChange, ...field }) => (
        <CountInput
          label={label}
          min={1}
          max={max}
          readOnly={!mayEdit || !isOn}
          onChange={(typed) => onChange(typed ?? 1)}
          {...field}
        />
      )}
    </Field>
  );
  return (
    <SectionCard title={t(`reasons.${reason}.title`)} description={t(`reasons.${reason}.text`)}>
      <WriteForm
        form={form}
        save={mayEdit ? tProfile('reminders.save') : undefined}
        button={button}
        footer="inline"
      >
        <FormGrid>
          <CheckboxField name="isOn" label={t('isOn')} disabled={!mayEdit} wide />
          {count('firstHours', t(isBefore(reason) ? 'hoursBefore' : 'hoursAfter'), 720)}
          {!isToldOnce(reason) && count('everyHours', t('everyHours'), 720)}
          {!isToldOnce(reason) && count('times', t('times'), 5)}
          <FormWide>
            <Field name="channels">
              {({ value, onChange, error }) => (
                <Checkbox.Group label={t('channels')} value={value} onChange={onChange} error={error}>
                  <Group gap="md" mt={4}>
                    {channelsFor(reason).map((channel) => (
                      <Checkbox
                        key={channel}
                        value={channel}
                        label={t(`channel.${channel}`)}
                        disabled={!mayEdit || !isOn}
                      />
                    ))}
                  </Group>
                </Checkbox.Group>
              )}
            </Field>
          </FormWide>
        </FormGrid>
      </WriteForm>
    </SectionCard>
  );
}
