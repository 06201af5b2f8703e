import type { Metadata } from 'next';
import { Link } from '@/app/_ui/link';
import { PageTitle } from '@/app/_ui/public/page-title';
import { helpPath } from '@/lib/core/paths';
import texts from '@/lib/i18n/messages/es/help.json';
import { product } from '@/lib/platform/product';
import { PublicPage } from '../_shell/public-page';
import styles from './help.module.css';
import { GROUPS, pagesFor } from './help-pages';

export const metadata: Metadata = { title: texts.title };

/** All pages of the help, by whom they are for. */
export default function HelpPage() {
  const { supportEmail } = product();
  return (
    <PublicPage>
      <PageTitle title={texts.title} subtitle={texts.subtitle} />
      <div className={styles.text}>
        {GROUPS.map((group) => (
          <section key={group}>
            <h2>{texts.groups[group]}</h2>
            <ul className={styles.pages}>
              {pagesFor(group).map(({ slug, title }) => (
                <li key={slug}>
                  <Link href={helpPath(slug)}>{title}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <p>
          {texts.more} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
        </p>
      </div>
    </PublicPage>
  );
}
