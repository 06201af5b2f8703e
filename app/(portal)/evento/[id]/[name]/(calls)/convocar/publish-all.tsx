'use client';

import { Button, Checkbox, Textarea } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWrite } from '@/app/_features/graphql/use-write';
import { toastError, toastSuccess } from '@/app/_ui/feedback/toasts';
import { CountInput } from '@/app/_ui/form/count-input';
import { ErrorSummary } from '@/app/_ui/form/error-summary';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { TalentPhoto } from '@/app/_ui/photos/talent-photo';
import text from '@/app/_ui/theme/text.module.css';
import { PUBLISH_AND_CALL } from '@/lib/convocatories/calls/writes';
import styles from './publish-all.module.css';

type Person = {
  readonly id: string;
  readonly name: string;
  readonly gender: 'FEMENINO' | 'MASCULINO';
  readonly photo: string | null;
  readonly facts: string;
};

export type RoleToCall = {
  readonly id: string;
  readonly title: string;
  /** Dates and pay. */
  readonly facts: string;
  readonly quantity: number;
  /** Who is suggested, the best first. */
  readonly people: readonly Person[];
};

type Props = { roles: readonly RoleToCall[]; back: string };

/** So many are called for each person asked for, unless one says otherwise: not everybody can. */
const FOR_EACH = 2;

const first = ({ people }: RoleToCall, count: number) => people.slice(0, count).map(({ id }) => id);

/** Roles with their suggested people ticked; one press publishes all calls and calls who is ticked. */
export function PublishAll({ roles, back }: Props) {
  const t = useTranslations('events.publishAll');
  const router = useRouter();
  const { run, pending } = useWrite(PUBLISH_AND_CALL);
  const [chosen, setChosen] = useState<ReadonlyMap<string, ReadonlySet<string>>>(
    () => new Map(roles.map((role) => [role.id, new Set(first(role, role.quantity * FOR_EACH))])),
  );
  const [observations, setObservations] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const of = (role: RoleToCall) => chosen.get(role.id) ?? new Set<string>();
  const choose = (role: RoleToCall, ids: Iterable<string>) =>
    setChosen((before) => new Map([...before, [role.id, new Set(ids)]]));
  const toggle = (role: RoleToCall, id: string) => {
    const ids = new Set(of(role));
    if (!ids.delete(id)) ids.add(id);
    choose(role, ids);
  };
  const count = roles.reduce((sum, role) => sum + of(role).size, 0);

  async function publish() {
    const result = await run({
      roles: roles.map((role) => ({ eventPersonalId: role.id, talentIds: [...of(role)] })),
      ...(observations.trim() ? { observations } : {}),
    });
    if (!result.ok) return setProblem(result.failure.message);
    const refused = result.data.flatMap(({ id, refused: why }) =>
      why ? [t('refused', { role: roles.find((role) => role.id === id)?.title ?? '', why })] : [],
    );
    setProblem(null);
    // In toasts, since a role that was published leaves the page, also where nobody could be called to it.
    for (const why of refused) toastError(why);
    if (refused.length === 0) {
      toastSuccess(t('done', { roles: roles.length, people: count }));
      router.push(back);
    }
    router.refresh();
  }

  return (
    <div className={styles.root}>
      <ErrorSummary problems={problem ? [{ message: problem }] : []} />
      {roles.map((role) => (
        <SectionCard key={role.id} title={role.title} description={role.facts}>
          {role.people.length === 0 ? (
            <p className={text.note}>{t('nobody')}</p>
          ) : (
            <>
              <div className={styles.count}>
                <CountInput
                  label={t('first')}
                  aria-label={t('firstOf', { role: role.title })}
                  min={0}
                  max={role.people.length}
                  value={of(role).size}
                  onChange={(number) => choose(role, first(role, number ?? 0))}
                />
                <p className={text.note}>
                  {t('suggested', { count: role.people.length, wanted: role.quantity })}
                </p>
              </div>
              <ul className={styles.people} aria-label={t('peopleOf', { role: role.title })}>
                {role.people.map((person) => (
                  <li key={person.id}>
                    <Checkbox
                      size="xs"
                      classNames={{
                        root: styles.person ?? '',
                        body: styles.body ?? '',
                        label: styles.label ?? '',
                      }}
                      aria-label={t('choose', { name: person.name })}
                      checked={of(role).has(person.id)}
                      onChange={() => toggle(role, person.id)}
                      label={
                        <>
                          <span className={styles.photo}>
                            <TalentPhoto fileId={person.photo} gender={person.gender} alt="" sizes="44px" />
                          </span>
                          <span className={styles.words}>
                            <span className={styles.name}>{person.name}</span>
                            <span className={text.dimmed}>{person.facts}</span>
                          </span>
                        </>
                      }
                    />
                  </li>
                ))}
              </ul>
            </>
          )}
        </SectionCard>
      ))}
      <SectionCard>
        <Textarea
          label={t('observations')}
          description={t('observationsHint')}
          maxLength={1000}
          autosize
          minRows={2}
          value={observations}
          onChange={({ currentTarget }) => setObservations(currentTarget.value)}
        />
      </SectionCard>
      <div className={styles.submit} data-sticks="bottom">
        <p className={text.note}>{t('note')}</p>
        <Button onClick={() => void publish()} loading={pending}>
          {t('submit', { roles: roles.length, people: count })}
        </Button>
      </div>
    </div>
  );
}
