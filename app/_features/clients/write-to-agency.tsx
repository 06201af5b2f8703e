import { useTranslations } from 'next-intl';
import styles from './write-to-agency.module.css';

type Props = { agency: { readonly name: string; readonly email: string | null } };

/** Where a client that has a question writes to; nothing of an agency without an address. */
export function WriteToAgency({ agency: { name, email } }: Props) {
  const t = useTranslations('pages.writeToAgency');
  if (!email) return null;
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t('title')}</h2>
      <p>{t.rich('text', { agency: name, email: () => <a href={`mailto:${email}`}>{email}</a> })}</p>
    </section>
  );
}
