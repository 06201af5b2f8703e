'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readPoint } from '@/app/_features/events/form/map-point';
import { useAction } from '@/app/_features/graphql/use-action';
import { SelectInput } from '@/app/_ui/controls/select-input';
import { TextInput } from '@/app/_ui/controls/text-input';
import text from '@/app/_ui/theme/text.module.css';
import { SAVE_STOP } from './documents';
import type { PersonRow } from './rows';
import styles from './transport.module.css';

const TYPED = 'typed';

type Props = { eventId: string; person: PersonRow; onDone: () => void };

/** Where somebody is fetched and taken back to: a place that it keeps, by its name, or an address with its point. */
export default function StopForm({ eventId, person, onDone }: Props) {
  const t = useTranslations('events.transport');
  const saving = useAction(SAVE_STOP);
  const [placeId, setPlaceId] = useState(person.placeId ?? TYPED);
  const [address, setAddress] = useState(person.address);
  const [point, setPoint] = useState(person.point);
  const [failure, setFailure] = useState<string | null>(null);

  const save = async () => {
    const input = { eventId, talentId: person.id };
    const { latitude: lat, longitude: lng } = readPoint(point) ?? {};
    if (placeId === TYPED && (lat === undefined || lng === undefined || !address.trim())) {
      return setFailure(t('stopLacks'));
    }
    const stop = placeId === TYPED ? { address, lat: lat ?? null, lng: lng ?? null } : { placeId };
    const failed = await saving.tried({ input: { ...input, ...stop } }, t('stopSaved'));
    if (failed) return setFailure(failed.fields[0]?.message ?? failed.message);
    onDone();
  };

  return (
    <div className={styles.form}>
      {person.places.length > 0 && (
        <SelectInput
          label={t('place')}
          data={[
            ...person.places.map(({ id, name }) => ({ value: id, label: name })),
            { value: TYPED, label: t('typed') },
          ]}
          value={placeId}
          onChange={(chosen) => setPlaceId(chosen ?? TYPED)}
          allowDeselect={false}
        />
      )}
      {placeId === TYPED && (
        <>
          <TextInput
            label={t('address')}
            maxLength={200}
            value={address}
            onChange={({ currentTarget }) => setAddress(currentTarget.value)}
          />
          <TextInput
            label={t('point')}
            description={t('pointHint')}
            value={point}
            onChange={({ currentTarget }) => setPoint(currentTarget.value)}
          />
        </>
      )}
      {failure && (
        <p className={text.note} role="alert">
          {failure}
        </p>
      )}
      <div className={styles.buttons}>
        <Button loading={saving.pending} onClick={() => void save()}>
          {t('save')}
        </Button>
      </div>
    </div>
  );
}
