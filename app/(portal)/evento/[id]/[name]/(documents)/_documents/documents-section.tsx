import { getTranslations } from 'next-intl/server';
import { pendingOf } from '@/app/_features/signing/pending-of';
import { PendingSignatures } from '@/app/_features/signing/pending-signatures';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { listEventPapers } from '@/lib/claims/event-papers';
import { findContractTalks } from '@/lib/contracts/acts/event-queries';
import { getPendingSignatures } from '@/lib/contracts/agency-signing/queries';
import { contractState } from '@/lib/contracts/rules';
import { can } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { formatShortDate } from '@/lib/core/dates';
import { fullName } from '@/lib/core/full-name';
import { eventPath, eventTalentPath } from '@/lib/core/paths';
import { EVENT } from '@/lib/core/states';
import { findWorkedDays } from '@/lib/event-day/attendance/queries';
import { workedIn } from '@/lib/event-day/attendance/rules';
import type { EventDetail } from '@/lib/events/queries';
import type { UndrawnPaper } from '@/lib/operations/papers/queries';
import { undrawnOf } from '@/lib/operations/papers/rules';
import { DocumentsTable } from './documents-table';

type Props = { actor: Actor; event: EventDetail; undrawn: readonly UndrawnPaper[] };

/** Contract, supporting documents and claim of everybody confirmed. */
export async function DocumentsSection({ actor, event, undrawn }: Props) {
  const [t, papers] = await Promise.all([
    getTranslations('events.documents'),
    listEventPapers(actor, event.id),
  ]);
  const [pending, talkOf] = await Promise.all([
    getPendingSignatures(actor, event.id),
    findContractTalks(actor, event.id),
  ]);
  const worked = await findWorkedDays(
    actor,
    papers.map(({ convocatedId }) => convocatedId),
  );
  const date = (at: Date | null) => at && formatShortDate(at, event.timeZone);
  const mayWrite = can(actor, 'callTalents');
  const rows = papers.map(({ talentName, talentLastname, signedAt, claimSentAt, ...paper }) => ({
    ...paper,
    id: paper.convocatedId,
    name: fullName({ name: talentName, lastname: talentLastname }),
    href: eventTalentPath(event.id, event.name, paper.talentId),
    signed: date(signedAt),
    claimed: date(claimSentAt),
    hours: workedIn(worked.get(paper.convocatedId) ?? []),
    undrawn: undrawnOf(undrawn, paper.convocatedId),
    state: signedAt && contractState(paper),
    talk: talkOf(paper.talentId),
    contract: {
      eventId: event.id,
      talentId: paper.talentId,
      contractId: paper.contractId,
      name: fullName({ name: talentName, lastname: talentLastname }),
      timeZone: event.timeZone,
      isOpen: paper.agencySignedAt !== null && paper.voidedAt === null && paper.claimId === null,
      mayWrite,
    },
    cancelled: event.stateId === EVENT.CANCELLED,
  }));
  const list = (
    <SectionCard
      flush
      title={t('all')}
      actions={
        rows.length > 0 && (
          <ButtonLink
            variant="default"
            size="xs"
            href={`${eventPath(event.id, event.name)}/documentos/descargar`}
            download
          >
            {t('downloadAll')}
          </ButtonLink>
        )
      }
    >
      {rows.length === 0 ? (
        <EmptyState title={t('none')} text={t('noneHint')} />
      ) : (
        <DocumentsTable rows={rows} />
      )}
    </SectionCard>
  );
  return (
    <>
      <PendingSignatures {...pendingOf(pending, event.id)} maySign={can(actor, 'signContracts')} />
      {list}
    </>
  );
}
