'use client';

import { IconCheck } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { later } from '@/app/_ui/later/later';
import { TalentPhoto } from '@/app/_ui/photos/talent-photo';
import text from '@/app/_ui/theme/text.module.css';
import type { ShownGroup } from './group-shown';
import styles from './showcase.module.css';
import { useOpenedTalent } from './use-opened-talent';

const TalentDialog = later(() => import('./talent-dialog'), { missing: 'over' });
/** Above the fold on a desktop screen. */
const FIRST_ROW = 4;

type Props = {
  groups: readonly ShownGroup[];
  eventId: string;
  /** Others are on other pages of the showcase. */
  paged: boolean;
};

/**
 * Photos with names, by role. Each leads to its talent's page, and in a browser with scripts opens the talent in a dialog,
 * whose code comes with the first opening.
 */
export function TalentGallery({ groups, eventId, paged }: Props) {
  const profileOf = (id: string) => `/talento/${eventId}/${id}`;
  const talents = groups.flatMap(({ people }) => people);
  const { opened, open, close } = useOpenedTalent((id) => {
    // An address kept from when there were fewer pages: the talent stands on another one.
    if (paged && !talents.some((talent) => talent.id === id)) window.location.replace(profileOf(id));
  });
  const group = groups.find(({ people }) => people.some(({ id }) => id === opened));
  const shown = group?.people.find(({ id }) => id === opened);
  const openHere = (event: MouseEvent, id: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open(id);
  };
  return (
    <>
      {groups.map(({ id, title, count, roleWord, confirmedWord, people }, place) => (
        <section key={id} className={styles.group} aria-labelledby={`rol-${id}`}>
          <h3 id={`rol-${id}`} className={styles.groupTitle}>
            {title} <span className={styles.groupCount}>{count}</span>
          </h3>
          <ul className={styles.grid}>
            {people.map((talent, index) => (
              <li key={talent.id}>
                <a
                  className={styles.card}
                  href={profileOf(talent.id)}
                  aria-haspopup="dialog"
                  onClick={(event) => openHere(event, talent.id)}
                >
                  <TalentPhoto
                    fileId={talent.photo ?? null}
                    gender={talent.gender}
                    alt=""
                    sizes="(min-width: 768px) 280px, 46vw"
                    priority={place === 0 && index < FIRST_ROW}
                  />
                  <span className={styles.name}>{talent.name}</span>
                  <span className={text.below}>{roleWord}</span>
                  {talent.confirmed && (
                    <span className={styles.status}>
                      <IconCheck size={14} stroke={2} aria-hidden />
                      {confirmedWord}
                    </span>
                  )}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {group && shown ? (
        <TalentDialog
          talents={talents}
          profileHref={profileOf(shown.id)}
          talent={shown}
          role={[group.roleWord, shown.confirmed && group.confirmedWord].filter(Boolean).join(' · ')}
          onSelect={open}
          onClose={close}
        />
      ) : null}
    </>
  );
}
