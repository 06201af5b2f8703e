'use client';

import { Dialog } from '@/app/_ui/public/dialog';
import { shortDescription } from '@/lib/convocatories/showcase/rules';
import texts from '@/lib/i18n/messages/es/showcase.json';
import { TalentMeasures } from '../../../_showcase/talent-measures';
import type { ShownTalent } from './group-shown';
import styles from './talent-dialog.module.css';
import { TalentPhotos } from './talent-photos';
import { TalentStrip } from './talent-strip';

type Props = {
  talents: readonly ShownTalent[];
  eventId: string;
  talent: ShownTalent;
  onSelect: (id: string) => void;
  onClose: () => void;
};

/** One talent over the showcase, with the way to the others and to its full profile. */
export default function TalentDialog({ talents, eventId, talent, onSelect, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} title={talent.name} size="lg">
      <p className={styles.role}>{[talent.roleWord, talent.status].filter(Boolean).join(' · ')}</p>
      <TalentPhotos key={talent.id} talent={talent} />
      <TalentMeasures talent={talent} />
      <p className={styles.description}>{shortDescription(talent.description)}</p>
      <a className={styles.full} href={`/talento/${eventId}/${talent.id}`}>
        {texts.fullProfile}
      </a>
      {talents.length > 1 ? <TalentStrip talents={talents} current={talent.id} onSelect={onSelect} /> : null}
    </Dialog>
  );
}
