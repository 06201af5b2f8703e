'use client';

import { Button } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWrite } from '@/app/_features/graphql/use-write';
import { toastError, toastSuccess } from '@/app/_ui/feedback/toasts';
import { TalentPhoto } from '@/app/_ui/photos/talent-photo';
import { CREATE_CONVOCATED } from '@/lib/convocatories/called/writes';
import styles from './call-many.module.css';

type Person = {
  readonly id: string;
  readonly name: string;
  readonly gender: 'FEMENINO' | 'MASCULINO';
  readonly photo: string | null;
  readonly called: boolean;
  readonly booked: boolean;
  readonly fits: boolean;
  /** What calling the person meets. */
  readonly notes: readonly string[];
};

type Props = { convocatoryId: string; people: readonly Person[]; back: string };

/** Whom to call, those who fit chosen already; who is booked is called only by who ticks it having read so. */
export function CallForm({ convocatoryId, people, back }: Props) {
  const t = useTranslations('talents.callMany');
  const router = useRouter();
  const { run, pending } = useWrite(CREATE_CONVOCATED);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(people.filter(({ fits }) => fits).map(({ id }) => id)),
  );
  const toggle = (id: string) =>
    setChosen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  const call = async () => {
    const called = people.filter(({ id }) => chosen.has(id));
    const result = await run({
      convocatoryId,
      talentIds: called.map(({ id }) => id),
      despiteBookings: called.some(({ booked }) => booked),
    });
    if (!result.ok) {
      toastError(result.failure.fields[0]?.message ?? result.failure.message);
      return router.refresh();
    }
    toastSuccess(t('called', { count: result.data.length }));
    router.push(back);
    router.refresh();
  };
  return (
    <>
      <ul className={styles.people} aria-label={t('people')}>
        {people.map((person) => (
          <li key={person.id}>
            <label className={styles.person}>
              <input
                type="checkbox"
                checked={chosen.has(person.id)}
                disabled={person.called}
                onChange={() => toggle(person.id)}
              />
              <span className={styles.photo}>
                <TalentPhoto fileId={person.photo} gender={person.gender} alt="" sizes="44px" />
              </span>
              <span className={styles.words}>
                <strong>{person.name}</strong>
                <span>{person.notes.length > 0 ? person.notes.join('. ') : t('why.fits')}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <Button onClick={() => void call()} disabled={chosen.size === 0} loading={pending}>
        {t('submit', { count: chosen.size })}
      </Button>
    </>
  );
}
