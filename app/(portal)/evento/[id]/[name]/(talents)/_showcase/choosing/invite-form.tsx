'use client';

import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { SelectInput } from '@/app/_ui/controls/select-input';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid, FormWide } from '@/app/_ui/form/form-grid';
import type { InviteViewerInput } from '@/lib/convocatories/showcase/choosing/inputs';
import type { ClientPerson } from '@/lib/convocatories/showcase/choosing/rules';
import { INVITE_VIEWER } from '@/lib/convocatories/showcase/choosing/writes';

export type KnownPerson = Pick<ClientPerson, 'name' | 'email'>;

type Props = { eventId: string; people: readonly KnownPerson[]; onDone: () => void };

const { TextField } = fieldsOf<InviteViewerInput>();
const SOMEBODY_ELSE = 'other';

/** A person of the client who is to choose: one whom the agency knows, or another; with an address it is mailed its link. */
export default function InviteForm({ eventId, people, onDone }: Props) {
  const t = useTranslations('events.choosing');
  const [first] = people;
  const form = useFormOf(INVITE_VIEWER, {
    given: { eventId },
    values: { name: first?.name ?? '', email: first?.email ?? '' },
    saved: ({ email }) => (email ? t('invitedByMail', { email }) : t('invited')),
    onSaved: onDone,
    inDialog: true,
  });
  const [name, email] = form.watch(['name', 'email']);
  const typed = people.findIndex((one) => one.name === name && (one.email ?? '') === (email ?? ''));
  const choose = (chosen: string | null) => {
    const person = people[Number(chosen)];
    form.setValue('name', person?.name ?? '', { shouldDirty: true });
    form.setValue('email', person?.email ?? '', { shouldDirty: true });
  };
  return (
    <WriteForm form={form} text={t('inviteText')} save={t('inviteSave')} cancel={onDone}>
      <FormGrid>
        {people.length > 0 && (
          <FormWide>
            <SelectInput
              label={t('known')}
              data={[
                ...people.map((one, index) => ({
                  value: String(index),
                  label: [one.name, one.email].filter(Boolean).join(' · '),
                })),
                { value: SOMEBODY_ELSE, label: t('somebodyElse') },
              ]}
              value={typed < 0 ? SOMEBODY_ELSE : String(typed)}
              onChange={choose}
              allowDeselect={false}
            />
          </FormWide>
        )}
        <TextField
          name="name"
          label={t('name')}
          withAsterisk
          autoComplete="off"
          data-autofocus
          maxLength={120}
          wide
        />
        <TextField name="email" label={t('email')} type="email" autoComplete="off" maxLength={100} wide />
      </FormGrid>
    </WriteForm>
  );
}
