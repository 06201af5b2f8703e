'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { TalentPhoto } from '@/app/_ui/talent-photo';
import type { ShowcaseTalent } from '@/lib/convocatories/showcase/queries';
import styles from './showcase.module.css';

const TalentDialog = dynamic(() => import('./talent-dialog'), { ssr: false });
/** Above the fold on a desktop screen. */
const FIRST_ROW = 4;

type Props = { talents: ShowcaseTalent[]; eventId: string };

/** Photos with names; each opens its talent in a dialog, whose code comes with the first opening. */
export function TalentGallery({ talents, eventId }: Props) {
  const [open, setOpen] = useState<string | null>(null);
  const shown = talents.find((talent) => talent.id === open);
  return (
    <>
      <ul className={styles.grid}>
        {talents.map((talent, index) => (
          <li key={talent.id}>
            <button
              type="button"
              className={styles.card}
              aria-haspopup="dialog"
              onClick={() => setOpen(talent.id)}
            >
              <TalentPhoto
                fileId={talent.photo}
                gender={talent.gender}
                alt=""
                sizes="(min-width: 768px) 280px, 46vw"
                priority={index < FIRST_ROW}
              />
              <span className={styles.name}>{talent.name}</span>
              <span className={styles.role}>{talent.mainProfile}</span>
            </button>
          </li>
        ))}
      </ul>
      {shown ? (
        <TalentDialog
          talents={talents}
          eventId={eventId}
          talent={shown}
          onSelect={setOpen}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </>
  );
}
