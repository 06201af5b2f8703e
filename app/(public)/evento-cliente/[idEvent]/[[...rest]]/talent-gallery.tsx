'use client';

import { IconCheck } from '@tabler/icons-react';
import dynamic from 'next/dynamic';
import type { RoleGroup } from '@/app/_features/talents/load-role-words';
import { TalentPhoto } from '@/app/_ui/photos/talent-photo';
import text from '@/app/_ui/theme/text.module.css';
import type { ShownTalent } from './group-shown';
import styles from './showcase.module.css';
import { useOpenedTalent } from './use-opened-talent';

const TalentDialog = dynamic(() => import('./talent-dialog'), { ssr: false });
/** Above the fold on a desktop screen. */
const FIRST_ROW = 4;

type Props = { groups: readonly RoleGroup<ShownTalent>[]; eventId: string };

/** Photos with names, by role; each opens its talent in a dialog, whose code comes with the first opening. */
export function TalentGallery({ groups, eventId }: Props) {
  const { opened, open, close } = useOpenedTalent();
  const talents = groups.flatMap(({ people }) => people);
  const shown = talents.find((talent) => talent.id === opened);
  return (
    <>
      {groups.map(({ id, title, people }, group) => (
        <section key={id} className={styles.group} aria-labelledby={`rol-${id}`}>
          <h3 id={`rol-${id}`} className={styles.groupTitle}>
            {title} <span className={styles.groupCount}>{people.length}</span>
          </h3>
          <ul className={styles.grid}>
            {people.map((talent, index) => (
              <li key={talent.id}>
                <button
                  type="button"
                  className={styles.card}
                  aria-haspopup="dialog"
                  onClick={() => open(talent.id)}
                >
                  <TalentPhoto
                    fileId={talent.photo}
                    gender={talent.gender}
                    alt=""
                    sizes="(min-width: 768px) 280px, 46vw"
                    priority={group === 0 && index < FIRST_ROW}
                  />
                  <span className={styles.name}>{talent.name}</span>
                  <span className={text.below}>{talent.roleWord}</span>
                  {talent.status ? <Status word={talent.status} /> : null}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {shown ? (
        <TalentDialog talents={talents} eventId={eventId} talent={shown} onSelect={open} onClose={close} />
      ) : null}
    </>
  );
}

function Status({ word }: { word: string }) {
  return (
    <span className={styles.status}>
      <IconCheck size={14} stroke={2} aria-hidden />
      {word}
    </span>
  );
}
