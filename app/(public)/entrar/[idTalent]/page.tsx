import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { PageTitle } from '@/app/_ui/public/page-title';
import { findWhoComesIn } from '@/lib/identity/login-links/queries';
import { currentLinkActor } from '@/lib/identity/session';
import { PublicPage } from '../../_shell/public-page';
import { comeIn, postComeIn } from './come-in';
import { EnterForm } from './enter-form';
import { EnterNotFound } from './enter-not-found';

type Props = { params: Promise<{ idTalent: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('login.link');
  return { title: t('pageTitle') };
}

/** A talent comes in by the link mailed to it. Without a living link: 404, whatever the id. */
export default pageOrNotFound(EnterNotFound, async function EnterPage({ params }: Props) {
  const { idTalent } = await params;
  const actor = await currentLinkActor('TALENT_LOGIN', { talentId: idTalent });
  if (actor.kind !== 'linkHolder') notFound();
  const [name, t] = await Promise.all([findWhoComesIn(actor), getTranslations('login.link')]);
  if (name === null) notFound();
  return (
    <PublicPage closed>
      <EnterForm send={comeIn.bind(null, idTalent)} post={postComeIn.bind(null, idTalent)}>
        <PageTitle title={t('enterTitle', { name })} subtitle={t('enterText')} />
      </EnterForm>
    </PublicPage>
  );
});
