'use client';

import { useCallback, useMemo, useState } from 'react';
import type { MapSettings } from '@/lib/maps/map-settings';
import type { AddressBook } from './address-book';
import type { MapOfPage } from './map-of-page';
import { serverAddressBook } from './server-address-book';

/** Maps that failed since the page was loaded: they are not tried again when another part of it shows one. */
const failedKinds = new Set<MapSettings['kind']>();

export type MapKit = {
  /** The map to show; null where there is none, or each failed. */
  readonly settings: MapSettings | null;
  readonly failed: boolean;
  /** Who knows addresses; null for nobody. */
  readonly book: AddressBook | null;
  readonly onFail: () => void;
  /** Google knows addresses itself, once it is loaded. */
  readonly onBook: (book: AddressBook) => void;
};

/** Which map a page shows and who knows addresses there: Google while it works, else this server, else nobody. */
export function useMap(given: MapOfPage): MapKit {
  // The page is rendered anew by what is done on it; its map stays.
  const [page] = useState(given);
  const [failed, setFailed] = useState<ReadonlySet<MapSettings['kind']>>(() => new Set(failedKinds));
  const [google, setGoogle] = useState<AddressBook | null>(null);
  const server = useMemo(() => serverAddressBook(page), [page]);
  const settings = page.maps.find(({ kind }) => !failed.has(kind)) ?? null;
  const kind = settings?.kind;
  const onFail = useCallback(() => {
    if (kind) failedKinds.add(kind);
    setFailed(new Set(failedKinds));
  }, [kind]);
  return {
    settings,
    failed: page.maps.length > 0 && settings === null,
    book: (kind === 'google' ? google : null) ?? server,
    onFail,
    onBook: setGoogle,
  };
}
