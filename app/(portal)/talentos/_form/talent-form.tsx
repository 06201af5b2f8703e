'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useWriteForm } from '@/app/_features/forms/use-write-form';
import { WriteForm } from '@/app/_features/forms/write-form';
import { useWrite } from '@/app/_features/graphql/use-write';
import type { CountryOption } from '@/app/_features/places/country-option';
import { ContactSection } from '@/app/_features/talents/form/contact-section';
import { LooksSection } from '@/app/_features/talents/form/looks-section';
import { PersonSection } from '@/app/_features/talents/form/person-section';
import { ProfilePicker } from '@/app/_features/talents/form/profile-picker';
import type { TalentFormInput } from '@/app/_features/talents/form/talent-values';
import { WordsSection } from '@/app/_features/talents/form/words-section';
import { fieldsOf } from '@/app/_ui/form/fields';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { isoDateInZone } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { UPDATE_TALENT } from '@/lib/talents/details/writes';
import { createTalentInput } from '@/lib/talents/joining/inputs';
import { CREATE_TALENT } from '@/lib/talents/joining/writes';
import { isMinor } from '@/lib/talents/rules';
import { GuardianSection } from './guardian-section';
import styles from './talent-form.module.css';

const { Field } = fieldsOf<TalentFormInput>();

type Props = {
  /** Left out for a new talent. */
  id?: string;
  initial: TalentFormInput;
  /** Of a known talent, as it came. */
  revision?: number;
  countries: readonly CountryOption[];
  profiles: readonly { readonly id: number; readonly name: string }[];
  /** Where the administrator comes from. */
  backHref: string;
};

/** A talent's data as the administrator enters them: of a new one what calling it needs, of a known one all. */
export function TalentForm({ id, initial, revision, countries, profiles, backHref }: Props) {
  const t = useTranslations('talents.form');
  const tUi = useTranslations('ui');
  const router = useRouter();
  const creating = useWrite(CREATE_TALENT);
  const updating = useWrite(UPDATE_TALENT);
  const form = useWriteForm({
    schema: createTalentInput,
    values: initial,
    revision,
    write: async (data, changed, seen) =>
      id ? updating.run({ id, ...changed, ...seen }) : creating.run(data),
    saved: id ? t('saved') : t('created'),
    onSaved: (data) => router.push(`/talentos/${data.id}`),
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
