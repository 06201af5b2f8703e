'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/app/_features/graphql/use-action';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { UPDATE_CONVOCATED } from '@/lib/convocatories/called/writes';
import { CONVOCATED } from '@/lib/core/states';
import type { Reserve } from '../desk-data';
import styles from './desk.module.css';
import type { StandingPerson } from './desk-people';

/** Shown before one asks for all. */
const FIRST = 5;

type Props = { person: StandingPerson; name: string; reserves: readonly Reserve[] };

/** Who said yes and was not confirmed, of the same profile first: one press confirms it, and it is told. */
export function Substitutes({ person, name, reserves }: Props) {
  const t = useTranslations('events.desk');
  const deciding = useAction(UPDATE_CONVOCATED);
  const [all, setAll] = useState(false);
  const inOrder = reserves.toSorted(
    (a, b) => Number(b.profileName === person.profileName) - Number(a.profileName === person.profileName),
  );
  if (inOrder.length === 0) return <p className={styles.detail}>{t('noReserves')}</p>;
  return (
    <section aria-label={t('insteadOf', { name })}>
      <h2 className={styles.heading}>{t('insteadOf', { name })}</h2>
      <ul className={styles.reserves}>
        {inOrder.slice(0, all ? undefined : FIRST).map((reserve) => (
          <li key={reserve.convocatedId} className={styles.reserve}>
            <span className={styles.words}>
              <span>{reserve.name}</span>
              <span className={styles.detail}>{reserve.profileName}</span>
            </span>
            <PlainButton
              disabled={deciding.pending}
              aria-label={t('confirmOf', { name: reserve.name })}
              onClick={() =>
                void deciding.press(
                  { id: reserve.convocatedId, stateId: CONVOCATED.CONFIRMED, beyondNeed: true },
                  t('confirmed', { name: reserve.name }),
                )
              }
            >
              {t('confirm')}
            </PlainButton>
          </li>
        ))}
      </ul>
      {!all && inOrder.length > FIRST && (
        <PlainButton variant="subtle" onClick={() => setAll(true)}>
          {t('allReserves', { count: inOrder.length })}
        </PlainButton>
      )}
    </section>
  );
}
