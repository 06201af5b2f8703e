import type { MailDetail } from '@/lib/notifications/mailbox/read-mailbox';
import { sandboxedHtml } from '@/lib/notifications/mailbox/sandboxed-html';
import styles from '../mailbox.module.css';
import { LinkedText } from './linked-text';
import { MailFrame } from './mail-frame';

export type MailView = 'html' | 'text' | 'headers';

type Props = { mail: MailDetail; view: MailView; title: string };

/** A mail as it would look, as plain text, or its headers. */
export function MailBody({ mail, view, title }: Props) {
  if (view === 'html') return <MailFrame html={sandboxedHtml(mail.html ?? '')} title={title} />;
  if (view === 'text') {
    return (
      <pre className={styles.plain}>
        <LinkedText text={mail.text} />
      </pre>
    );
  }
  const headers = mail.headers.map(({ originalKey, value }) => `${originalKey}: ${value}`);
  return <pre className={styles.plain}>{headers.join('\n')}</pre>;
}
