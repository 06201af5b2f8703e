'use client';

import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { useAction } from '@/app/_features/graphql/use-action';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import text from '@/app/_ui/theme/text.module.css';
import { ASPECTS, type RatingFields, ratingFields } from '@/lib/event-day/ratings/inputs';
import { RATE_TALENT, REMOVE_RATING } from '@/lib/event-day/ratings/writes';
import type { RatedPlace } from './rated-place';

const { SelectField, TextareaField } = fieldsOf<RatingFields>();

const STARS = [5, 4, 3, 2, 1] as const;

/** Stars for each aspect, and words that only the agency reads. */
export default function RatingForm({ place, onDone }: { place: RatedPlace; onDone: () => void }) {
  const t = useTranslations('events.ratings');
  const { convocatedId, rating, history } = place;
  const removing = useAction(REMOVE_RATING);
  const form = useFormOf(RATE_TALENT, {
    schema: ratingFields,
    given: { convocatedId },
    sends: ({ note, ...stars }) => ({ ...stars, note: note ?? '' }),
    values: {
      // Nobody is rated without having chosen.
      ...(rating && { punctuality: rating.punctuality, presence: rating.presence, work: rating.work }),
      note: rating?.note ?? '',
    },
    revision: rating?.revision ?? 0,
    keptAs: convocatedId,
    saved: t('saved'),
    onSaved: onDone,
    inDialog: true,
  });
  return (
    <>
      <WriteForm form={form} save={t('save')} cancel={onDone} text={t('private')}>
        <FormGrid>
          {ASPECTS.map((aspect) => (
            <SelectField
              key={aspect}
              name={aspect}
              label={t(aspect)}
              data={STARS.map((value) => ({ value, label: t(`scale.${value}`) }))}
              allowDeselect={false}
              withAsterisk
              wide
            />
          ))}
          <TextareaField name="note" label={t('note')} maxLength={1000} wide />
        </FormGrid>
      </WriteForm>
      {rating && (
        <PlainButton
          variant="subtle"
          size="xs"
          onClick={async () => {
            if (await removing.press({ convocatedId }, t('removed'))) onDone();
          }}
        >
          {t('remove')}
        </PlainButton>
      )}
      {history.length > 0 && (
        <section>
          <h3 className={text.strong}>{t('history')}</h3>
          <ul className={text.list}>
            {history.map(({ when, author, stars, note }) => (
              <li key={when}>{[when, author, stars, note].filter(Boolean).join(' · ')}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
