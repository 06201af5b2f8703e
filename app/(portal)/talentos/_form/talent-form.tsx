'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useWriteForm } from '@/app/_features/forms/use-write-form';
import { WriteForm } from '@/app/_features/forms/write-form';
import { useWrite } from '@/app/_features/graphql/use-write';
import type { CountryOption } from '@/app/_features/places/country-option';
import { fieldsOf } from '@/app/_ui/form/fields';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { isoDateInZone } from '@/lib/core/dates';
import { present } from '@/lib/graphql/present';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { patchTalentInput } from '@/lib/talents/details/inputs';
import { createTalentInput } from '@/lib/talents/joining/inputs';
import { isMinor } from '@/lib/talents/rules';
import { ContactSection } from './contact-section';
import { CREATE_TALENT, UPDATE_TALENT } from './documents';
import { GuardianSection } from './guardian-section';
import { LooksSection } from './looks-section';
import { PersonSection } from './person-section';
import { ProfilePicker } from './profile-picker';
import styles from './talent-form.module.css';
import type { TalentFormInput } from './talent-values';
import { WordsSection } from './words-section';

const { Field } = fieldsOf<TalentFormInput>();

type Props = {
  /** Left out for a new talent. */
  id?: string;
  initial: TalentFormInput;
  countries: readonly CountryOption[];
  profiles: readonly { readonly id: number; readonly name: string }[];
  /** Where the administrator comes from. */
  backHref: string;
};

/** A talent's data as the administrator enters them: of a new one what calling it needs, of a known one all. */
export function TalentForm({ id, initial, countries, profiles, backHref }: Props) {
  const t = useTranslations('talents.form');
  const tUi = useTranslations('ui');
  const router = useRouter();
  const creating = useWrite(CREATE_TALENT);
  const updating = useWrite(UPDATE_TALENT);
  const form = useWriteForm({
    schema: createTalentInput,
    values: initial,
    write: async (data, changed) =>
      id
        ? updating.run({ input: { id, ...present(changed, patchTalentInput) } })
        : creating.run({ input: present(data, createTalentInput) }),
    saved: id ? t('saved') : t('created'),
    onSaved: (data) =>
      router.push(`/talentos/${'createTalent' in data ? data.createTalent.id : data.updateTalent.id}`),
  });
  const minor = isMinor(form.watch('birthdate') || null, isoDateInZone(new Date(), DEFAULT_TIME_ZONE));
  return (
    <WriteForm
      form={form}
      save={id ? t('save') : t('create')}
      cancel={backHref}
      note={form.unsaved && tUi('unsaved')}
      className={styles.form}
    >
      <PersonSection />
      <ContactSection countries={countries} />
      {!id && minor && <GuardianSection countries={countries} />}
      {!id && (
        <SectionCard title={t('profiles')}>
          <Field name="profileTalents">
            {({ value, onChange, error }) => (
              <ProfilePicker profiles={profiles} value={value ?? []} onChange={onChange} error={error} />
            )}
          </Field>
        </SectionCard>
      )}
      {id && <LooksSection />}
      {id && <WordsSection />}
    </WriteForm>
  );
}
