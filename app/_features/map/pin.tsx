import texts from '@/lib/i18n/messages/es/map.json';
import styles from './map.module.css';

export type PinKind = 'origin' | 'destiny' | 'car';

const LETTERS = { origin: 'A', destiny: 'B' } as const;

/** A mark on the map, told apart by its letter or drawing as well as by its colour. */
export function Pin({ kind }: { kind: PinKind }) {
  return (
    <span className={styles.pin} data-kind={kind} role="img" aria-label={texts[kind]}>
      {kind === 'car' ? (
        <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
          <path d="M5.4 6.2A2 2 0 0 1 7.3 5h9.4a2 2 0 0 1 1.9 1.2L20.4 11c.4.3.6.8.6 1.300V18a1 1 0 0 1-1 1h-1a1 1 0 0 1-1-1v-1H6v1a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-5.700c0-.5.2-1 .6-1.300zM7.300 7l-1.400 4h12.200l-1.400-4zM6.500 15a1.250 1.250 0 1 0 0-2.500 1.250 1.250 0 0 0 0 2.500m11 0a1.250 1.250 0 1 0 0-2.500 1.250 1.250 0 0 0 0 2.500" />
        </svg>
      ) : (
        <span aria-hidden="true">{LETTERS[kind]}</span>
      )}
    </span>
  );
}
