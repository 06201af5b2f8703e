import { getTranslations } from 'next-intl/server';
import { renderSVG } from 'uqr';
import { CopyButton } from '@/app/_ui/feedback/copy-button';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { ChangeSlug } from './change-slug';
import styles from './invitations.module.css';

type Props = {
  /** The address up to what stands for the agency. */
  readonly start: string;
  readonly slug: string;
  /** Of the agency, whose it is. */
  readonly revision: number;
  readonly mayChange: boolean;
};

/** The address at which anybody registers with the agency, to copy, to print and to point a camera at. */
export async function OwnLink({ start, slug, revision, mayChange }: Props) {
  const url = start + slug;
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
          <div className={styles.actions}>
            <CopyButton value={url} kind="link" />
            {mayChange && <ChangeSlug start={start} slug={slug} revision={revision} />}
          </div>
        </div>
      </div>
    </SectionCard>
  );
}
