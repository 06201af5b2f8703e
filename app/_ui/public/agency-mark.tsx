import { photoUrl } from '@/lib/core/photo-url';
import { PersonAvatar } from '../photos/person-avatar';
import styles from './agency-mark.module.css';

type Props = {
  agency: { readonly name: string; readonly logoFileId: string | null };
  /** What the agency does here; only its name when left out. */
  text?: string;
};

/** Whose page it is, above its title: the agency's logo, or its initials, and words. */
export function AgencyMark({ agency, text = agency.name }: Props) {
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
