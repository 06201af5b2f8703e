import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { PageTitle } from '@/app/_ui/public/page-title';
import { currentLinkActor } from '@/lib/identity/session';
import { PublicPage } from '../../_shell/public-page';
import { JoiningPhotos } from './joining-photos';
import { PhotosLinkEnded } from './photos-link-ended';

type Props = { params: Promise<{ idTalent: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('join.photos');
  return { title: t('title') };
}

/** Where who has just registered adds photos, from the camera or the phone, each sent as it is taken. */
export default pageOrNotFound(PhotosLinkEnded, async function JoiningPhotosPage({ params }: Props) {
  const { idTalent } = await params;
  const actor = await currentLinkActor('JOINING_PHOTOS', { talentId: idTalent });
  if (actor.kind === 'anonymous') notFound();
  const t = await getTranslations('join.photos');
  return (
    <PublicPage closed>
      <PageTitle title={t('title')} subtitle={t('subtitle')} />
      <JoiningPhotos url={`/unete-fotos/${idTalent}/foto`} />
      <p>{t('later')}</p>
    </PublicPage>
  );
});
