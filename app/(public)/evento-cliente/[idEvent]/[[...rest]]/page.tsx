import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { defineList, readList, type SearchParams } from '@/app/_ui/list/list-query';
import { getShowcase, SHOWCASE_PAGE } from '@/lib/convocatories/showcase/queries';
import { anonymous } from '@/lib/core/actor';
import { isUuid } from '@/lib/core/ids';
import { showcasePath, showcasePicturePath } from '@/lib/core/paths';
import { shareCard } from '../../../_shell/share-card';
import { noticeTitle, ShowcaseNotice } from '../../../_showcase/showcase-notice';
import { ShowcaseView } from '../../../_showcase/showcase-view';
import { ShowcaseNotFound } from './showcase-not-found';

type Props = { params: Promise<{ idEvent: string }>; searchParams: Promise<SearchParams> };

const PAGES = defineList('', { size: SHOWCASE_PAGE });

const read = cache(async (idEvent: string, after: string | undefined, before: string | undefined) =>
  isUuid(idEvent)
    ? getShowcase(anonymous, idEvent, { ...(after ? { after } : {}), ...(before ? { before } : {}) })
    : ({ state: 'NOT_FOUND' } as const),
);

const ask = async ({ params, searchParams }: Props) => {
  const [{ idEvent }, query] = await Promise.all([params, searchParams]);
  const { after, before } = readList(PAGES, query).page;
  const showcase = await read(idEvent, after, before);
  return { showcase, path: showcasePath(idEvent) };
};

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { showcase } = await ask(props);
  const robots = { index: false, follow: false };
  if (showcase.state !== 'OPEN') return { title: noticeTitle(showcase.state), robots };
  const t = await getTranslations('showcase.share');
  const description = t('description');
  return {
    title: showcase.event.name,
    description,
    robots,
    openGraph: shareCard({
      title: t('title', { agency: showcase.agency.name }),
      description,
      picture: { url: showcasePicturePath(showcase.event.id), alt: showcase.event.name },
    }),
  };
}

/** The event's talents for the client: no login, by the event's address alone (specification part 2). */
export default pageOrNotFound(ShowcaseNotFound, async function ShowcasePage(props: Props) {
  const { showcase, path } = await ask(props);
  if (showcase.state === 'NOT_FOUND') notFound();
  if (showcase.state !== 'OPEN') return <ShowcaseNotice state={showcase.state} />;
  return <ShowcaseView showcase={showcase} path={path} profiles={`/talento/${showcase.event.id}`} />;
});
