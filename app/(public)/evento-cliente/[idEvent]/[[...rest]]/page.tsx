import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { defineList, readList, type SearchParams } from '@/app/_ui/list/list-query';
import { accentStyle } from '@/app/_ui/public/accent-style';
import { PageLinks } from '@/app/_ui/public/page-links';
import text from '@/app/_ui/theme/text.module.css';
import { getShowcase, SHOWCASE_PAGE } from '@/lib/convocatories/showcase/queries';
import { anonymous } from '@/lib/core/actor';
import { isUuid } from '@/lib/core/ids';
import { showcasePath, showcasePicturePath } from '@/lib/core/paths';
import { shareCard } from '../../../_shell/share-card';
import { groupShown } from '../../../_showcase/group-shown';
import styles from '../../../_showcase/showcase.module.css';
import { ShowcaseHeader } from '../../../_showcase/showcase-header';
import { noticeTitle, ShowcaseNotice } from '../../../_showcase/showcase-notice';
import { ShowcaseNotFound } from './showcase-not-found';
import { TalentGallery } from './talent-gallery';

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
  const [{ showcase, path }, t] = await Promise.all([ask(props), getTranslations('showcase')]);
  if (showcase.state === 'NOT_FOUND') notFound();
  if (showcase.state !== 'OPEN') return <ShowcaseNotice state={showcase.state} />;
  const { total, before, talents } = showcase;
  return (
    <main className={styles.page} style={accentStyle(showcase.agency.accent)}>
      <ShowcaseHeader showcase={showcase} />
      <section aria-labelledby="talents">
        <h2 id="talents" className={styles.count}>
          {total > 0 ? t('count', { count: total }) : t('empty')}
        </h2>
        {total > 0 ? (
          <>
            <TalentGallery
              groups={await groupShown(talents)}
              eventId={showcase.event.id}
              paged={talents.length < total}
            />
            <PageLinks
              path={path}
              first={talents[0]?.id}
              last={talents.at(-1)?.id}
              before={before}
              total={total}
              shown={talents.length}
              words={{
                label: t('pages'),
                previous: t('previousPage'),
                next: t('nextPage'),
                range: (place) => t('range', place),
              }}
            />
          </>
        ) : (
          <p className={text.dimmed}>{t('emptyText')}</p>
        )}
      </section>
    </main>
  );
});
