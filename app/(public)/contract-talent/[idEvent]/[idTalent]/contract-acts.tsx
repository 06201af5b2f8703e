import { getTranslations } from 'next-intl/server';
import { PublicButtonLink } from '@/app/_ui/public/button';
import { FieldBlock } from '@/app/_ui/public/form';
import type { ShownAct } from '@/lib/contracts/acts/queries';
import type { ContractPage } from '@/lib/contracts/contract-page';
import { ActForm } from './act-form';
import styles from './contract.module.css';
import { ReasonForm } from './reason-form';
import { shownSigning } from './shown-signing';
import { actAction, annulAction, endAction } from './talk-actions';

type Props = {
  page: Extract<ContractPage, { state: 'SIGNED' }>;
  path: string;
  eventId: string;
  talentId: string;
};

/** What was proposed after the signing, to read and sign, and the way to ask for an annulment. */
export async function ContractActs({ page, path, eventId, talentId }: Props) {
  const t = await getTranslations('contract.acts');
  const { acts, contract } = page;
  const isOpen = acts.some(({ state }) => state === 'PROPOSED');
  const mayAnnul = contract.agencySignedAt !== null && contract.voidedAt === null && !isOpen;
  return (
    <>
      {acts.map((act) => (
        <Act key={act.id} act={act} path={path} eventId={eventId} talentId={talentId} />
      ))}
      {mayAnnul && (
        <details className={styles.more}>
          <summary>{t('annul')}</summary>
          <p>{t('annulText')}</p>
          <ReasonForm
            action={annulAction.bind(null, eventId, talentId, contract.id)}
            name="reason"
            label={t('annulReason')}
            submit={t('annulButton')}
            maxLength={600}
          />
        </details>
      )}
    </>
  );
}

type ActProps = { act: ShownAct } & Pick<Props, 'path' | 'eventId' | 'talentId'>;

async function Act({ act, path, eventId, talentId }: ActProps) {
  const t = await getTranslations('contract.acts');
  const { id, said, state, toSign, endedReason, talentSignedAt, proposedBy, kind } = act;
  const waits = state === 'PROPOSED' && talentSignedAt;
  const isOwn = proposedBy === 'TALENT';
  return (
    <FieldBlock title={said.title} description={waits ? t('waitsAgency') : t(state)}>
      {said.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {endedReason && <p>{t('endedReason', { reason: endedReason })}</p>}
      {state === 'COMPLETE' && kind === 'AMENDMENT' && (
        <PublicButtonLink href={`${path}/otrosi/${id}`} variant="default" download>
          {t('pdf')}
        </PublicButtonLink>
      )}
      {toSign && (
        <ActForm
          action={actAction.bind(null, eventId, talentId, id)}
          seen={act.textHash}
          signing={shownSigning(toSign.signatory, toSign.step)}
        />
      )}
      {state === 'PROPOSED' && (
        <details className={styles.more}>
          <summary>{t(isOwn ? 'withdraw' : 'reject')}</summary>
          <ReasonForm
            action={endAction.bind(null, eventId, talentId, id)}
            name="reason"
            label={t('reason')}
            submit={t(isOwn ? 'withdraw' : 'reject')}
            maxLength={600}
          />
        </details>
      )}
    </FieldBlock>
  );
}
