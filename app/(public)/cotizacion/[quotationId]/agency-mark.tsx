import { PersonAvatar } from '@/app/_ui/person-avatar';
import { photoUrl } from '@/lib/core/photo-url';
import type { AgencyContact } from '@/lib/quotations/answers/answer-page';
import styles from './cotizacion.module.css';

type Props = { agency: AgencyContact; text: string };

/** Whose quotation it is: the logo, and what the agency does here. */
export function AgencyMark({ agency, text }: Props) {
  return (
    <p className={styles.agency}>
      <PersonAvatar
        name={agency.name}
        src={agency.logoFileId && photoUrl(agency.logoFileId, 96)}
        shape="square"
      />
      <span>{text}</span>
    </p>
  );
}
