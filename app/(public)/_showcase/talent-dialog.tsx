'use client';

import type { ReactNode } from 'react';
import { Dialog } from '@/app/_ui/public/dialog';
import texts from '@/lib/i18n/messages/es/showcase.json';
import type { ShownTalent } from './group-shown';
import { roleLine } from './role-line';
import styles from './talent-dialog.module.css';
import { TalentMeasures } from './talent-measures';
import { TalentPhotos } from './talent-photos';
import { TalentStrip } from './talent-strip';
import { useArrows } from './use-arrows';
import { useNeighbours } from './use-neighbours';
import { useSwipe } from './use-swipe';

type Props = {
  talents: readonly ShownTalent[];
  /** The talent's own page. */
  profileHref: string;
  talent: ShownTalent;
  /** What is said of it, where somebody chooses. */
  children?: ReactNode;
  onSelect: (id: string) => void;
  onClose: () => void;
};

/** One talent over the showcase, with the way to the others and to its full profile. */
export default function TalentDialog({ talents, profileHref, talent, children, onSelect, onClose }: Props) {
  useArrows(talents, talent.id, onSelect);
  useSwipe(talents, talent.id, onSelect);
  useNeighbours(talents, talent.id);
  return (
    <Dialog open onClose={onClose} title={talent.name} size="lg">
      <p className={styles.role}>{roleLine(talent)}</p>
      <TalentPhotos key={talent.id} talent={talent} />
      {children}
      {talent.note && <p className={styles.note}>{talent.note}</p>}
      <TalentMeasures talent={talent} />
      <p className={styles.description}>{talent.description ?? texts.noDescription}</p>
      <a className={styles.full} href={profileHref}>
        {texts.fullProfile}
      </a>
      {talents.length > 1 ? <TalentStrip talents={talents} current={talent.id} onSelect={onSelect} /> : null}
    </Dialog>
  );
}
