'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useWriteForm } from '@/app/_features/forms/use-write-form';
import { WriteForm } from '@/app/_features/forms/write-form';
import { useWrite } from '@/app/_features/graphql/use-write';
import type { CountryOption } from '@/app/_features/places/country-option';
import { ContactSection } from '@/app/_features/talents/form/contact-section';
import { UPDATE_TALENT } from '@/app/_features/talents/form/documents';
import { LooksSection } from '@/app/_features/talents/form/looks-section';
import { PersonSection } from '@/app/_features/talents/form/person-section';
import { ProfilePicker } from '@/app/_features/talents/form/profile-picker';
import { WordsSection } from '@/app/_features/talents/form/words-section';
import { fieldsOf } from '@/app/_ui/form/fields';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { present } from '@/lib/graphql/present';
import { type PatchTalentInput, patchTalentInput } from '@/lib/talents/details/inputs';
import type { Section } from '../sections';
import { EntryList } from './entry-list';
import styles from './section-form.module.css';

const { Field } = fieldsOf<PatchTalentInput>();

type Named = { readonly id: number; readonly name: string };

type Props = {
  section: Section;
  initial: PatchTalentInput;
  countries: readonly CountryOption[];
  profiles: readonly Named[];
  areas: readonly Named[];
  /** Where to go once it is saved; null to stay. */
  back: string | null;
};

/** One part of a talent's profile, by the parts of the form that the administrator has too. */
export function SectionForm({ section, initial, countries, profiles, areas, back }: Props) {
  const t = useTranslations('place.sections');
  const tUi = useTranslations('ui');
  const router = useRouter();
  const updating = useWrite(UPDATE_TALENT);
  const form = useWriteForm({
    schema: patchTalentInput,
    values: initial,
    write: (data, changed) => updating.run({ input: { id: data.id, ...present(changed, patchTalentInput) } }),
    saved: t('saved'),
    onSaved: () => back && router.push(back),
    again: (output) => output as PatchTalentInput,
  });
  return (
    <WriteForm
      form={form}
      save={t('save')}
      cancel={back ?? undefined}
      note={form.unsaved ? tUi('unsaved') : back && t('wayBack')}
      className={styles.form}
    >
      <Part section={section} countries={countries} profiles={profiles} areas={areas} />
    </WriteForm>
  );
}

function Part({ section, countries, profiles, areas }: Omit<Props, 'initial' | 'back'>) {
  switch (section) {
    case 'datos':
      return (
        <>
          <PersonSection />
          <ContactSection countries={countries} withEmail={false} />
        </>
      );
    case 'medidas':
      return <LooksSection />;
    case 'presentacion':
      return <WordsSection />;
    case 'perfiles':
      return (
        <SectionCard>
          <Field name="profileTalents">
            {({ value, onChange, error }) => (
              <ProfilePicker profiles={profiles} value={value ?? []} onChange={onChange} error={error} />
            )}
          </Field>
        </SectionCard>
      );
    default:
      return <EntryList section={section} areas={areas} />;
  }
}
