import { getTranslations } from 'next-intl/server';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { Notice } from '@/app/_ui/feedback/notice';
import { LinkTabs } from '@/app/_ui/layout/link-tabs';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { REDUCTION_KINDS } from '@/db/values/reductions';
import type { Actor } from '@/lib/core/actor';
import { formatShortDate } from '@/lib/core/dates';
import { fileUrl } from '@/lib/core/photo-url';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { ownRevision } from '@/lib/talents/own/queries';
import { listPayers, listReductions } from '@/lib/taxes/reductions/queries';
import { needsPaper } from '@/lib/taxes/reductions/rules';
import { taxYear } from '@/lib/taxes/today';
import { ReductionPaper } from './reduction-paper';
import styles from './reductions.module.css';
import { ReductionsForm } from './reductions-form';

const PATH = '/mi-perfil/datos-tributarios';

type Props = {
  actor: Actor;
  /** The agency of the address; the last one with which a contract was signed unless it is one of them. */
  payer: string | undefined;
  /** It hires workers: art. 383 does not apply to it, and there is nothing to lower. */
  hiresWorkers: boolean;
};

/** What a talent declares this year to each of its payers, so that less is withheld, with its papers. */
export async function ReductionsSection({ actor, payer, hiresWorkers }: Props) {
  const [payers, t] = await Promise.all([listPayers(actor), getTranslations('place.reductions')]);
  const chosen = payers.find(({ id }) => id === payer) ?? payers[0];
  const year = taxYear();
  if (hiresWorkers || !chosen) {
    return (
      <SectionCard title={t('title', { year })}>
        <p className={styles.words}>{t(hiresWorkers ? 'notForYou' : 'noPayer')}</p>
      </SectionCard>
    );
  }
  // Read first: what is declared after it makes the form older than it says, never newer.
  const revision = await ownRevision(actor);
  const declared = await listReductions(actor, chosen.id);
  const of = (kind: (typeof REDUCTION_KINDS)[number]) => declared.find((one) => one.kind === kind);
  const withPaper = REDUCTION_KINDS.filter((kind) => needsPaper(kind) && of(kind));
  const missing = withPaper.filter((kind) => !of(kind)?.counts);
  const since = declared.at(-1)?.since;
  return (
    <>
      <SectionCard title={t('title', { year })} description={t('text', { year })}>
        {payers.length > 1 && (
          <div className={styles.payers}>
            <LinkTabs
              label={t('payers')}
              tabs={payers.map(({ id, name }) => ({ id, label: name, href: `${PATH}?pagador=${id}` }))}
              current={chosen.id}
            />
          </div>
        )}
        <ReductionsForm
          key={chosen.id}
          revision={revision}
          agency={chosen.name}
          year={year}
          saidAt={since ? formatShortDate(since, DEFAULT_TIME_ZONE) : null}
          initial={{
            agencyId: chosen.id,
            contributions: of('CONTRIBUTIONS')?.monthly ?? null,
            dependants: of('DEPENDANTS') !== undefined,
            mortgage: of('MORTGAGE')?.monthly ?? null,
            health: of('HEALTH')?.monthly ?? null,
            voluntary: of('VOLUNTARY')?.monthly ?? null,
            sworn: false,
          }}
        />
      </SectionCard>
      {withPaper.length > 0 && (
        <SectionCard title={t('papers')} description={t('papersText', { agency: chosen.name })}>
          {missing.length > 0 && <Notice title={t('missing')}>{t('missingText')}</Notice>}
          <div className={styles.papers}>
            {withPaper.map((kind) => {
              const one = of(kind);
              return (
                <div key={`${kind} ${one?.fileId}`} className={styles.paper}>
                  <SoftBadge tone={one?.counts ? 'green' : 'yellow'}>
                    {t(one?.counts ? 'counts' : 'waits')}
                  </SoftBadge>
                  <ReductionPaper
                    kind={kind}
                    agencyId={chosen.id}
                    file={one?.fileName ? { name: one.fileName, size: one.fileSize ?? 0 } : null}
                  />
                  {one?.fileId && (
                    <a
                      href={fileUrl(one.fileId)}
                      target="_blank"
                      rel="noopener"
                      aria-label={t('openLabel', { paper: t(`names.${kind}`) })}
                    >
                      {t('open')}
                    </a>
                  )}
                </div>
              );
            })}
          </div>
        </SectionCard>
      )}
    </>
  );
}
