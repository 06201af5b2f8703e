import { IconCheck } from '@tabler/icons-react';
import { type MouseEvent, memo } from 'react';
import { TalentPhoto } from '@/app/_ui/photos/talent-photo';
import text from '@/app/_ui/theme/text.module.css';
import type { ShownTalent } from './group-shown';
import styles from './showcase.module.css';

type Props = {
  talent: ShownTalent;
  /** The talent's own page. */
  href: string;
  /** Above the fold. */
  priority: boolean;
  /** The pointer or the focus is on it: it may be opened next. */
  onNear: () => void;
  onOpen: (id: string, card: Element) => void;
};

/** A photo with its name, which opens the talent; without scripts, or in another tab, its own page. */
export const TalentCard = memo(function TalentCard({ talent, href, priority, onNear, onOpen }: Props) {
  const openHere = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(talent.id, event.currentTarget);
  };
  return (
    <a
      className={styles.card}
      href={href}
      aria-haspopup="dialog"
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={openHere}
    >
      <TalentPhoto
        fileId={talent.photo ?? null}
        gender={talent.gender}
        alt=""
        sizes="(min-width: 768px) 280px, 46vw"
        priority={priority}
      />
      <span className={styles.name}>{talent.name}</span>
      <span className={text.below}>{talent.role}</span>
      {talent.confirmed && (
        <span className={styles.status}>
          <IconCheck size={14} stroke={2} aria-hidden />
          {talent.confirmed}
        </span>
      )}
    </a>
  );
});
