import { getTranslations } from 'next-intl/server';
import { renderSVG } from 'uqr';
import { CopyButton } from '@/app/_ui/feedback/copy-button';
import { SectionCard } from '@/app/_ui/layout/section-card';
import styles from './invitations.module.css';

/** The address at which anybody registers with the agency, to copy, to print and to point a camera at. */
export async function OwnLink({ url }: { url: string }) {
  const t = await getTranslations('talentInvitations.own');
  return (
    <SectionCard title={t('title')} description={t('text')}>
      <div className={styles.own}>
        <div
          className={styles.qr}
          role="img"
          aria-label={t('qr')}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here from the address of the product
          dangerouslySetInnerHTML={{ __html: renderSVG(url, { border: 2 }) }}
        />
        <div className={styles.words}>
          <p className={styles.url}>{url}</p>
          <CopyButton value={url} kind="link" />
        </div>
      </div>
    </SectionCard>
  );
}
