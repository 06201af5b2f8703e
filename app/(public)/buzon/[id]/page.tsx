import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { Link } from '@/app/_ui/link';
import { opensMailbox, readMail } from '@/lib/notifications/mailbox/read-mailbox';
import { PublicNotFound } from '../../_shell/public-not-found';
import { mailTime } from '../mail-time';
import styles from '../mailbox.module.css';
import { MailBody, type MailView } from './mail-body';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('mailbox');
  return { title: t('title'), robots: { index: false } };
}

type Props = { params: Promise<{ id: string }>; searchParams: Promise<{ vista?: string | string[] }> };

const VIEWS: Readonly<Record<string, MailView>> = { texto: 'text', encabezados: 'headers' };

export default pageOrNotFound(PublicNotFound, async function MailPage({ params, searchParams }: Props) {
  if (!opensMailbox(await headers())) notFound();
  const { id } = await params;
  const mail = await readMail(id);
  if (!mail) notFound();
  const t = await getTranslations('mailbox');
  const asked = VIEWS[String((await searchParams).vista)] ?? 'html';
  const view = asked === 'html' && mail.html === null ? 'text' : asked;
  const views = [
    { view: 'html', label: t('viewHtml'), href: `/buzon/${id}` },
    { view: 'text', label: t('viewText'), href: `/buzon/${id}?vista=texto` },
    { view: 'headers', label: t('viewHeaders'), href: `/buzon/${id}?vista=encabezados` },
  ];

  return (
    <main className={styles.page}>
      <Link href="/buzon" className={styles.back}>
        ← {t('back')}
      </Link>
      <h1 className={styles.title}>{mail.subject || t('noSubject')}</h1>
      <dl className={styles.facts}>
        <dt>{t('from')}</dt>
        <dd>{mail.from}</dd>
        <dt>{t('to')}</dt>
        <dd>{mail.to}</dd>
        <dt>{t('date')}</dt>
        <dd>{mailTime(mail.sentAt)}</dd>
      </dl>
      {mail.attachments.length > 0 && (
        <section className={styles.attachments} aria-label={t('attachments')}>
          {mail.attachments.map((attachment, index) => (
            <a key={attachment.name} href={`/buzon/${id}/adjuntos/${index}`} className={styles.attachment}>
              {attachment.name}{' '}
              <span className={styles.dimmed}>
                {t('size', { kilobytes: Math.ceil(attachment.content.length / 1024) })}
              </span>
            </a>
          ))}
        </section>
      )}
      <nav className={styles.views} aria-label={t('views')}>
        {views.map(({ view: name, label, href }) => (
          <Link key={name} href={href} aria-current={name === view ? 'page' : undefined} scroll={false}>
            {label}
          </Link>
        ))}
      </nav>
      <MailBody mail={mail} view={view} title={t('bodyTitle')} />
    </main>
  );
});
