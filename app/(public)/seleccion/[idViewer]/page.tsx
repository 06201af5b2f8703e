import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { defineList, readList, type SearchParams } from '@/app/_ui/list/list-query';
import { accentStyle } from '@/app/_ui/public/accent-style';
import { Notice } from '@/app/_ui/public/notice';
import { PageLinks } from '@/app/_ui/public/page-links';
import text from '@/app/_ui/theme/text.module.css';
import { CHOOSING_PAGE } from '@/lib/convocatories/showcase/choosing/choosing-page';
import { formatDateTime } from '@/lib/core/dates';
import { AgencyClosed } from '../../_link-forms/agency-closed';
import { groupShown } from '../../_showcase/group-shown';
import styles from '../../_showcase/showcase.module.css';
import { ShowcaseHeader } from '../../_showcase/showcase-header';
import { ShowcaseNotice } from '../../_showcase/showcase-notice';
import own from './choosing.module.css';
import { ChoosingBoard } from './choosing-board';
import { FileLinks } from './file-links';
import { loadChoosing } from './load-choosing';
import { SelectionNotFound } from './selection-not-found';

type Props = { params: Promise<{ idViewer: string }>; searchParams: Promise<SearchParams> };

const PAGES = defineList('', { size: CHOOSING_PAGE });

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('selection');
  return { title: t('pageTitle'), robots: { index: false, follow: false } };
}

/** A person of the client chooses among the talents shown of an event, by a link of its own. */
export default pageOrNotFound(SelectionNotFound, async function SelectionPage(props: Props) {
  const [{ idViewer }, query] = await Promise.all([props.params, props.searchParams]);
  const { after, before } = readList(PAGES, query).page;
  const page = await loadChoosing(idViewer, after, before);
  if (page === 'AGENCY_CLOSED') return <AgencyClosed />;
  if (page.state === 'NOT_FOUND') notFound();
  if (page.state !== 'OPEN') return <ShowcaseNotice state={page.state} />;
  const { showcase, round, viewer } = page;
  const { event, agency, total, talents } = showcase;
  const [t, shared] = await Promise.all([getTranslations('selection'), getTranslations('showcase')]);
  return (
    <main className={styles.page} style={accentStyle(agency.accent)}>
      <ShowcaseHeader showcase={showcase} />
      <div className={own.hello}>
        {round.sentAt ? (
          <Notice
            tone="success"
            title={t('sentTitle', { date: formatDateTime(round.sentAt, event.timeZone) })}
          >
            <p>{t('sentText', { agency: agency.name })}</p>
          </Notice>
        ) : (
          <Notice
            title={round.number > 1 ? t('again', { agency: agency.name }) : t('hello', { name: viewer.name })}
          >
            {round.note && <p>{round.note}</p>}
            <p>{t('how')}</p>
          </Notice>
        )}
      </div>
      <section aria-labelledby="talents">
        <h2 id="talents" className={styles.count}>
          {total > 0 ? shared('count', { count: total }) : shared('empty')}
        </h2>
        {total > 0 ? (
          <>
            <ChoosingBoard
              key={round.number}
              viewerId={viewer.id}
              eventId={event.id}
              groups={await groupShown(talents)}
              round={round.number}
              locked={round.sentAt !== null}
              kept={page.marks}
              quotas={page.quotas}
              cities={page.cities}
            />
            <PageLinks
              path={`/seleccion/${viewer.id}`}
              first={talents[0]?.id}
              last={talents.at(-1)?.id}
              before={showcase.before}
              total={total}
              shown={talents.length}
              words={{
                label: shared('pages'),
                previous: shared('previousPage'),
                next: shared('nextPage'),
                range: (place) => shared('range', place),
              }}
            />
          </>
        ) : (
          <p className={text.dimmed}>{shared('emptyText')}</p>
        )}
      </section>
      {viewer.takesFiles && total > 0 && <FileLinks viewerId={viewer.id} total={total} />}
    </main>
  );
});
