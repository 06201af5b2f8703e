import { useTranslations } from 'next-intl';
import { FactLine } from '@/app/_ui/data/fact-line';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { StateBadge } from '@/app/_ui/data/state-badge';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import type { WavePlanDetail } from '@/lib/convocatories/waves/queries';
import { formatDateRange, formatDateTime } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import { CONVOCATORY } from '@/lib/core/states';
import type { EventDetail } from '@/lib/events/queries';
import type { LoadedEvent } from '../../load-event';
import { pickerHref, sectionHref } from '../../sections';
import { WavesOfCall } from '../_waves/waves-of-call';
import { CallMenu } from './call-menu';
import styles from './calls.module.css';
import { Funnel } from './funnel';
import { wishesOf } from './wishes';

type Call = LoadedEvent['calls'][number];
type Props = {
  call: Call;
  event: EventDetail;
  plans: readonly WavePlanDetail[];
  path: string;
  editable: boolean;
};

/** One call: for whom, what it asks, how far it has come, and what can be done with it. */
export function CallCard({ call, event, plans, path, editable }: Props) {
  const t = useTranslations('events');
  const open = call.stateId === CONVOCATORY.OPEN;
  const title = `${call.profileName} · ${t(`summary.${call.gender}`)}`;
  const pay = formatMoney(call.budget, event.currencyCode);
  return (
    <article className={styles.card} aria-label={`${call.code}: ${title}`}>
      <header className={styles.head}>
        <div className={styles.words}>
          <div className={styles.line}>
            <h2 className={styles.title}>{title}</h2>
            <StateBadge id={call.stateId} />
            {open && call.openedAt && <SoftBadge tone="blue">{t('calls.opened')}</SoftBadge>}
          </div>
          <p className={styles.facts}>
            <FactLine>
              <span>{call.code}</span>
              <span>{formatDateRange(call.startDate, call.endDate, event.timeZone)}</span>
              <span>{t('calls.pay', { amount: pay })}</span>
            </FactLine>
          </p>
        </div>
        <div className={styles.actions}>
          {call.applying > 0 && (
            <ButtonLink variant="subtle" size="xs" href={sectionHref(path, 'talentos')}>
              {t('calls.waiting', { count: call.applying })}
            </ButtonLink>
          )}
          {call.called > 0 && (
            <ButtonLink
              variant="subtle"
              size="xs"
              href={`${sectionHref(path, 'talentos')}&convocatoria=${call.id}`}
            >
              {t('calls.see')}
            </ButtonLink>
          )}
          {editable && open && (
            <>
              <ButtonLink variant="default" size="xs" href={pickerHref(path, call.id)}>
                {t('page.next.call')}
              </ButtonLink>
              <CallMenu
                id={call.id}
                code={call.code}
                covered={call.confirmed >= call.quantity}
                reserves={call.reserves}
                opened={call.openedAt !== null}
              />
            </>
          )}
        </div>
      </header>
      <Funnel figures={call} label={t('funnel.label')} path={path} callId={call.id} />
      <Criteria call={call} />
      {call.deadline && (
        <p className={styles.note}>
          {t('calls.deadline', { when: formatDateTime(call.deadline, event.timeZone) })}
        </p>
      )}
      {open && <p className={styles.note}>{t(`calls.reserves.${call.reserves}`)}</p>}
      {call.observations && <p className={styles.observations}>{call.observations}</p>}
      {plans.map((plan) => (
        <WavesOfCall key={plan.id} plan={plan} code={call.code} editable={editable && open} />
      ))}
    </article>
  );
}

function Criteria({ call }: { call: Call }) {
  const t = useTranslations('events.calls');
  const wishes = wishesOf(call, t);
  if (wishes.length === 0) return null;
  return (
    <ul className={styles.wishes} aria-label={t('wishes')}>
      {wishes.map((wish) => (
        <li key={wish}>{wish}</li>
      ))}
    </ul>
  );
}
