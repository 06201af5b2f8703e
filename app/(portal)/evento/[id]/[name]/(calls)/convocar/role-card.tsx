'use client';

import { Button, Checkbox } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { CountInput } from '@/app/_ui/form/count-input';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { TalentPhoto } from '@/app/_ui/photos/talent-photo';
import text from '@/app/_ui/theme/text.module.css';
import styles from './publish-all.module.css';

type Named = { readonly id: string; readonly name: string };

type Person = Named & {
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
  /** The first who are suggested, the best first, as they are shown. */
  readonly people: readonly Person[];
  /** The others who are, in order. */
  readonly further: readonly Named[];
  /** How many of that profile are taken on those dates. */
  readonly busy: number;
};

/** Who is suggested for a role, the best first. */
export const suggestedFor = ({ people, further }: RoleToCall): readonly string[] =>
  [...people, ...further].map(({ id }) => id);

/** The name of somebody who is suggested for a role. */
export const nameIn = ({ people, further }: RoleToCall, id: string): string =>
  [...people, ...further].find((one) => one.id === id)?.name ?? '';

type Props = {
  role: RoleToCall;
  chosen: ReadonlySet<string>;
  onChoose: (ids: readonly string[]) => void;
};

/** A role with who is suggested for it: the first ones one by one, and as many more as one wants. */
export function RoleCard({ role, chosen, onChoose }: Props) {
  const t = useTranslations('events.publishAll');
  const ids = suggestedFor(role);
  if (ids.length === 0) {
    return (
      <SectionCard title={role.title} description={role.facts}>
        <p className={text.note}>{t('nobody')}</p>
      </SectionCard>
    );
  }
  const isAll = chosen.size === ids.length;
  const toggle = (id: string) =>
    onChoose(chosen.has(id) ? [...chosen].filter((one) => one !== id) : [...chosen, id]);
  return (
    <SectionCard title={role.title} description={role.facts}>
      <div className={styles.count}>
        <CountInput
          label={t('first')}
          aria-label={t('firstOf', { role: role.title })}
          min={0}
          max={ids.length}
          value={chosen.size}
          onChange={(number) => onChoose(ids.slice(0, number ?? 0))}
        />
        <Button
          variant="default"
          aria-label={t('allOf', { count: ids.length, role: role.title })}
          // Not `disabled`, which would lose the focus of who has just pressed it.
          aria-disabled={isAll}
          data-disabled={isAll}
          onClick={() => onChoose(ids)}
        >
          {t('all', { count: ids.length })}
        </Button>
        <p className={text.note}>{t('suggested', { count: ids.length, wanted: role.quantity })}</p>
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
              checked={chosen.has(person.id)}
              onChange={() => toggle(person.id)}
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
      {role.further.length > 0 && (
        <p className={styles.further}>
          {t('further', {
            count: role.further.length,
            chosen: role.further.filter(({ id }) => chosen.has(id)).length,
          })}
        </p>
      )}
    </SectionCard>
  );
}
