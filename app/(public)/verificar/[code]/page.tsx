import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { DescriptionList } from '@/app/_ui/data/description-list';
import { PublicButtonLink } from '@/app/_ui/public/button';
import { Notice } from '@/app/_ui/public/notice';
import { PageTitle } from '@/app/_ui/public/page-title';
import { formatDateTime } from '@/lib/core/dates';
import { sealCertificatePath, VERIFICATION_PATH } from '@/lib/core/paths';
import type { Seal, VerifiedDocument } from '@/lib/documents/verification/queries';
import type { Standing } from '@/lib/documents/verification/rules';
import { PublicPage } from '../../_shell/public-page';
import { FileCheck } from '../file-check';
import { kindName } from '../kind-name';
import styles from '../verification.module.css';
import { DocumentNotFound } from './document-not-found';
import { loadDocument } from './load-document';

type Props = { params: Promise<{ code: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('verification');
  return { title: t('pageTitle'), robots: { index: false } };
}

const TONES = {
  VALID: 'success',
  RETURNED: 'warning',
  REPLACED: 'warning',
  VOIDED: 'error',
} as const satisfies Record<Standing, unknown>;

/** What anybody may know of the document whose code it holds, and whether a file is it. */
export default pageOrNotFound(DocumentNotFound, async function VerifiedDocumentPage({ params }: Props) {
  const { code } = await params;
  const document = await loadDocument(code);
  const t = await getTranslations('verification');
  const { standing } = document;
  return (
    <PublicPage>
      <PageTitle title={`${kindName(document.kind)} ${document.number}`} subtitle={document.agency} />
      <div className={styles.part}>
        <Notice tone={TONES[standing]} title={t(`standing.${standing}`)}>
          {t(`standing.${standing}Text`)}
        </Notice>
      </div>
      <Facts document={document} />
      <section className={styles.part}>
        <h2>{t('fileOf')}</h2>
        <p>{t('fileOfText')}</p>
        <FileCheck label={t('file')} code={document.code} />
      </section>
      <section className={styles.part}>
        <h2>{t('seals.title')}</h2>
        {document.seals.map((seal, index) => (
          <SealFacts key={seal.sha256} seal={seal} document={document} newest={index === 0} />
        ))}
      </section>
      <PublicButtonLink href={VERIFICATION_PATH} variant="default">
        {t('another')}
      </PublicButtonLink>
    </PublicPage>
  );
});

async function Facts({ document }: { document: VerifiedDocument }) {
  const t = await getTranslations('verification.facts');
  return (
    <div className={styles.facts}>
      <DescriptionList
        items={[
          { label: t('agency'), value: document.agency, wide: true },
          { label: t('people'), value: document.people.join(', ') },
          { label: t('issuedAt'), value: formatDateTime(document.issuedAt, document.timeZone) },
          { label: t('code'), value: document.code },
        ]}
      />
    </div>
  );
}

type SealProps = { seal: Seal; document: VerifiedDocument; newest: boolean };

async function SealFacts({ seal, document: { timeZone, standing }, newest }: SealProps) {
  const t = await getTranslations('verification.seals');
  const { signer, fingerprint, timeStampedAt, retiredAt } = seal;
  return (
    <div className={styles.facts}>
      {retiredAt && <p>{t('retired', { date: formatDateTime(retiredAt, timeZone) })}</p>}
      <DescriptionList
        items={[
          // The last version of what was voided or replaced is in force no more.
          {
            label: t(newest && standing === 'VALID' ? 'current' : newest ? 'last' : 'former'),
            value: formatDateTime(seal.sealedAt, timeZone),
          },
          ...(timeStampedAt
            ? [
                {
                  label: t('timeStampedAt'),
                  value: formatDateTime(timeStampedAt, timeZone, { seconds: true }),
                },
              ]
            : []),
          { label: t('sha256'), value: <span className={styles.hash}>{seal.sha256}</span>, wide: true },
          ...(signer && fingerprint
            ? [
                { label: t('signer'), value: signer, wide: true },
                {
                  label: t('fingerprint'),
                  value: <span className={styles.hash}>{fingerprint}</span>,
                  wide: true,
                },
                {
                  label: t('forReader'),
                  value: <a href={sealCertificatePath(fingerprint)}>{t('certificate')}</a>,
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}
