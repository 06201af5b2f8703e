import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import type { LoadedEvent } from '../load-event';
import { CallCard } from './call-card';
import styles from './calls.module.css';
import { PublishMenu } from './publish-menu';

type Props = LoadedEvent & { path: string; editable: boolean };

/** The event's calls, each with how far it has come. */
export async function CallsSection({ event, needs, calls, path, editable }: Props) {
  const t = await getTranslations('events.calls');
  if (calls.length === 0) {
    return (
      <section className={styles.none}>
        <EmptyState
          title={t('none')}
          text={editable ? t('noneHint') : t('noneClosed')}
          {...(editable && needs.length > 0 ? { action: <PublishMenu needs={needs} /> } : {})}
        />
      </section>
    );
  }
  return (
    <>
      {editable && (
        <div className={styles.bar}>
          <PublishMenu needs={needs} />
        </div>
      )}
      <ul className={styles.calls}>
        {calls.map((call) => (
          <li key={call.id}>
            <CallCard call={call} event={event} path={path} editable={editable} />
          </li>
        ))}
      </ul>
    </>
  );
}
