import type { ReactNode } from 'react';
import text from '@/app/_ui/theme/text.module.css';
import styles from './form-footer.module.css';

/** `page` stays in view on phones, `drawer` always; `inline` is the end of a part of a page, `bare` the buttons alone. */
export type FormFooterKind = 'page' | 'drawer' | 'inline' | 'bare';

type Props = {
  /** Buttons; the one primary button last. */
  children: ReactNode;
  /** At the left: 'Hay cambios sin guardar', a total. */
  note?: ReactNode;
  kind?: FormFooterKind | undefined;
};

/** End of a form: the primary button at the bottom right; on phones full width. */
export function FormFooter({ children, note, kind = 'page' }: Props) {
  if (kind === 'bare') return children;
  if (kind === 'inline') return <div className={styles.inline}>{children}</div>;
  return (
    <footer
      className={kind === 'drawer' ? `${styles.footer} ${styles.drawer}` : styles.footer}
      data-sticks="bottom"
    >
      {note && (
        <div className={text.dimmed} aria-live="polite">
          {note}
        </div>
      )}
      <div className={styles.actions}>{children}</div>
    </footer>
  );
}
