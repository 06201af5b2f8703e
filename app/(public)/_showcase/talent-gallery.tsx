'use client';

import { useMemo } from 'react';
import type { ShownGroup } from './group-shown';
import { prepareTalentDialog, TalentDialog } from './later-talent-dialog';
import styles from './showcase.module.css';
import { TalentCard } from './talent-card';
import { useOpenedTalent } from './use-opened-talent';

/** Above the fold on a desktop screen. */
const FIRST_ROW = 4;

type Props = {
  groups: readonly ShownGroup[];
  /** Below which each talent has its own page. */
  profiles: string;
  /** Others are on other pages of the showcase. */
  paged: boolean;
};

/**
 * Photos with names, by heading. Each leads to its talent's page, and in a browser with scripts opens the talent in a dialog,
 * whose code comes with the first opening.
 */
export function TalentGallery({ groups, profiles, paged }: Props) {
  const profileOf = (id: string) => `${profiles}/${id}`;
  const talents = useMemo(() => groups.flatMap(({ people }) => people), [groups]);
  const { opened, open, close } = useOpenedTalent((id) => {
    // An address kept from when there were fewer pages: the talent stands on another one.
    if (paged && !talents.some((talent) => talent.id === id)) window.location.replace(profileOf(id));
  });
  const shown = talents.find(({ id }) => id === opened);
  return (
    <>
      {groups.map(({ id, title, count, people }, place) => (
        <section key={id} className={styles.group} aria-labelledby={`rol-${id}`}>
          <h3 id={`rol-${id}`} className={styles.groupTitle}>
            {title} <span className={styles.groupCount}>{count}</span>
          </h3>
          <ul className={styles.grid}>
            {people.map((talent, index) => (
              <li key={talent.id}>
                <TalentCard
                  talent={talent}
                  href={profileOf(talent.id)}
                  priority={place === 0 && index < FIRST_ROW}
                  onNear={prepareTalentDialog}
                  onOpen={open}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {shown ? (
        <TalentDialog
          talents={talents}
          profileHref={profileOf(shown.id)}
          talent={shown}
          onSelect={open}
          onClose={close}
        />
      ) : null}
    </>
  );
}
