import { useTranslations } from 'next-intl';
import type { LoadedEvent } from '../load-event';
import styles from './funnel.module.css';

type Call = LoadedEvent['calls'][number];

const STAGES = ['called', 'seen', 'accepted', 'confirmed', 'signed'] as const;

/** From called to signed: how many have come how far. */
export function Funnel({ call }: { call: Call }) {
  const t = useTranslations('events.funnel');
  const most = Math.max(call.called, 1);
  return (
    <dl className={styles.funnel} aria-label={t('label')}>
      {STAGES.map((stage) => (
        <div key={stage} className={styles.stage}>
          <dt>{t(stage)}</dt>
          <dd>
            {stage === 'confirmed'
              ? t('confirmedOf', { count: call.confirmed, wanted: call.quantity })
              : call[stage]}
          </dd>
          <span className={styles.bar} aria-hidden>
            <span style={{ width: `${Math.min((call[stage] / most) * 100, 100)}%` }} />
          </span>
        </div>
      ))}
    </dl>
  );
}
