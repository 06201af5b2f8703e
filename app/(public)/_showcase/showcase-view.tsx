import { getTranslations } from 'next-intl/server';
import { accentStyle } from '@/app/_ui/public/accent-style';
import { PageLinks } from '@/app/_ui/public/page-links';
import text from '@/app/_ui/theme/text.module.css';
import type { Showcase } from '@/lib/convocatories/showcase/queries';
import { groupShown } from './group-shown';
import styles from './showcase.module.css';
import { ShowcaseHeader } from './showcase-header';
import { TalentGallery } from './talent-gallery';

type Props = {
  showcase: Extract<Showcase, { state: 'OPEN' }>;
  /** The page's own. */
  path: string;
  /** Below which each talent has its own page. */
  profiles: string;
};

/** An event's talents, to look at. */
export async function ShowcaseView({ showcase, path, profiles }: Props) {
  const t = await getTranslations('showcase');
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
              profiles={profiles}
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
}
