import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { translate } from '@/lib/i18n/translate';
import { NOT_FOUND_PATH } from '@/lib/identity/rules';
import { currentHome } from '@/lib/identity/session';
import { PublicNotFound } from '../_shell/public-not-found';

export const generateMetadata = (): Metadata => ({ title: translate('pages.notFound.pageTitle') });

type Props = { params: Promise<{ unknown: string[] }> };

/** Any path that no page has: to the own place of who is signed in (specification 1, section 2.1), else a 404. */
export default pageOrNotFound(PublicNotFound, async function UnknownPage({ params }: Props) {
  const asked = `/${(await params).unknown.join('/')}`;
  const home = asked === NOT_FOUND_PATH ? null : await currentHome();
  if (home) redirect(home);
  notFound();
});
