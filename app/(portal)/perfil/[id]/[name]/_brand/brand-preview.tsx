'use client';

import { useTranslations } from 'next-intl';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { PersonAvatar } from '@/app/_ui/photos/person-avatar';
import type { AgencyBrandInput } from '@/lib/agencies/inputs';
import { isAccent, readableShade } from '@/lib/core/accent';
import { photoUrl } from '@/lib/core/photo-url';
import { USUAL_ACCENT } from './accent-field';
import styles from './brand.module.css';

export type BrandedAgency = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly logoFileId: string | null;
  readonly revision: number;
};

type Props = { agency: BrandedAgency; brand: AgencyBrandInput; productName: string };

/** The head of a mail as its reader sees it, with what is typed at present. */
export function BrandPreview({ agency, brand, productName }: Props) {
  const t = useTranslations('profile.brand.preview');
  const name = brand.senderName.trim() || agency.name;
  const typed = brand.accent.trim().toLowerCase();
  const accent = isAccent(typed) ? readableShade(typed) : USUAL_ACCENT;
  return (
    <SectionCard title={t('title')} description={t('text')}>
      <div className={styles.mail} role="img" aria-label={t('label', { name })}>
        <p className={styles.line}>{t('from', { name, product: productName })}</p>
        <p className={styles.line}>{t('answers', { address: brand.replyTo.trim() || agency.email })}</p>
        <div className={styles.sheet}>
          <div className={styles.mark}>
            <PersonAvatar
              name={name}
              src={agency.logoFileId && photoUrl(agency.logoFileId, 96)}
              shape="square"
            />
            <span>{name}</span>
          </div>
          <p className={styles.heading}>{t('heading')}</p>
          <p className={styles.words}>{t('words', { name })}</p>
          <span className={styles.button} style={{ backgroundColor: accent }}>
            {t('button')}
          </span>
        </div>
      </div>
    </SectionCard>
  );
}
