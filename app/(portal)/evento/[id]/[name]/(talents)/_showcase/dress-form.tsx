'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { useAction } from '@/app/_features/graphql/use-action';
import { useRead } from '@/app/_features/graphql/use-read';
import { toastUndo } from '@/app/_ui/feedback/undo-toast';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { TalentPhoto } from '@/app/_ui/photos/talent-photo';
import text from '@/app/_ui/theme/text.module.css';
import type { DressTalentInput } from '@/lib/convocatories/showcase/inputs';
import { LONGEST_HEADING, LONGEST_NOTE, MOST_PHOTOS } from '@/lib/convocatories/showcase/rules';
import { DRESS_TALENT } from '@/lib/convocatories/showcase/writes';
import { PHOTO } from '@/lib/core/states';
import { graphql } from '@/lib/graphql/client';
import styles from './dress-form.module.css';
import type { ShowcaseRow } from './showcase-rows';

const TALENT_PHOTOS = graphql(`
  query TalentPhotos($id: ID!) {
    talent(id: $id) { id multimedias { id route stateId type } }
  }
`);

type Props = {
  eventId: string;
  row: ShowcaseRow;
  /** Those that the showcase has already. */
  headings: readonly string[];
  onDone: () => void;
};

const { TextField, TextareaField, Field } = fieldsOf<DressTalentInput>();

/** Heading, note and photos of one talent, saved together into the draft. */
export default function DressForm({ eventId, row, headings, onDone }: Props) {
  const t = useTranslations('events.showcase');
  const { convocatedId, name, talentId } = row;
  const listId = useId();
  const before = { heading: row.heading ?? '', note: row.note ?? '', photoIds: [...(row.photoIds ?? [])] };
  const back = useAction(DRESS_TALENT);
  const form = useFormOf(DRESS_TALENT, {
    given: { eventId, convocatedId },
    values: before,
    saved: t('dressed', { name }),
    tell: (said) =>
      toastUndo(said, t('undo'), async () => {
        await back.press({ eventId, convocatedId, ...before }, t('dressedBack', { name }));
      }),
    onSaved: onDone,
    inDialog: true,
  });
  return (
    <WriteForm form={form} text={t('dressText')} save={t('dressSave')} cancel={onDone}>
      <FormGrid>
        <TextField
          wide
          name="heading"
          label={t('heading')}
          description={t('headingHint')}
          maxLength={LONGEST_HEADING}
          list={listId}
          autoComplete="off"
          data-autofocus
        />
        <datalist id={listId}>
          {headings.map((heading) => (
            <option key={heading} value={heading} />
          ))}
        </datalist>
        <TextareaField
          wide
          name="note"
          label={t('note')}
          description={t('noteHint')}
          maxLength={LONGEST_NOTE}
        />
      </FormGrid>
      <Field name="photoIds">
        {({ value, onChange }) => (
          <PhotoChoice talentId={talentId} name={name} chosen={value ?? []} onChoose={onChange} />
        )}
      </Field>
    </WriteForm>
  );
}

type ChoiceProps = {
  talentId: string;
  name: string;
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
};

/** The approved photos of a talent: those pressed are shown, in the order in which they were. */
function PhotoChoice({ talentId, name, chosen, onChoose }: ChoiceProps) {
  const t = useTranslations('events.showcase');
  const read = useRead(TALENT_PHOTOS, { id: talentId });
  const photos = (read?.talent.multimedias ?? []).filter(
    ({ stateId, type }) => stateId === PHOTO.APPROVED && type !== 'PROFILE',
  );
  const toggle = (id: string) =>
    onChoose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <fieldset className={styles.photos}>
      <legend className={styles.legend}>{t('photos')}</legend>
      <p className={text.dimmed}>
        {read && photos.length === 0
          ? t('noPhotos')
          : chosen.length === 0
            ? t('photosByRule')
            : t('photosChosen', { count: chosen.length, most: MOST_PHOTOS })}
      </p>
      <ul className={styles.grid}>
        {photos.map(({ id, route }, index) => {
          const place = chosen.indexOf(id);
          return (
            <li key={id}>
              <button
                type="button"
                className={styles.photo}
                aria-pressed={place >= 0}
                aria-label={t('photo', { index: index + 1, name })}
                disabled={place < 0 && chosen.length >= MOST_PHOTOS}
                onClick={() => toggle(id)}
              >
                <TalentPhoto fileId={null} src={route} alt="" sizes="96px" />
                {place >= 0 && <span className={styles.place}>{place + 1}</span>}
              </button>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
