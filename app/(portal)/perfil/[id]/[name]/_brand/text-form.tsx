'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import type * as z from 'zod/mini';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { useUndoable } from '@/app/_features/graphql/use-undoable';
import { fieldsOf } from '@/app/_ui/form/fields';
import type { saveAgencyTextInput } from '@/lib/agencies/texts/inputs';
import type { OwnText } from '@/lib/agencies/texts/queries';
import { TEXT_RULES } from '@/lib/agencies/texts/rules';
import { RESET_AGENCY_TEXT, SAVE_AGENCY_TEXT } from '@/lib/agencies/texts/writes';
import { PlaceList } from './place-list';
import { TextPreview } from './text-preview';
import styles from './texts.module.css';

type Values = z.input<typeof saveAgencyTextInput>;

const { TextField, TextareaField } = fieldsOf<Values>();

type Props = { text: OwnText; agencyName: string; mayEdit: boolean; onDone: () => void };

/** Puts a text in the agency's own words, beside how it will be read, or takes them back. */
export default function TextForm({
  text: { kind, subject, body, isOwn, revision },
  agencyName,
  mayEdit,
  onDone,
}: Props) {
  const t = useTranslations('profile.texts');
  const resetting = useUndoable(RESET_AGENCY_TEXT, SAVE_AGENCY_TEXT);
  const form = useFormOf(SAVE_AGENCY_TEXT, {
    values: { kind, subject: subject ?? '', body },
    revision,
    keptAs: kind,
    saved: t('saved'),
    onSaved: onDone,
    inDialog: true,
  });
  const typed = form.watch();
  const reset = async () => {
    const own = { kind, subject: subject ?? '', body };
    if (await resetting.press({ kind }, own, t('resetDone'))) onDone();
  };
  return (
    <WriteForm
      form={form}
      className={styles.form}
      save={mayEdit ? t('save') : undefined}
      button={{ disabled: !form.formState.isDirty }}
      cancel={onDone}
      note={
        mayEdit &&
        isOwn && (
          <Button variant="subtle" onClick={() => void reset()}>
            {t('reset')}
          </Button>
        )
      }
    >
      {subject !== null && (
        <TextField name="subject" label={t('subject')} maxLength={150} readOnly={!mayEdit} withAsterisk />
      )}
      <TextareaField
        name="body"
        label={t('body')}
        description={t('bodyHint')}
        maxLength={1500}
        minRows={4}
        readOnly={!mayEdit}
        withAsterisk
      />
      {mayEdit && (
        <PlaceList
          places={TEXT_RULES[kind].places}
          onChoose={(place) => {
            const end = typed.body === '' || /\s$/.test(typed.body) ? '' : ' ';
            form.setValue('body', `${typed.body}${end}{${place}}`, { shouldDirty: true });
            form.setFocus('body');
          }}
        />
      )}
      <TextPreview
        subject={subject === null ? null : (typed.subject ?? '')}
        body={typed.body}
        agencyName={agencyName}
      />
    </WriteForm>
  );
}
