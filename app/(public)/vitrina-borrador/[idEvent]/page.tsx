import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import type { SearchParams } from '@/app/_ui/list/list-query';
import { eventPath, showcasePreviewPath } from '@/lib/core/paths';
import { ShowcaseNotice } from '../../_showcase/showcase-notice';
import { DraftNotFound } from './draft-not-found';
import { loadDraft } from './load-draft';
import styles from './preview.module.css';

type Props = { params: Promise<{ idEvent: string }>; searchParams: Promise<SearchParams> };

const WIDTHS = ['computador', 'telefono'] as const;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('showcase.preview');
  return { title: t('title'), robots: { index: false, follow: false } };
}

/** What an agency prepares for its client, as that would see it on a desk or on a telephone. */
export default pageOrNotFound(DraftNotFound, async function ShowcasePreviewPage(props: Props) {
  const [{ idEvent }, query] = await Promise.all([props.params, props.searchParams]);
  const [showcase, t] = await Promise.all([
    loadDraft(idEvent, undefined, undefined),
    getTranslations('showcase.preview'),
  ]);
  if (showcase.state !== 'OPEN') return <ShowcaseNotice state={showcase.state} />;
  const path = showcasePreviewPath(idEvent);
  const shown = WIDTHS.find((width) => width === query.ancho) ?? 'computador';
  return (
    // The page that it frames has a main part too.
    <main className={styles.screen} aria-label={t('title')}>
      <header className={styles.bar}>
        <a className={styles.back} href={`${eventPath(idEvent, showcase.event.name)}?seccion=vitrina`}>
          {t('back', { event: showcase.event.name })}
        </a>
        <h1 className={styles.title}>{t('title')}</h1>
        <nav className={styles.widths} aria-label={t('widths')}>
          {WIDTHS.map((width) => (
            <a
              key={width}
              className={styles.width}
              href={`${path}?ancho=${width}`}
              aria-current={shown === width ? 'true' : undefined}
            >
              {t(width)}
            </a>
          ))}
        </nav>
      </header>
      <iframe className={styles.frame} data-width={shown} src={`${path}/pagina`} title={t('title')} />
    </main>
  );
});
