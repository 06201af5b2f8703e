'use client';

import { useTranslations } from 'next-intl';
import { useWriteForm } from '@/app/_features/forms/use-write-form';
import { WriteForm } from '@/app/_features/forms/write-form';
import { useWrite } from '@/app/_features/graphql/use-write';
import { fieldsOf } from '@/app/_ui/form/fields';
import { type ChooseAgencySlugInput, chooseAgencySlugInput } from '@/lib/agencies/slugs/inputs';
import { LONGEST_SLUG } from '@/lib/agencies/slugs/rules';
import { CHOOSE_AGENCY_SLUG } from '@/lib/agencies/slugs/writes';

const { TextField } = fieldsOf<ChooseAgencySlugInput>();

type Props = {
  readonly start: string;
  readonly slug: string;
  readonly revision: number;
  readonly onDone: () => void;
};

/** What stands for the agency in its address. */
export default function SlugForm({ start, slug, revision, onDone }: Props) {
  const t = useTranslations('talentInvitations.own');
  const choosing = useWrite(CHOOSE_AGENCY_SLUG);
  const form = useWriteForm({
    schema: chooseAgencySlugInput,
    values: { slug },
    revision,
    write: (input, _changed, seen) => choosing.run({ ...input, ...seen }),
    saved: (chooseAgencySlug) => t('changed', { url: start + chooseAgencySlug }),
    onSaved: onDone,
    inDialog: true,
  });
  return (
    <WriteForm form={form} text={t('changeText')} save={t('save')} cancel={onDone}>
      <TextField
        name="slug"
        label={t('slug')}
        description={t('slugHint', { start })}
        withAsterisk
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
        maxLength={LONGEST_SLUG}
      />
    </WriteForm>
  );
}
