'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { type FieldValues, useFieldArray, useFormContext } from 'react-hook-form';
import { fieldsOf, optionsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { LANGUAGE_LEVELS, SKILL_LEVELS } from '@/db/values/skill-levels';
import type { Section } from '../sections';
import styles from './section-form.module.css';

type ListSection = Extract<Section, 'experiencia' | 'habilidades' | 'idiomas' | 'estudios'>;

const LANGUAGES = 1;
const TRAINING = 8;
const isOwnSkill = (areaId: number) => areaId !== LANGUAGES && areaId !== TRAINING;

type List = {
  readonly name: 'skillTalents' | 'historicalTalentExperiencies';
  /** Whether an entry of the list is of this section. */
  readonly holds: (entry: FieldValues) => boolean;
  readonly empty: FieldValues;
};

const skill = (areaId: number) => ({ areaId, skillId: null, name: '', level: '', observations: '' });

/** Skills, languages and titles stand in one list, told apart by their area. */
const LISTS: Readonly<Record<ListSection, List>> = {
  experiencia: {
    name: 'historicalTalentExperiencies',
    holds: () => true,
    empty: { areaId: null, areaName: '', description: '', startDate: '', endDate: '' },
  },
  habilidades: {
    name: 'skillTalents',
    holds: ({ areaId }) => isOwnSkill(areaId),
    empty: skill(2),
  },
  idiomas: { name: 'skillTalents', holds: ({ areaId }) => areaId === LANGUAGES, empty: skill(LANGUAGES) },
  estudios: { name: 'skillTalents', holds: ({ areaId }) => areaId === TRAINING, empty: skill(TRAINING) },
};

const { TextField, TextareaField, SelectField } = fieldsOf<FieldValues>();

type Props = { section: ListSection; areas: readonly { readonly id: number; readonly name: string }[] };

/** The entries of one list of a profile: changed in place, added at the end, taken away one by one. */
export function EntryList({ section, areas }: Props) {
  const t = useTranslations('place.sections.list');
  const { name, holds, empty } = LISTS[section];
  const { control } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control, name, keyName: 'key' });
  const shown = fields.flatMap((entry, index) => (holds(entry) ? [{ key: entry.key, index }] : []));
  return (
    <SectionCard>
      {shown.length === 0 && <p>{t('empty')}</p>}
      <ul className={styles.entries}>
        {shown.map(({ key, index }, position) => (
          <li key={key} className={styles.entry}>
            <FormGrid>
              <EntryFields section={section} path={`${name}.${index}`} areas={areas} />
            </FormGrid>
            <div>
              <Button
                variant="default"
                size="xs"
                onClick={() => remove(index)}
                aria-label={t('removeLabel', { number: position + 1 })}
              >
                {t('remove')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Button
        variant="default"
        className={styles.add}
        // Its own id, so that saving it twice keeps it once.
        onClick={() => append({ ...empty, id: crypto.randomUUID() })}
      >
        {t('add')}
      </Button>
    </SectionCard>
  );
}

const levels = (words: readonly string[]) => words.map((value) => ({ value, label: value }));

function EntryFields({ section, path, areas }: Props & { path: string }) {
  const t = useTranslations('place.sections.list');
  const off = { autoComplete: 'off' };
  switch (section) {
    case 'experiencia':
      return (
        <>
          <TextField name={`${path}.areaName`} label={t('work')} maxLength={120} wide {...off} />
          <TextareaField
            name={`${path}.description`}
            label={t('description')}
            maxLength={2000}
            wide
            withAsterisk
          />
          <TextField name={`${path}.startDate`} label={t('from')} type="date" {...off} />
          <TextField name={`${path}.endDate`} label={t('until')} type="date" {...off} />
        </>
      );
    case 'idiomas':
      return (
        <>
          <TextField name={`${path}.name`} label={t('language')} maxLength={120} withAsterisk {...off} />
          <SelectField
            name={`${path}.level`}
            label={t('level')}
            data={levels(LANGUAGE_LEVELS)}
            none=""
            clearable
          />
        </>
      );
    case 'estudios':
      return (
        <>
          <TextField name={`${path}.name`} label={t('degree')} maxLength={120} withAsterisk {...off} />
          <TextField name={`${path}.observations`} label={t('institution')} maxLength={200} {...off} />
        </>
      );
    case 'habilidades':
      return (
        <>
          <SelectField
            name={`${path}.areaId`}
            label={t('area')}
            data={optionsOf(areas.filter(({ id }) => isOwnSkill(id)))}
            allowDeselect={false}
          />
          <TextField name={`${path}.name`} label={t('name')} maxLength={120} withAsterisk {...off} />
          <SelectField
            name={`${path}.level`}
            label={t('level')}
            data={levels(SKILL_LEVELS)}
            none=""
            clearable
          />
        </>
      );
  }
}
