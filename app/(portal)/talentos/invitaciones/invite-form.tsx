'use client';

import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import type { InviteTalentInput } from '@/lib/talents/invitations/inputs';
import { INVITE_TALENT } from '@/lib/talents/invitations/writes';

const { TextField } = fieldsOf<InviteTalentInput>();

/** Who is invited, and by which way; who has only a phone is reached by a link from the list. */
export default function InviteForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations('talentInvitations.invite');
  const form = useFormOf(INVITE_TALENT, {
    values: { name: '', email: '', phone: '' },
    saved: (_, { email }) => (email ? t('sent', { email }) : t('made')),
    onSaved: onDone,
    inDialog: true,
  });
  const shared = { autoComplete: 'off' };
  return (
    <WriteForm form={form} text={t('text')} save={t('send')} cancel={onDone}>
      <FormGrid>
        <TextField
          name="name"
          label={t('name')}
          withAsterisk
          {...shared}
          data-autofocus
          maxLength={80}
          wide
        />
        <TextField name="email" label={t('email')} {...shared} type="email" maxLength={100} />
        <TextField name="phone" label={t('phone')} {...shared} type="tel" inputMode="tel" maxLength={20} />
      </FormGrid>
    </WriteForm>
  );
}
