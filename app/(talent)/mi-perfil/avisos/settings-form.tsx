'use client';

import { Checkbox, Group } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { HourField } from '@/app/_ui/form/hour-field';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { Link } from '@/app/_ui/link';
import { MESSAGE_TOPICS, TOPIC_CHANNELS } from '@/db/values/messages';
import type { MessageSettingsInput } from '@/lib/talents/own/message-settings/inputs';
import { SAVE_MESSAGE_SETTINGS } from '@/lib/talents/own/message-settings/writes';
import styles from './settings-form.module.css';

const { CheckboxField, Field } = fieldsOf<MessageSettingsInput>();

type Props = {
  initial: MessageSettingsInput;
  revision: number;
  /** Null where this installation sends none; `left`: the day on which the number wrote BAJA. */
  whatsapp: { readonly left: string | null; readonly comeBackUrl: string | null } | null;
};

/** When nothing rings, WhatsApp or not, and by which channels each topic is told. */
export function SettingsForm({ initial, revision, whatsapp }: Props) {
  const t = useTranslations('place.notices');
  const form = useFormOf(SAVE_MESSAGE_SETTINGS, {
    sends: ({ reminders = [], ...input }) => ({ ...input, reminders }),
    values: initial,
    revision,
    saved: t('saved'),
    again: (output) => output,
  });
  const isOn = form.watch('whatsapp') && !whatsapp?.left;
  return (
    <WriteForm form={form} save={t('save')} className={styles.form}>
      <SectionCard title={t('hours')} description={t('quietHint')}>
        <div className={styles.stack}>
          <CheckboxField name="quiet" label={t('quiet')} />
          {form.watch('quiet') && (
            <FormGrid>
              <Field name="quietFrom">{(field) => <HourField label={t('quietFrom')} {...field} />}</Field>
              <Field name="quietUntil">{(field) => <HourField label={t('quietUntil')} {...field} />}</Field>
            </FormGrid>
          )}
        </div>
      </SectionCard>
      <SectionCard title={t('channels')}>
        <div className={styles.stack}>
          {whatsapp &&
            (whatsapp.left ? (
              <p className={styles.left}>
                {t('whatsappLeft', { when: whatsapp.left })}{' '}
                {whatsapp.comeBackUrl && <a href={whatsapp.comeBackUrl}>{t('comeBack')}</a>}
              </p>
            ) : (
              <CheckboxField name="whatsapp" label={t('whatsapp')} description={t('whatsappHint')} />
            ))}
          {MESSAGE_TOPICS.map((topic) => (
            <Field key={topic} name={topic}>
              {({ value, onChange, error }) => (
                <Checkbox.Group
                  label={t(`topics.${topic}`)}
                  description={t(`topicHints.${topic}`)}
                  value={[...(value ?? [])]}
                  onChange={(chosen) =>
                    onChange(TOPIC_CHANNELS[topic].filter((channel) => chosen.includes(channel)) as never)
                  }
                  error={error}
                >
                  <Group gap="lg" mt={8}>
                    {TOPIC_CHANNELS[topic]
                      .filter((channel) => channel !== 'whatsapp' || whatsapp)
                      .map((channel) => (
                        <Checkbox
                          key={channel}
                          value={channel}
                          label={t(`channel.${channel}`)}
                          disabled={channel === 'whatsapp' && !isOn}
                        />
                      ))}
                  </Group>
                </Checkbox.Group>
              )}
            </Field>
          ))}
          <p className={styles.left}>
            {t('pushHint')} <Link href="/mi-perfil/cuenta">{t('account')}</Link>.
          </p>
        </div>
      </SectionCard>
    </WriteForm>
  );
}
