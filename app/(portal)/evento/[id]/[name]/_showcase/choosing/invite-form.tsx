'use client';

import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { fieldsOf } from '@/app/_ui/form/fields';
import type { InviteViewerInput } from '@/lib/convocatories/showcase/choosing/inputs';
import { INVITE_VIEWER } from '@/lib/convocatories/showcase/choosing/writes';

const { TextField } = fieldsOf<InviteViewerInput>();

/** A person of the client who is to choose; with an address it is mailed its link. */
export default function InviteForm({ eventId, onDone }: { eventId: string; onDone: () => void }) {
  const t = useTranslations('events.choosing');
  const form = useFormOf(INVITE_VIEWER, {
    given: { eventId },
    values: { name: '', email: '' },
    saved: ({ email }) => (email ? t('invitedByMail', { email }) : t('invited')),
    onSaved: onDone,
    inDialog: true,
  });
  return (
    <WriteForm form={form} text={t('inviteText')} save={t('inviteSave')} cancel={onDone}>
      <TextField
        name="name"
        label={t('name')}
        withAsterisk
        autoComplete="off"
        data-autofocus
        maxLength={120}
      />
      <TextField name="email" label={t('email')} type="email" autoComplete="off" maxLength={100} />
    </WriteForm>
  );
}
