'use client';

import { useTranslations } from 'next-intl';
import { useWriteForm } from '@/app/_features/forms/use-write-form';
import { WriteForm } from '@/app/_features/forms/write-form';
import { useWrite } from '@/app/_features/graphql/use-write';
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
  const updating = useWrite(UPDATE_TALENT);
  const form = useWriteForm({
    schema: categoryInput,
    values: { profileTalents: [...initial] },
    revision,
    write: (input, _changed, seen) => updating.run({ id, ...input, ...seen }),
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
