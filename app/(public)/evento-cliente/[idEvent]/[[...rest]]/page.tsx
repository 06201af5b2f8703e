import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import text from '@/app/_ui/theme/text.module.css';
import { getShowcase } from '@/lib/convocatories/showcase/queries';
import { anonymous } from '@/lib/core/actor';
import { isUuid } from '@/lib/core/ids';
import { ShowcaseNotice } from '../../../_showcase/showcase-notice';
import { groupShown } from './group-shown';
import styles from './showcase.module.css';
import { ShowcaseHeader } from './showcase-header';
import { TalentGallery } from './talent-gallery';

type Props = { params: Promise<{ idEvent: string }> };

const read = cache(async (idEvent: string) =>
  isUuid(idEvent) ? getShowcase(anonymous, idEvent) : ({ state: 'NOT_FOUND' } as const),
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const showcase = await read((await params).idEvent);
  const robots = { index: false, follow: false };
  return showcase.state === 'OPEN' ? { title: showcase.event.name, robots } : { robots };
}

/** The event's talents for the client: no login, by the event's address alone (specification part 2). */
export default async function ShowcasePage({ params }: Props) {
  const [showcase, t] = await Promise.all([read((await params).idEvent), getTranslations('showcase')]);
  if (showcase.state === 'NOT_FOUND') notFound();
  if (showcase.state !== 'OPEN') return <ShowcaseNotice state={showcase.state} />;
  return (
    <main className={styles.page}>
      <ShowcaseHeader showcase={showcase} />
      <section aria-labelledby="talents">
        <h2 id="talents" className={styles.count}>
          {showcase.talents.length > 0 ? t('count', { count: showcase.talents.length }) : t('empty')}
        </h2>
        {showcase.talents.length > 0 ? (
          <TalentGallery groups={await groupShown(showcase.talents)} eventId={showcase.event.id} />
        ) : (
          <p className={text.dimmed}>{t('emptyText')}</p>
        )}
      </section>
    </main>
  );
}
