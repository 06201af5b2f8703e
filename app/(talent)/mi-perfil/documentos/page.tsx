import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import { SoftBadge, type Tone } from '@/app/_ui/data/soft-badge';
import { Notice } from '@/app/_ui/feedback/notice';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { talentGate } from '@/app/(talent)/_shell/gate';
import { CONTRACT_PAPER_KINDS } from '@/db/values/contract-papers';
import { listContributions } from '@/lib/claims/contributions/queries';
import { formatIsoDate, formatShortDate } from '@/lib/core/dates';
import { fileUrl } from '@/lib/core/photo-url';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { wayBack } from '@/lib/identity/rules';
import { listPapers, listPaperVersions } from '@/lib/talents/own/papers/queries';
import { type PaperState, sharedKind } from '@/lib/talents/own/papers/rules';
import { ContributionsCard } from './contributions-card';
import { PaperDates } from './paper-dates';
import { PaperUpload } from './paper-upload';
import styles from './papers.module.css';
import { SharePlanilla } from './share-planilla';

export const metadata: Metadata = { title: 'Documentos' };

const TONES: Readonly<Record<PaperState | 'MISSING', Tone>> = {
  MISSING: 'gray',
  VALID: 'green',
  EXPIRING: 'yellow',
  EXPIRED: 'red',
};

type Props = { searchParams: Promise<{ volver?: string | string[] }> };

/** A talent's own papers for all its contracts; with `volver` one comes back to where one was missing. */
export default async function PapersPage({ searchParams }: Props) {
  const [{ actor }, { volver }] = await Promise.all([talentGate(), searchParams]);
  const [papers, versions, contributions, t] = await Promise.all([
    listPapers(actor),
    listPaperVersions(actor),
    listContributions(actor),
    getTranslations('place.papers'),
  ]);
  const back = wayBack(volver);
  return (
    <ClientMessages namespaces={['place.papers']}>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      {back && (
        <Notice title={t('back')} action={<ButtonLink href={back}>{t('back')}</ButtonLink>}>
          {t('wayBack')}
        </Notice>
      )}
      {CONTRACT_PAPER_KINDS.map((kind) => {
        const paper = papers.find((one) => one.kind === kind);
        const earlier = versions.filter((one) => one.kind === kind);
        const state = paper?.state ?? 'MISSING';
        const shared = paper && sharedKind(paper, papers);
        const day = paper?.expiresOn && formatIsoDate(paper.expiresOn);
        return (
          <SectionCard
            key={kind}
            title={t(`names.${kind}`)}
            description={day && t(state === 'EXPIRED' ? 'over' : 'until', { day })}
            actions={<SoftBadge tone={TONES[state]}>{t(`states.${state}`)}</SoftBadge>}
          >
            <div className={styles.paper}>
              <PaperUpload
                key={paper?.fileId}
                kind={kind}
                file={paper ? { name: paper.name, size: paper.size } : null}
              />
              {paper && (
                <>
                  <a
                    href={fileUrl(paper.fileId)}
                    target="_blank"
                    rel="noopener"
                    aria-label={t('openLabel', { paper: t(`names.${kind}`) })}
                  >
                    {t('open')}
                  </a>
                  {shared && <SharePlanilla kind={shared} />}
                  <PaperDates
                    key={paper.fileId}
                    revision={paper.revision}
                    kind={kind}
                    issuedOn={paper.issuedOn}
                    expiresOn={paper.expiresOn}
                  />
                </>
              )}
              {earlier.length > 0 && (
                <details className={styles.versions}>
                  <summary>{t('versions', { count: earlier.length })}</summary>
                  <ul>
                    {earlier.map(({ fileId, createdAt }) => (
                      <li key={fileId}>
                        <a href={fileUrl(fileId)} target="_blank" rel="noopener">
                          {t('version', { day: formatShortDate(createdAt, DEFAULT_TIME_ZONE) })}
                        </a>
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </div>
          </SectionCard>
        );
      })}
      <ContributionsCard contributions={contributions} />
    </ClientMessages>
  );
}
