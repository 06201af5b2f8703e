import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import styles from './notice.module.css';

type Props = { title: string; children: ReactNode; action?: ReactNode };

/** Something about the whole page that must not be missed, above its content. */
export function Notice({ title, children, action }: Props) {
  const id = useId();
  return (
    <section className={styles.notice} aria-labelledby={id}>
      <IconAlertTriangle size={20} stroke={1.5} aria-hidden />
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{children}</p>
      </div>
      {action}
    </section>
  );
}
