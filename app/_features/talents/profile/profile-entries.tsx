import text from '@/app/_ui/theme/text.module.css';
import styles from './profile.module.css';

export type Entry = { readonly id: string; readonly title: string; readonly text: string | null };

type Props = {
  entries: readonly Entry[];
  /** Said where there are none. */
  empty?: string;
};

/** What somebody has done or learnt, one below the other. */
export function ProfileEntries({ entries, empty }: Props) {
  if (entries.length === 0) return empty ? <p className={text.quiet}>{empty}</p> : null;
  return (
    <ul className={styles.entries}>
      {entries.map(({ id, title, text: detail }) => (
        <li key={id}>
          <span className={text.name}>{title}</span>
          {detail && <span className={styles.detail}>{detail}</span>}
        </li>
      ))}
    </ul>
  );
}
