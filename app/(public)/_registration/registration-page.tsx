import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { Link } from '@/app/_ui/link';
import { PublicButtonLink } from '@/app/_ui/public/button';
import { PageTitle } from '@/app/_ui/public/page-title';
import { translate } from '@/lib/i18n/translate';
import { currentHome } from '@/lib/identity/session';
import { PublicPage } from '../_shell/public-page';
import styles from './registration.module.css';

type Props = {
  title: string;
  subtitle: string;
  /** The other of the two ways to register. */
  other: { readonly question: string; readonly link: string; readonly href: string };
  children: ReactNode;
};

/** A page on which an account is opened; who has one and is signed in goes on to it. */
export async function RegistrationPage({ title, subtitle, other, children }: Props) {
  const home = await currentHome();
  if (home) redirect(home);
  return (
    <PublicPage
      action={
        <PublicButtonLink href="/login" variant="default">
          {translate('registration.logIn')}
        </PublicButtonLink>
      }
    >
      <PageTitle title={title} subtitle={subtitle} />
      <p className={styles.other}>
        {other.question} <Link href={other.href}>{other.link}</Link>
      </p>
      {children}
    </PublicPage>
  );
}
