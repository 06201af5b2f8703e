import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { metadataOrNotFound, pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { Link } from '@/app/_ui/link';
import { PageTitle } from '@/app/_ui/public/page-title';
import { HELP_PATH, helpPath } from '@/lib/core/paths';
import texts from '@/lib/i18n/messages/es/help.json';
import { PublicNotFound } from '../../_shell/public-not-found';
import { PublicPage } from '../../_shell/public-page';
import styles from '../help.module.css';
import { helpPage, isHelpSlug } from '../help-pages';

type Props = { params: Promise<{ slug: string }> };

async function load(params: Props['params']) {
  const { slug } = await params;
  return isHelpSlug(slug) ? helpPage(slug) : notFound();
}

export const generateMetadata = metadataOrNotFound(async function metadata({
  params,
}: Props): Promise<Metadata> {
  return { title: (await load(params)).title };
});

/** One page of the help: what it is, how it is done, what comes next. */
export default pageOrNotFound(PublicNotFound, async function HelpArticlePage({ params }: Props) {
  const { title, picture, text, steps, see } = await load(params);
  return (
    <PublicPage>
      <PageTitle title={title} />
      <div className={styles.text}>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {picture && (
          <img
            className={styles.picture}
            src={picture.src}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            decoding="async"
          />
        )}
        <h2>{texts.steps}</h2>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {see.length > 0 && (
          <>
            <h2>{texts.see}</h2>
            <ul className={styles.pages}>
              {see.map((other) => (
                <li key={other.slug}>
                  <Link href={helpPath(other.slug)}>{other.title}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
        <p>
          <Link href={HELP_PATH}>{texts.all}</Link>
        </p>
      </div>
    </PublicPage>
  );
});
