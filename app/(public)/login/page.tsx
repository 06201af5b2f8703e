import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { DesksOf } from '@/app/_features/event-day/kept/desks-of';
import { Wordmark } from '@/app/_ui/layout/wordmark';
import { PageTitle } from '@/app/_ui/public/page-title';
import { isoDateInZone } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { type LoginKind, returnPath } from '@/lib/identity/rules';
import { currentHome, endOfSession } from '@/lib/identity/session';
import { product } from '@/lib/platform/product';
import styles from './login.module.css';
import { LoginForm } from './login-form';
import { LoginLinks } from './login-links';
import { PortraitWall } from './portrait-wall';

const SUBTITLES = { agency: 'subtitle', admin: 'subtitleAdmin', talent: 'subtitleTalent' } as const;

const doorOf = (asked: unknown): LoginKind => (asked === 'admin' || asked === 'talent' ? asked : 'agency');

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('login');
  return { title: t('submit'), robots: { index: false } };
}

/**
 * The two doors of specification 2.5: the agency's, by which talents come in too, and with `select=admin` the
 * administrator's; `select=talent` is for who has an agency's account by the same e-mail. Somebody whose
 * session ended is told why, at the door they came in by.
 */
export default async function LoginPage({ searchParams }: Props) {
  const query = await searchParams;
  const target = returnPath(query.callbackUrl);
  const home = await currentHome();
  // To what was asked for where that is of the own place; a page of the other's leads home by itself.
  if (home) redirect(query.callbackUrl === undefined ? home : target);
  const [ended, t] = await Promise.all([endOfSession(), getTranslations()]);
  const kind = doorOf(query.select ?? ended?.kind);
  const { name, legalName } = product();
  const year = isoDateInZone(new Date(), DEFAULT_TIME_ZONE).slice(0, 4);
  const words = { product: name };

  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <header className={styles.header}>
          <Wordmark name={name} />
        </header>
        <main className={styles.main}>
          <PageTitle
            title={kind === 'admin' ? t('login.titleAdmin', words) : t('login.title', words)}
            subtitle={t(`login.${SUBTITLES[kind]}`)}
          />
          <LoginForm
            kind={kind}
            target={target}
            ended={ended && t(`login.ended.${ended.end}`, words)}
            messages={{
              'validation.required': t('validation.required'),
              'validation.email': t('validation.email'),
              'validation.tooLong': t('validation.tooLong'),
              'login.passwordRequired': t('login.passwordRequired'),
              NO_MATCH: t('login.problem.NO_MATCH'),
              CHECK_EMAIL: t('login.problem.CHECK_EMAIL', words),
              SUSPENDED: t('login.problem.SUSPENDED', words),
              NO_AGENCY: t('login.problem.NO_AGENCY'),
              SYSTEM: t('login.problem.SYSTEM'),
              OFFLINE: t('controls.offline'),
            }}
          />
          <LoginLinks kind={kind} />
        </main>
        <footer className={styles.footer}>{t('shell.copyright', { year, company: legalName })}</footer>
      </div>
      <PortraitWall />
      <DesksOf userId={null} />
    </div>
  );
}
