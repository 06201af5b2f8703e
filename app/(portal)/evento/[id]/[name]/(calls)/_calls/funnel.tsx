import { useTranslations } from 'next-intl';
import { Link } from '@/app/_ui/link';
import { STAGES, type Stage } from '@/lib/convocatories/event-talents/rules';
import { nameOfStage } from '../../(talents)/_talents/talents-query';
import { sectionHref } from '../../sections';
import styles from './funnel.module.css';

/** How many have come to each stage, and how many are asked for. */
export type Figures = Readonly<Record<Stage, number>> & { readonly quantity: number };

type Props = {
  figures: Figures;
  /** Whose they are. */
  label: string;
  /** The event's page. */
  path: string;
  /** The call that they are of; all calls of the event without it. */
  callId?: string;
};

/** From called to signed: how many have come how far, each figure leading to who they are. */
export function Funnel({ figures, label, path, callId }: Props) {
  const t = useTranslations('events.funnel');
  const most = Math.max(figures.called, 1);
  const talents = sectionHref(path, 'talentos') + (callId ? `&convocatoria=${callId}` : '');
  return (
    <dl className={styles.funnel} aria-label={label}>
      {STAGES.map((stage) => {
        const words =
          stage === 'confirmed'
            ? t('confirmedOf', { count: figures.confirmed, wanted: figures.quantity })
            : figures[stage];
        return (
          <div key={stage} className={styles.stage}>
            <dt>{t(stage)}</dt>
            <dd>
              {figures[stage] > 0 ? (
                <Link
                  className={styles.figure}
                  href={`${talents}&etapa=${nameOfStage(stage)}`}
                  aria-label={`${t(stage)}: ${words}`}
                >
                  {words}
                </Link>
              ) : (
                words
              )}
            </dd>
            <span className={styles.bar} aria-hidden>
              <span style={{ width: `${Math.min((figures[stage] / most) * 100, 100)}%` }} />
            </span>
          </div>
        );
      })}
    </dl>
  );
}
