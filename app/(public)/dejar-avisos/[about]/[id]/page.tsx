import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { PublicButton, PublicButtonLink } from '@/app/_ui/public/button';
import { PageTitle } from '@/app/_ui/public/page-title';
import { readStopLink, stopLinks } from '@/lib/notifications/email/stop-link';
import { readStopped } from '@/lib/talents/own/message-settings/stop-messages';
import { PublicPage } from '../../../_shell/public-page';
import { StopNotFound } from './stop-not-found';

type Props = {
  params: Promise<{ about: string; id: string }>;
  searchParams: Promise<{ f?: string | string[] }>;
};

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('place.notices.stop');
  return { title: t('title'), robots: { index: false } };
}

/** What a mail's link stops, and how to begin it again. Opening it changes nothing: mail scanners open links too. */
export default pageOrNotFound(StopNotFound, async function StopPage({ params, searchParams }: Props) {
  const [{ about, id }, { f: proof }] = await Promise.all([params, searchParams]);
  const subject = readStopLink(about, decodeURIComponent(id), typeof proof === 'string' ? proof : null);
  const found = subject && (await readStopped(subject));
  if (!subject || !found) notFound();
  const t = await getTranslations('place.notices.stop');
  const what = t(`about.${subject.about}`, { name: found.name });
  const isSearch = subject.about === 'busqueda';
  const text = found.isStopped
    ? t(isSearch ? 'doneSearch' : 'doneText')
    : t(isSearch ? 'askSearch' : 'askText');
  return (
    <PublicPage>
      <PageTitle title={t(found.isStopped ? 'done' : 'ask', { what })} subtitle={text} />
      {found.isStopped && isSearch ? (
        <PublicButtonLink href="/talentos/busquedas">{t('toSearches')}</PublicButtonLink>
      ) : (
        <form method="post" action={stopLinks(subject).oneClick}>
          {found.isStopped && <input type="hidden" name="volver" value="si" />}
          <PublicButton type="submit">{t(found.isStopped ? 'again' : 'button', { what })}</PublicButton>
        </form>
      )}
    </PublicPage>
  );
});
