'use client';

import { useTranslations } from 'next-intl';
import { useWriteForm } from '@/app/_features/forms/use-write-form';
import { WriteForm } from '@/app/_features/forms/write-form';
import { useWrite } from '@/app/_features/graphql/use-write';
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
  const saving = useWrite(NOTE_FINANCES);
  const form = useWriteForm({
    schema: noteLineInput,
    values: { eventId, line, note },
    revision,
    keptAs: line,
    write: (input, _changed, seen) => saving.run({ ...input, ...seen }),
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
