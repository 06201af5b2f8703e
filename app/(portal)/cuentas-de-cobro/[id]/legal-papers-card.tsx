import { useTranslations } from 'next-intl';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { SectionCard } from '@/app/_ui/layout/section-card';
import text from '@/app/_ui/theme/text.module.css';
import type { LegalPapers } from '@/lib/claims/contributions/queries';
import { LEGAL_PAPERS, type LegalPaper } from '@/lib/claims/contributions/rules';
import { monthName } from '@/lib/claims/pdf/concepts';
import { formatIsoDate } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import { fileUrl } from '@/lib/core/photo-url';
import styles from './claim.module.css';

type Props = { papers: LegalPapers /** The agency approves nothing without them. */; blocks: boolean };

/** What the law has a payer look at: which paper is there, which one lacks, and why the planilla is asked for. */
export function LegalPapersCard({ papers, blocks }: Props) {
  const t = useTranslations('claims.legal');
  const { planilla } = papers;
  const { contribution } = planilla;
  const month = monthName(planilla.period);
  const fileOf = (paper: LegalPaper) => (paper === 'planilla' ? contribution?.fileId : papers[paper]);
  const pesos = (amount: number) => formatMoney(amount, 'COP');
  return (
    <SectionCard title={t('title')}>
      {LEGAL_PAPERS.map((paper) => {
        const fileId = fileOf(paper);
        const isAsked = paper !== 'planilla' || planilla.needed;
        const name = t(paper, { month });
        return (
          <div key={paper} className={styles.version}>
            <p className={styles.versionHead}>
              {name}
              <SoftBadge tone={fileId ? 'green' : isAsked ? 'red' : 'gray'}>
                {t(fileId ? 'there' : isAsked ? 'missing' : 'notNeeded')}
              </SoftBadge>
            </p>
            {paper === 'planilla' && contribution && (
              <p className={text.quiet}>
                {t('kept', {
                  operator: contribution.operator,
                  number: contribution.number,
                  month: monthName(contribution.period),
                  day: formatIsoDate(contribution.paidOn),
                })}
              </p>
            )}
            {paper === 'planilla' && planilla.minimumWage !== null && (
              <p className={text.quiet}>
                {t(planilla.needed ? 'why' : 'whyNot', {
                  month,
                  gross: pesos(planilla.gross),
                  wage: pesos(planilla.minimumWage),
                  base: pesos(planilla.base),
                })}
              </p>
            )}
            {fileId && (
              <div className={styles.links}>
                <a href={fileUrl(fileId)} target="_blank" rel="noopener">
                  {t('open', { paper: name })}
                </a>
              </div>
            )}
          </div>
        );
      })}
      {blocks && <p className={text.quiet}>{t('blocks')}</p>}
    </SectionCard>
  );
}
