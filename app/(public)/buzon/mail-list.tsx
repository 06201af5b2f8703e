import { Link } from '@/app/_ui/link';
import type { MailSummary } from '@/lib/notifications/mailbox/read-mailbox';
import { mailTime } from './mail-time';
import styles from './mailbox.module.css';

type Props = { mails: readonly MailSummary[]; noSubject: string };

/** One line per mail: what it says, to whom, when. */
export function MailList({ mails, noSubject }: Props) {
  return (
    <ul className={styles.list}>
      {mails.map((mail) => (
        <li key={mail.id}>
          <Link href={`/buzon/${mail.id}`} className={styles.row}>
            <span className={styles.subject}>{mail.subject || noSubject}</span>
            <span className={styles.to}>{mail.to}</span>
            <time className={styles.time} dateTime={mail.sentAt.toISOString()}>
              {mailTime(mail.sentAt)}
            </time>
          </Link>
        </li>
      ))}
    </ul>
  );
}
