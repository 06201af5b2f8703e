'use client';

import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
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
  const form = useFormOf(CHOOSE_AGENCY_SLUG, {
    schema: chooseAgencySlugInput,
    values: { slug },
    revision,
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
