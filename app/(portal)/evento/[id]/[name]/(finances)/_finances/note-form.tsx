'use client';

import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { fieldsOf } from '@/app/_ui/form/fields';
import { type NoteLineInput, noteLineInput } from '@/lib/finances/margin/inputs';
import { NOTE_FINANCES } from '@/lib/finances/margin/writes';

const { TextareaField } = fieldsOf<NoteLineInput>();

type Props = {
  eventId: string;
  line: string;
  note: string;
  concept: string;
  revision: number;
  onDone: () => void;
};

/** Why a line differs, in the agency's words. */
export default function NoteForm({ eventId, line, note, concept, revision, onDone }: Props) {
  const t = useTranslations('events.finances');
  const form = useFormOf(NOTE_FINANCES, {
    schema: noteLineInput,
    values: { eventId, line, note },
    revision,
    keptAs: line,
    saved: t('noteSaved'),
    onSaved: onDone,
    inDialog: true,
  });
  return (
    <WriteForm form={form} save={t('noteSave')} cancel={onDone} text={t('noteText', { concept })}>
      <TextareaField name="note" label={t('note')} maxLength={500} minRows={3} />
    </WriteForm>
  );
}
