'use client';

import { Autocomplete, Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { readPoint, writePoint } from '@/app/_features/events/form/map-point';
import { useAction } from '@/app/_features/graphql/use-action';
import { serverAddressBook } from '@/app/_features/map/server-address-book';
import { useSuggestions } from '@/app/_features/map/use-suggestions';
import styles from '@/app/_features/rides/transport.module.css';
import { SelectInput } from '@/app/_ui/controls/select-input';
import { TextInput } from '@/app/_ui/controls/text-input';
import text from '@/app/_ui/theme/text.module.css';
import type { KnownAddress } from '@/lib/core/geography';
import { SAVE_RIDE_STOP } from '@/lib/rides/event-rides/writes';
import type { PersonRow } from './rows';

const TYPED = 'typed';

type Props = {
  eventId: string;
  person: PersonRow;
  /** Where this server is asked for addresses around the event; null where nobody knows them. */
  addresses: string | null;
  onDone: () => void;
};

/** Where somebody is fetched and taken back to: a place that it keeps, by its name, or an address with its point. */
export default function StopForm({ eventId, person, addresses, onDone }: Props) {
  const t = useTranslations('events.transport');
  const saving = useAction(SAVE_RIDE_STOP);
  const [placeId, setPlaceId] = useState(person.placeId ?? TYPED);
  const [address, setAddress] = useState(person.address);
  const [point, setPoint] = useState(person.point);
  /** The address that the point is of: with another one typed in its place the point is gone. Null where it stays. */
  const [named, setNamed] = useState<string | null>(person.point ? person.address : null);
  const [failure, setFailure] = useState<string | null>(null);

  const save = async () => {
    const { latitude: lat = null, longitude: lng = null } = readPoint(point) ?? {};
    const isUnread = point.trim() !== '' && lat === null;
    if (placeId === TYPED && (isUnread || !address.trim())) return setFailure(t('stopLacks'));
    const stop = placeId === TYPED ? { address, lat, lng } : { placeId };
    const failed = await saving.tried({ eventId, talentId: person.id, ...stop }, t('stopSaved'));
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
          <AddressInput
            path={addresses && `${addresses}/${person.id}`}
            address={address}
            onType={(typed) => {
              setAddress(typed);
              if (named === null || typed.startsWith(named)) return;
              setPoint('');
              setNamed(null);
            }}
            onFound={(known) => {
              setAddress(known.address);
              setNamed(known.address);
              setPoint(writePoint({ latitude: known.lat, longitude: known.lng }));
            }}
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

type AddressProps = {
  path: string | null;
  address: string;
  onType: (address: string) => void;
  onFound: (known: KnownAddress) => void;
};

/** An address as it is typed; one that is chosen among those found brings its point. */
function AddressInput({ path, address, onType, onFound }: AddressProps) {
  const t = useTranslations('events.transport');
  const book = useMemo(
    () => path && serverAddressBook({ maps: [], path, knowsAddresses: true, knowsRoads: false }),
    [path],
  );
  const found = useSuggestions(book || null, null);
  const told = {
    nothing: t('addressHint'),
    searching: t('searching'),
    some: t('addressHint'),
    none: t('noneFound'),
    failed: t('noAnswer'),
  }[found.told];
  const choose = async (label: string) => {
    const known = await found.options
      .find((option) => option.label === label)
      ?.choose()
      .catch(() => null);
    found.clear();
    if (known) onFound(known);
    else found.fail();
  };
  return (
    <Autocomplete
      label={t('address')}
      {...(book && { description: <span role="status">{told}</span> })}
      maxLength={200}
      value={address}
      data={[...new Set(found.options.map(({ label }) => label))]}
      filter={({ options }) => options}
      onChange={(typed) => {
        onType(typed);
        found.search(typed);
      }}
      onOptionSubmit={(label) => void choose(label)}
    />
  );
}
