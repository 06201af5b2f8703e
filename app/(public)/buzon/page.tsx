import type { Metadata } from 'next';
import Form from 'next/form';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { Link } from '@/app/_ui/link';
import { listMails, opensMailbox } from '@/lib/notifications/mailbox/read-mailbox';
import { PublicNotFound } from '../_shell/public-not-found';
import { MailList } from './mail-list';
import styles from './mailbox.module.css';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('mailbox');
  return { title: t('title'), robots: { index: false } };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const one = (value: string | string[] | undefined): string => (typeof value === 'string' ? value.trim() : '');

export default pageOrNotFound(PublicNotFound, async function MailboxPage({ searchParams }: Props) {
  if (!opensMailbox(await headers())) notFound();
  const query = await searchParams;
  const search = one(query.para);
  const before = one(query.antes);
  const { mails, next } = await listMails({ to: search, ...(before ? { before } : {}) });
  const t = await getTranslations('mailbox');
  const older = new URLSearchParams({
    ...(search ? { para: search } : {}),
    ...(next ? { antes: next } : {}),
  });

  return (
    <main className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.intro}>{t('intro')}</p>
      </header>
      <Form action="/buzon" className={styles.search}>
        <label htmlFor="para" className={styles.label}>
          {t('searchLabel')}
        </label>
        <input id="para" name="para" type="search" defaultValue={search} className={styles.input} />
        <button type="submit" className={styles.button}>
          {t('search')}
        </button>
      </Form>
      {mails.length === 0 ? (
        <div className={styles.empty}>
          <p>{search ? t('noneFound', { search }) : t('none')}</p>
          {search ? (
            <Link href="/buzon">{t('clear')}</Link>
          ) : (
            <p className={styles.dimmed}>{t('noneHint')}</p>
          )}
        </div>
      ) : (
        <MailList mails={mails} noSubject={t('noSubject')} />
      )}
      {next && (
        <Link className={styles.more} href={`/buzon?${older}`}>
          {t('older')}
        </Link>
      )}
    </main>
  );
});
