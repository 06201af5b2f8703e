'use client';

import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { ProfilePicker } from '@/app/_features/talents/form/profile-picker';
import { fieldsOf } from '@/app/_ui/form/fields';
import { UPDATE_TALENT } from '@/lib/talents/details/writes';
import { type CategoryInput, categoryInput } from '@/lib/talents/profiles/inputs';

const { Field } = fieldsOf<CategoryInput>();

type Props = {
  id: string;
  profiles: readonly { readonly id: number; readonly name: string }[];
  initial: CategoryInput['profileTalents'];
  revision: number;
};

/** The profiles of a talent: the tab 'categoría', the administrator's alone (specification 1, section 2.9). */
export function CategoryForm({ id, profiles, initial, revision }: Props) {
  const t = useTranslations('talents.profiles');
  const form = useFormOf(UPDATE_TALENT, {
    schema: categoryInput,
    given: { id },
    values: { profileTalents: [...initial] },
    revision,
    saved: t('saved'),
    again: (output) => output,
  });
  return (
    <WriteForm form={form} save={t('save')}>
      <Field name="profileTalents">
        {({ value, onChange, error }) => (
          <ProfilePicker profiles={profiles} value={value} onChange={onChange} error={error} />
        )}
      </Field>
    </WriteForm>
  );
}
