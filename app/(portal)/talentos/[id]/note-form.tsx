'use client';

import { TagsInput } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { LONGEST_TAG, MOST_TAGS, type NoteFields, noteFields } from '@/lib/talents/notes/inputs';
import { KEEP_TALENT_NOTE } from '@/lib/talents/notes/writes';

const { TextareaField, Field } = fieldsOf<NoteFields>();

type Props = {
  talentId: string;
  note: string;
  tags: readonly string[];
  revision: number;
  /** Tags that the agency uses already. */
  known: readonly string[];
};

/** What the agency keeps of a talent for itself. */
export function NoteForm({ talentId, note, tags, revision, known }: Props) {
  const t = useTranslations('talents.note');
  const form = useFormOf(KEEP_TALENT_NOTE, {
    schema: noteFields,
    given: { talentId },
    values: { note, tags: [...tags] },
    revision,
    saved: t('saved'),
    again: (output) => output,
  });
  return (
    <WriteForm form={form} save={t('save')} footer="inline">
      <FormGrid>
        <TextareaField name="note" label={t('note')} maxLength={4000} autosize minRows={3} wide />
        <Field name="tags" wide>
          {(field) => (
            <TagsInput
              label={t('tags')}
              description={t('tagsHint')}
              data={[...known]}
              maxTags={MOST_TAGS}
              maxLength={LONGEST_TAG}
              {...field}
            />
          )}
        </Field>
      </FormGrid>
    </WriteForm>
  );
}
