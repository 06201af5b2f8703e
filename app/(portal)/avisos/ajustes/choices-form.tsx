'use client';

import { Checkbox } from '@mantine/core';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { INBOX_ICONS } from '@/app/_features/inbox/kind-icons';
import { fieldsOf } from '@/app/_ui/form/fields';
import { SectionCard } from '@/app/_ui/layout/section-card';
import text from '@/app/_ui/theme/text.module.css';
import { INBOX_CHANNELS, type InboxChannel, type InboxChoicesInput } from '@/lib/inbox/inputs';
import { CHOOSE_NOTICES } from '@/lib/inbox/telling/writes';
import styles from './choices-form.module.css';

const { CheckboxField, Field } = fieldsOf<InboxChoicesInput>();

type Choices = InboxChoicesInput['choices'];

type Props = {
  initial: InboxChoicesInput;
  revision: number;
  /** Whether this installation sends push messages. */
  withPush: boolean;
  /** Of an agency's person, who may care for its own work alone. */
  ofAgency: boolean;
  /** Stands below the kinds. */
  children: ReactNode;
};

/** A row for each kind, a column for each way. */
export function ChoicesForm({ initial, revision, withPush, ofAgency, children }: Props) {
  const t = useTranslations('inbox');
  const form = useFormOf(CHOOSE_NOTICES, {
    values: initial,
    revision,
    saved: t('choices.saved'),
    again: (output) => output,
  });
  const channels = INBOX_CHANNELS.filter(
    (channel) => (channel !== 'PUSH' || withPush) && (channel !== 'DAILY' || ofAgency),
  );
  return (
    <WriteForm form={form} save={t('choices.save')} className={styles.form}>
      <SectionCard title={t('choices.title')} description={t('choices.text')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('choices.what')}</th>
              {channels.map((channel) => (
                <th key={channel} scope="col" className={styles.way}>
                  {t(`choices.channels.${channel}`)}
                </th>
              ))}
            </tr>
          </thead>
          <Field name="choices">
            {({ value, onChange }) => {
              const choices = value as Choices;
              return (
                <tbody>
                  {choices.map((choice) => (
                    <Row
                      key={choice.kind}
                      choice={choice}
                      channels={channels}
                      onChange={(changed) =>
                        onChange(choices.map((one) => (one.kind === changed.kind ? changed : one)))
                      }
                    />
                  ))}
                </tbody>
              );
            }}
          </Field>
        </table>
        <p className={text.note}>
          {t('choices.mailHint')} {ofAgency && t('choices.agencyMail')}
        </p>
        {ofAgency && (
          <div className={styles.own}>
            <CheckboxField
              name="onlyOwn"
              label={t('choices.onlyOwn')}
              description={t('choices.onlyOwnHint')}
            />
            <CheckboxField
              name="papersByMail"
              label={t('choices.papersByMail')}
              description={t('choices.papersByMailHint')}
            />
          </div>
        )}
      </SectionCard>
      {children}
    </WriteForm>
  );
}

type RowProps = {
  choice: Choices[number];
  channels: readonly InboxChannel[];
  onChange: (choice: Choices[number]) => void;
};

function Row({ choice: { kind, by }, channels, onChange }: RowProps) {
  const t = useTranslations('inbox');
  const Icon = INBOX_ICONS[kind];
  const set = (channel: InboxChannel, on: boolean) =>
    onChange({ kind, by: INBOX_CHANNELS.filter((one) => (one === channel ? on : by.includes(one))) });
  return (
    <tr>
      <th scope="row" className={styles.kind}>
        <span>
          <Icon size={18} stroke={1.5} aria-hidden />
          {t(`kinds.${kind}`)}
        </span>
      </th>
      {channels.map((channel) => (
        <td key={channel} className={styles.way}>
          <Checkbox
            checked={by.includes(channel)}
            onChange={(event) => set(channel, event.currentTarget.checked)}
            aria-label={t('choices.by', {
              kind: t(`kinds.${kind}`),
              channel: t(`choices.channels.${channel}`),
            })}
          />
        </td>
      ))}
    </tr>
  );
}
