'use client';

import { useTranslations } from 'next-intl';
import styles from './texts.module.css';

type Props = { places: readonly string[]; onChoose: (place: string) => void };

/** What may stand in braces in a text; pressed, it goes to the text's end. */
export function PlaceList({ places, onChoose }: Props) {
  const t = useTranslations('profile.texts');
  return (
    <fieldset className={styles.places}>
      <legend className={styles.label}>{t('places')}</legend>
      <span className={styles.hint}>{t('placesHint')}</span>
      <div className={styles.chips}>
        {places.map((place) => (
          <button key={place} type="button" className={styles.chip} onClick={() => onChoose(place)}>
            {`{${place}}`}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
