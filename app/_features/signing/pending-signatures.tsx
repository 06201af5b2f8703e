'use client';

import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { ASK_AGENCY_CODE, SIGN_EVENT } from '@/lib/contracts/agency-signing/writes';
import { CodeSteps } from './code-steps';
import styles from './pending-signatures.module.css';
import type { SentCode } from './sent-code';

export type PendingProps = {
  /** Null for all events of the agency. */
  eventId: string | null;
  papers: readonly {
    readonly id: string;
    readonly act: 'CONTRACT' | 'AMENDMENT' | 'ANNULMENT';
    readonly contract: string;
    readonly talentName: string;
    /** Where it is not told by the page. */
    readonly eventName: string | null;
  }[];
  seen: string;
  representative: { readonly name: string; readonly document: string } | null;
  sent: SentCode | null;
  maySign: boolean;
};

/** More papers than these are folded away. */
const SHOWN = 6;

/** What talents have signed and the agency has not, signed with one press and a code. */
export function PendingSignatures({ eventId, papers, seen, representative, sent, maySign }: PendingProps) {
  const t = useTranslations('events.pending');
  const count = papers.length;
  if (count === 0) return null;
  return (
    <SectionCard
      title={t('title', { count })}
      description={
        representative
          ? t(eventId ? 'text' : 'textOfAll', {
              name: representative.name,
              document: representative.document,
            })
          : t('noRepresentative')
      }
    >
      <details className={styles.papers} open={count <= SHOWN}>
        <summary>{t('papers', { count })}</summary>
        <ul>
          {papers.map(({ id, act, contract, talentName, eventName }) => (
            <li key={id}>
              {t(`paper.${act}`, { code: contract, name: talentName })}
              {eventName && ` · ${eventName}`}
            </li>
          ))}
        </ul>
      </details>
      {!maySign && <p className={styles.owner}>{t('onlyOwner')}</p>}
      {maySign && representative && <SignAll eventId={eventId} seen={seen} count={count} sent={sent} />}
    </SectionCard>
  );
}

type SignProps = Pick<PendingProps, 'eventId' | 'seen' | 'sent'> & { count: number };

function SignAll({ eventId, seen, sent, count }: SignProps) {
  const t = useTranslations('events.pending');
  const asking = useAction(ASK_AGENCY_CODE);
  const signing = useAction(SIGN_EVENT);
  return (
    <CodeSteps
      consent={t('consent')}
      sent={sent}
      ask={() => asking.tried({ eventId, seen, electronic: true }, t('asked'))}
      give={(code) =>
        signing.tried({ eventId, electronic: true, code }, { said: (data) => t('done', { count: data }) })
      }
      giveText={t('sign', { count })}
    />
  );
}
