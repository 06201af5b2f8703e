import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { defineList, readList, type SearchParams } from '@/app/_ui/list/list-query';
import { SHOWCASE_PAGE } from '@/lib/convocatories/showcase/queries';
import { eventPath, showcasePreviewPath } from '@/lib/core/paths';
import { ShowcaseNotice } from '../../../_showcase/showcase-notice';
import { ShowcaseView } from '../../../_showcase/showcase-view';
import { DraftNotFound } from '../draft-not-found';
import { loadDraft } from '../load-draft';

type Props = { params: Promise<{ idEvent: string }>; searchParams: Promise<SearchParams> };

const PAGES = defineList('', { size: SHOWCASE_PAGE });

const ask = async ({ params, searchParams }: Props) => {
  const [{ idEvent }, query] = await Promise.all([params, searchParams]);
  const { after, before } = readList(PAGES, query).page;
  return loadDraft(idEvent, after, before);
};

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('showcase.preview');
  return { title: t('title'), robots: { index: false, follow: false } };
}

/** The draft alone, which the page around it frames at a width. */
export default pageOrNotFound(DraftNotFound, async function DraftPage(props: Props) {
  const [showcase, { idEvent }] = await Promise.all([ask(props), props.params]);
  if (showcase.state !== 'OPEN') return <ShowcaseNotice state={showcase.state} />;
  const profiles = `${eventPath(idEvent, showcase.event.name)}/talento`;
  return (
    <ShowcaseView showcase={showcase} path={`${showcasePreviewPath(idEvent)}/pagina`} profiles={profiles} />
  );
});
