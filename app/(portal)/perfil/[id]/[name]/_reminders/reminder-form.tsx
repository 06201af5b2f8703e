'use client';

import { Checkbox, Group } from '@mantine/core';
import { useTranslations } from 'next-intl';
import type * as z from 'zod/mini';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { CountInput } from '@/app/_ui/form/count-input';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid, FormWide } from '@/app/_ui/form/form-grid';
import type { saveReminderRuleInput } from '@/lib/reminders/inputs';
import type { AgencyReminder } from '@/lib/reminders/queries';
import { channelsFor, isBefore, isToldOnce } from '@/lib/reminders/rules';
import { SAVE_REMINDER_RULE } from '@/lib/reminders/writes';

const { Field } = fieldsOf<z.input<typeof saveReminderRuleInput>>();

type Props = { rule: AgencyReminder; onDone: () => void };

/** When, how often and by what talents are reminded for one reason. */
export function ReminderForm({ rule, onDone }: Props) {
  const t = useTranslations('profile.reminders');
  const tProfile = useTranslations('profile');
  const { revision, ...said } = rule;
  const { reason } = rule;
  const form = useFormOf(SAVE_REMINDER_RULE, {
    values: { ...said, channels: [...said.channels] },
    revision,
    keptAs: reason,
    saved: tProfile('saved'),
    onSaved: onDone,
    inDialog: true,
  });
  const count = (name: 'firstHours' | 'everyHours' | 'times', label: string, max: number) => (
    <Field name={name}>
      {({ onChange, ...field }) => (
        <CountInput label={label} min={1} max={max} onChange={(typed) => onChange(typed ?? 1)} {...field} />
      )}
    </Field>
  );
  return (
    <WriteForm form={form} save={t('save')} cancel={onDone} text={t(`reasons.${reason}.text`)}>
      <FormGrid>
        {count('firstHours', t(isBefore(reason) ? 'hoursBefore' : 'hoursAfter'), 720)}
        {!isToldOnce(reason) && count('everyHours', t('everyHours'), 720)}
        {!isToldOnce(reason) && count('times', t('times'), 5)}
        <FormWide>
          <Field name="channels">
            {({ value, onChange, error }) => (
              <Checkbox.Group label={t('channels')} value={value} onChange={onChange} error={error}>
                <Group gap="md" mt={4}>
                  {channelsFor(reason).map((channel) => (
                    <Checkbox key={channel} value={channel} label={t(`channel.${channel}`)} />
                  ))}
                </Group>
              </Checkbox.Group>
            )}
          </Field>
        </FormWide>
      </FormGrid>
    </WriteForm>
  );
}
