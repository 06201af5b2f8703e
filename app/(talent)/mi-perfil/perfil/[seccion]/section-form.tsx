'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { SaveNote } from '@/app/_features/forms/self-saving/save-note';
import { useSelfSaving } from '@/app/_features/forms/self-saving/use-self-saving';
import { WriteForm } from '@/app/_features/forms/write-form';
import { useWrite } from '@/app/_features/graphql/use-write';
import type { CountryOption } from '@/app/_features/places/country-option';
import { ContactSection } from '@/app/_features/talents/form/contact-section';
import { LooksSection } from '@/app/_features/talents/form/looks-section';
import { PersonSection } from '@/app/_features/talents/form/person-section';
import { ProfilePicker } from '@/app/_features/talents/form/profile-picker';
import { WordsSection } from '@/app/_features/talents/form/words-section';
import { toastSuccess } from '@/app/_ui/feedback/toasts';
import { fieldsOf } from '@/app/_ui/form/fields';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { type PatchTalentInput, patchTalentInput } from '@/lib/talents/details/inputs';
import { UPDATE_TALENT } from '@/lib/talents/details/writes';
import type { Section } from '../sections';
import { EntryList } from './entry-list';
import styles from './section-form.module.css';

const { Field } = fieldsOf<PatchTalentInput>();

type Named = { readonly id: number; readonly name: string };

type Props = {
  section: Section;
  initial: PatchTalentInput;
  revision: number;
  countries: readonly CountryOption[];
  profiles: readonly Named[];
  areas: readonly Named[];
  /** Where to go once 'Guardar' has saved it; null to stay. */
  back: string | null;
};

const LISTS = ['skillTalents', 'historicalTalentExperiencies'];
/** Not kept on the device while it waits to be sent. */
const NEVER_KEPT = ['identification'];

/** One part of a talent's profile, by the parts of the form that the administrator has too; saved as it is filled in. */
export function SectionForm({ section, initial, revision, countries, profiles, areas, back }: Props) {
  const t = useTranslations('place.sections');
  const router = useRouter();
  const updating = useWrite(UPDATE_TALENT);
  const { id } = initial;
  const { form, state, recovered, save } = useSelfSaving<PatchTalentInput>({
    schema: patchTalentInput,
    check: (patch) => {
      const { data, error } = patchTalentInput.safeParse({ ...patch, id });
      return { data, issues: error?.issues ?? [] };
    },
    values: initial,
    revision,
    lists: LISTS,
    write: (patch, seen) => updating.run({ ...(patch as PatchTalentInput), id, ...seen }),
    draft: `${id}:${section}`,
    neverKept: NEVER_KEPT,
  });
  const submit = async () => {
    if (!(await save())) return;
    toastSuccess(t('saved'));
    if (back) router.push(back);
  };
  return (
    <WriteForm
      form={{ ...form, submit }}
      save={t('save')}
      cancel={back ?? undefined}
      note={<SaveNote state={state} recovered={recovered} idle={back ? t('wayBack') : t('byItself')} />}
      className={styles.form}
    >
      <Part section={section} countries={countries} profiles={profiles} areas={areas} />
    </WriteForm>
  );
}

function Part({ section, countries, profiles, areas }: Omit<Props, 'initial' | 'revision' | 'back'>) {
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
