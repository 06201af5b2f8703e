'use client';

import { useState, useTransition } from 'react';
import { PublicButton } from '@/app/_ui/public/button';
import { FieldBlock } from '@/app/_ui/public/form';
import { Notice } from '@/app/_ui/public/notice';
import { TextField } from '@/app/_ui/public/text-field';
import { messageOfFailedAction } from '@/lib/core/refused-action';
import { fillText } from '@/lib/i18n/fill-text';
import controls from '@/lib/i18n/messages/es/controls.json';
import texts from '@/lib/i18n/messages/es/ride.json';
import type { SavedPlace } from '@/lib/rides/queries';
import { type FormAnswer, NO_ANSWER } from '../../../_link-forms/form-answer';
import type { RideActions } from './actions-of-ride';
import styles from './ride.module.css';

type Props = {
  places: readonly SavedPlace[];
  /** What could be kept: the origin, once it has a point of its own. */
  keep: { readonly address: string; readonly lat: number; readonly lng: number } | null;
} & Pick<RideActions, 'keepPlace' | 'removePlace'>;

/** The talent's own places: offered above, kept and forgotten here. */
export function SavedPlaces({ places, keep, keepPlace, removePlace }: Props) {
  const [name, setName] = useState('');
  const [answer, setAnswer] = useState<FormAnswer>(NO_ANSWER);
  const [done, setDone] = useState('');
  const [busy, start] = useTransition();
  if (places.length === 0 && !keep) return null;
  const run = (work: () => Promise<FormAnswer>, said: string) =>
    start(async () => {
      const told = await work().catch((error: unknown) => ({
        ...NO_ANSWER,
        message: messageOfFailedAction(error, controls.offline),
      }));
      setAnswer(told);
      setDone(said);
      if (told.ok) setName('');
    });
  return (
    <FieldBlock title={texts.savedPlaces}>
      {answer.message && <Notice tone="error">{answer.message}</Notice>}
      {answer.ok && <p role="status">{done}</p>}
      {places.length > 0 && (
        <ul className={styles.saved}>
          {places.map((place) => (
            <li key={place.id}>
              <span>
                <strong>{place.name}</strong> {place.address}
              </span>
              <PublicButton
                variant="quiet"
                disabled={busy}
                onClick={() => run(() => removePlace(place.id), texts.placeRemoved)}
              >
                {fillText(texts.removePlace, { name: place.name })}
              </PublicButton>
            </li>
          ))}
        </ul>
      )}
      {keep && (
        <>
          <TextField
            name="placeName"
            label={texts.keepPlaceName}
            description={texts.keepPlaceHint}
            maxLength={40}
            value={name}
            error={answer.fields.name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <PublicButton
            variant="default"
            disabled={busy || name.trim() === ''}
            onClick={() => run(() => keepPlace({ ...keep, name }), texts.placeKept)}
          >
            {texts.keepPlace}
          </PublicButton>
        </>
      )}
    </FieldBlock>
  );
}
