import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { findWavesOfEvent } from '@/lib/convocatories/waves/queries';
import type { Actor } from '@/lib/core/actor';
import type { LoadedEvent } from '../../load-event';
import { publishAllHref } from '../../sections';
import { CallCard } from './call-card';
import styles from './calls.module.css';
import { type Figures, Funnel } from './funnel';
import { PublishMenu } from './publish-menu';

type Props = LoadedEvent & { actor: Actor; path: string; editable: boolean };

/** The event's calls, each with how far it has come. */
export async function CallsSection({ actor, event, needs, calls, path, editable }: Props) {
  const [t, funnel, waves] = await Promise.all([
    getTranslations('events.calls'),
    getTranslations('events.funnel'),
    findWavesOfEvent(actor, event.id),
  ]);
  if (calls.length === 0) {
    return (
      <section className={styles.none}>
        <EmptyState
          title={t('none')}
          text={editable ? t('noneHint') : t('noneClosed')}
          {...(editable && needs.length > 0 ? { action: <PublishWays needs={needs} path={path} /> } : {})}
        />
      </section>
    );
  }
  return (
    <>
      {editable && (
        <div className={styles.bar}>
          <PublishWays needs={needs} path={path} />
        </div>
      )}
      {calls.length > 1 && (
        <div className={styles.all}>
          <Funnel figures={figuresOf(calls, needs)} label={funnel('ofEvent')} path={path} />
        </div>
      )}
      <ul className={styles.calls}>
        {calls.map((call) => (
          <li key={call.id}>
            <CallCard
              call={call}
              event={event}
              plans={waves.get(call.id) ?? []}
              path={path}
              editable={editable}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Calls for all profiles that have none, at once; or one for one of them. */
async function PublishWays({ needs, path }: Pick<Props, 'needs' | 'path'>) {
  const t = await getTranslations('events.publishAll');
  const uncalled = needs.filter((need) => need.calls === 0);
  return (
    <>
      {uncalled.length > 0 && <ButtonLink href={publishAllHref(path)}>{t('title')}</ButtonLink>}
      <PublishMenu needs={needs} />
    </>
  );
}

/** The figures of all calls of an event together, and how many people it asks for. */
const figuresOf = (calls: LoadedEvent['calls'], needs: LoadedEvent['needs']): Figures => {
  const all = (of: (call: LoadedEvent['calls'][number]) => number) =>
    calls.reduce((sum, call) => sum + of(call), 0);
  return {
    called: all(({ called }) => called),
    seen: all(({ seen }) => seen),
    accepted: all(({ accepted }) => accepted),
    confirmed: all(({ confirmed }) => confirmed),
    signed: all(({ signed }) => signed),
    quantity: needs.reduce((sum, { quantity }) => sum + quantity, 0),
  };
};
