'use client';

import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { useAction } from '@/app/_features/graphql/use-action';
import { toastUndo } from '@/app/_ui/feedback/undo-toast';
import { fieldsOf } from '@/app/_ui/form/fields';
import type { HeadGroupInput } from '@/lib/convocatories/showcase/inputs';
import { LONGEST_HEADING } from '@/lib/convocatories/showcase/rules';
import { HEAD_GROUP } from '@/lib/convocatories/showcase/writes';

type Props = {
  eventId: string;
  /** One of those under it. */
  convocatedId: string;
  heading: string | null;
  onDone: () => void;
};

const { TextField } = fieldsOf<HeadGroupInput>();

/** Another heading for all who stand under one. */
export default function HeadingForm({ eventId, convocatedId, heading, onDone }: Props) {
  const t = useTranslations('events.showcase');
  const back = useAction(HEAD_GROUP);
  const form = useFormOf(HEAD_GROUP, {
    given: { eventId, convocatedId },
    values: { heading: heading ?? '' },
    saved: t('headed'),
    tell: (said) =>
      toastUndo(said, t('undo'), async () => {
        await back.press({ eventId, convocatedId, heading: heading ?? '' }, t('headedBack'));
      }),
    onSaved: onDone,
    inDialog: true,
  });
  return (
    <WriteForm form={form} save={t('dressSave')} cancel={onDone}>
      <TextField
        name="heading"
        label={t('heading')}
        description={t('headingHint')}
        maxLength={LONGEST_HEADING}
        autoComplete="off"
        data-autofocus
      />
    </WriteForm>
  );
}
