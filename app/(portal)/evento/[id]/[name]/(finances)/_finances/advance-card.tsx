import { useTranslations } from 'next-intl';
import { DescriptionList } from '@/app/_ui/data/description-list';
import { SoftBadge, type Tone } from '@/app/_ui/data/soft-badge';
import { SectionCard } from '@/app/_ui/layout/section-card';
import text from '@/app/_ui/theme/text.module.css';
import { formatDateTime, formatIsoDate, isoDateInZone } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import { fileUrl } from '@/lib/core/photo-url';
import { type AdvanceState, advanceState, isOverdue, percentText } from '@/lib/events/advance/rules';
import type { EventDetail } from '@/lib/events/queries';
import { isClosed } from '@/lib/events/rules';
import { AdvanceActions } from './advance-actions';

export const ADVANCE_TONES: Readonly<Record<AdvanceState, Tone>> = {
  ASKED: 'blue',
  PROVEN: 'violet',
  REFUSED: 'red',
  RECEIVED: 'green',
};

type Props = { event: EventDetail; now: Date; keepsMoney: boolean };

/** What advance the client is asked for and where it is, with what can be done about it. */
export function AdvanceCard({ event, now, keepsMoney }: Props) {
  const t = useTranslations('events.advance');
  const state = advanceState(event);
  const late = isOverdue(state, event.advanceDueOn, isoDateInZone(now, event.timeZone));
  const {
    id,
    revision,
    timeZone,
    currencyCode,
    totalEvent,
    valueAdvance,
    advancePercent,
    advanceInstructions,
  } = event;
  return (
    <SectionCard
      title={t('title')}
      description={t('text')}
      actions={
        keepsMoney && (
          <AdvanceActions
            event={{
              ...{ id, revision, timeZone, currencyCode, totalEvent, valueAdvance, advancePercent },
              name: event.name,
              endDate: event.endDate,
            }}
            dueOn={event.advanceDueOn}
            instructions={advanceInstructions}
            state={state}
            open={!isClosed(event.stateId)}
            collects={!event.tercero}
            today={isoDateInZone(now, timeZone)}
          />
        )
      }
    >
      {state === null ? (
        <p className={text.quiet}>{t('none')}</p>
      ) : (
        <Facts event={event} state={state} late={late} />
      )}
    </SectionCard>
  );
}

function Facts({ event, state, late }: { event: EventDetail; state: AdvanceState; late: boolean }) {
  const t = useTranslations('events.advance');
  const { timeZone, currencyCode, valueAdvance, advancePercent, advanceFileId, urlAdvance } = event;
  const at = (date: Date | null) => date && formatDateTime(date, timeZone);
  const part = advancePercent === null ? null : t('ofTotal', { percent: percentText(advancePercent) });
  const proof = advanceFileId ? fileUrl(advanceFileId) : urlAdvance;
  const items = [
    {
      label: t('state'),
      value: (
        <>
          <SoftBadge tone={ADVANCE_TONES[state]}>{t(`states.${state}`)}</SoftBadge>{' '}
          {late && <SoftBadge tone="red">{t('late')}</SoftBadge>}
        </>
      ),
    },
    {
      label: t('amount'),
      value:
        valueAdvance !== null && [formatMoney(valueAdvance, currencyCode), part].filter(Boolean).join(' · '),
    },
    { label: t('dueOn'), value: event.advanceDueOn && formatIsoDate(event.advanceDueOn) },
    { label: t('askedAt'), value: at(event.advanceAskedAt) },
    {
      label: t('proof'),
      value: proof && (
        <>
          <a href={proof} target="_blank" rel="noopener noreferrer">
            {t('openProof')}
          </a>
          {event.advanceProofAt && ` · ${at(event.advanceProofAt)}`}
        </>
      ),
    },
    { label: t('paidAt'), value: at(event.advancePaidAt) },
    ...(event.advanceRefusal
      ? [{ label: t('refusal'), value: event.advanceRefusal, wide: true as const }]
      : []),
    { label: t('instructions'), value: event.advanceInstructions, wide: true },
  ];
  return <DescriptionList columns={2} items={items} />;
}
