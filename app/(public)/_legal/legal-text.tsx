import type { ReactNode } from 'react';
import { PageTitle } from '@/app/_ui/public/page-title';
import { formatIsoDate } from '@/lib/core/dates';
import texts from '@/lib/i18n/messages/es/legal.json';
import { product } from '@/lib/platform/product';
import { TERMS_SINCE } from '@/lib/registration/rules';
import { PublicPage } from '../_shell/public-page';
import styles from './legal.module.css';

type Props = {
  title: string;
  sections: readonly { readonly title: string; readonly text: readonly string[] }[];
  children?: ReactNode;
};

/** A text that binds, with the day since when it holds. */
export function LegalText({ title, sections, children }: Props) {
  const { name, legalName, taxId, supportEmail } = product();
  const said = (text: string) =>
    text
      .replaceAll('{product}', name)
      .replaceAll('{company}', legalName)
      .replaceAll('{taxId}', taxId)
      .replaceAll('{email}', supportEmail);
  return (
    <PublicPage>
      <PageTitle title={title} subtitle={texts.since.replace('{date}', formatIsoDate(TERMS_SINCE))} />
      <div className={styles.text}>
        {sections.map((section) => (
          <section key={section.title}>
            <h2>{said(section.title)}</h2>
            {section.text.map((paragraph) => (
              <p key={paragraph}>{said(paragraph)}</p>
            ))}
          </section>
        ))}
        {children}
      </div>
    </PublicPage>
  );
}
