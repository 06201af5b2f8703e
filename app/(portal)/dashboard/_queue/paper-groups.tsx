import { useTranslations } from 'next-intl';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import type { Queue } from '@/lib/analytics/queue/queries';
import { netOf } from '@/lib/claims/rules';
import { formatMoney } from '@/lib/core/money';
import { CLAIMS_PATH, claimPath, eventPath, RECEIVABLES_PATH, SIGNING_PATH } from '@/lib/core/paths';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { type Section, sectionHref } from '../../evento/[id]/[name]/sections';
import { QueueGroup } from './queue-group';
import { useDayWords } from './use-day-words';

type Props = { queue: Queue; now: Date };
type OfEvent = { readonly eventId: string; readonly eventName: string };

const at = ({ eventId, eventName }: OfEvent, section: Section) =>
  sectionHref(eventPath(eventId, eventName), section);

/** What waits to be signed, answered or replaced at events, each leading to where that is done. */
export function SigningGroups({ queue, now }: Props) {
  const t = useTranslations('dashboard.queue');
  const words = useDayWords(now);
  const { signatures, acts, questions, left } = queue;
  const since = (when: Date) => words.age(when, DEFAULT_TIME_ZONE);
  return (
    <>
      <QueueGroup
        title={t('signatures')}
        total={signatures.total}
        allHref={SIGNING_PATH}
        all={t('signAll', { count: signatures.total })}
        // One row stands for all papers of its event.
        hidden={signatures.total - signatures.rows.reduce((sum, row) => sum + row.papers, 0)}
        items={signatures.rows.map((row) => ({
          id: row.eventId,
          href: at(row, 'documentos'),
          title: row.eventName,
          detail: [],
          state: t('papers', { count: row.papers }),
          due: since(row.since),
        }))}
      />
      <QueueGroup
        title={t('questions')}
        total={questions.total}
        allHref="/eventos"
        items={questions.rows.map((row) => ({
          id: row.id,
          href: at(row, 'documentos'),
          title: row.talentName,
          detail: [row.eventName, `«${row.text}»`],
          state: null,
          due: since(row.askedAt),
        }))}
      />
      <QueueGroup
        title={t('left')}
        total={left.total}
        allHref="/eventos"
        items={left.rows.map((row) => ({
          id: row.id,
          href: at(row, 'talentos'),
          title: row.talentName,
          detail: [row.profileName, row.eventName, row.reason && `«${row.reason}»`],
          state: <SoftBadge tone="red">{t('toReplace')}</SoftBadge>,
          due: words.start(row.startDate, row.timeZone),
        }))}
      />
      <QueueGroup
        title={t('acts')}
        total={acts.total}
        allHref="/eventos"
        items={acts.rows.map((row) => ({
          id: row.id,
          href: at(row, 'documentos'),
          title: `${t(`act.${row.kind}`)} · ${row.contract}`,
          detail: [row.talentName, row.eventName],
          state: t('ofTalent'),
          due: since(row.proposedAt),
        }))}
      />
    </>
  );
}

/** What waits of money: proofs of clients, claims to be paid, and those that talents do not correct. */
export function MoneyGroups({ queue, now }: Props) {
  const t = useTranslations('dashboard.queue');
  const words = useDayWords(now);
  const { reported, toPay, forgotten } = queue;
  const claimItem = (row: (typeof toPay.rows)[number]) => ({
    id: row.id,
    href: claimPath(row.id),
    title: row.name,
    detail: [row.eventName],
    state: formatMoney(netOf(row), row.currencyCode),
    due: words.age(row.since, DEFAULT_TIME_ZONE),
  });
  return (
    <>
      <QueueGroup
        title={t('reported')}
        total={reported.total}
        allHref={`${RECEIVABLES_PATH}?vista=por-revisar`}
        hidden={reported.total - reported.rows.reduce((sum, row) => sum + row.proofs, 0)}
        items={reported.rows.map((row) => ({
          id: row.eventId,
          href: at(row, 'finanzas'),
          title: row.eventName,
          detail: [row.clientName],
          state: t('proofs', { count: row.proofs }),
          due: words.age(row.since, DEFAULT_TIME_ZONE),
        }))}
      />
      <QueueGroup
        title={t('toPay')}
        total={toPay.total}
        allHref={`${CLAIMS_PATH}?estado=aprobadas`}
        items={toPay.rows.map(claimItem)}
      />
      <QueueGroup
        title={t('forgotten')}
        total={forgotten.total}
        allHref={`${CLAIMS_PATH}?estado=devueltas`}
        items={forgotten.rows.map(claimItem)}
      />
    </>
  );
}
