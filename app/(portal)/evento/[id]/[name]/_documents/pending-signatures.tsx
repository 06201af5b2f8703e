'use client';

import { Button, Modal } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/app/_features/graphql/use-action';
import { CodeSteps } from '@/app/_features/signing/code-steps';
import type { SentCode } from '@/app/_features/signing/sent-code';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { ASK_AGENCY_CODE, SIGN_EVENT } from '@/lib/contracts/agency-signing/writes';
import styles from './documents.module.css';

type Props = {
  eventId: string;
  papers: readonly {
    readonly id: string;
    readonly act: 'CONTRACT' | 'AMENDMENT' | 'ANNULMENT';
    readonly contract: string;
    readonly talentName: string;
  }[];
  seen: string;
  representative: { readonly name: string; readonly document: string } | null;
  sent: SentCode | null;
  maySign: boolean;
};

/** What talents have signed and the agency has not, signed with one press and a code. */
export function PendingSignatures({ eventId, papers, seen, representative, sent, maySign }: Props) {
  const t = useTranslations('events.documents.pending');
  const [open, setOpen] = useState(false);
  const count = papers.length;
  if (count === 0) return null;
  return (
    <SectionCard
      title={t('title', { count })}
      description={
        representative
          ? t('text', { name: representative.name, document: representative.document })
          : t('noRepresentative')
      }
      actions={
        maySign &&
        representative && (
          <Button size="xs" onClick={() => setOpen(true)}>
            {t('open')}
          </Button>
        )
      }
    >
      {!maySign && <p className={styles.when}>{t('onlyOwner')}</p>}
      <Modal opened={open} onClose={() => setOpen(false)} title={t('title', { count })}>
        <ul className={styles.pending}>
          {papers.map(({ id, act, contract, talentName }) => (
            <li key={id}>{t(`paper.${act}`, { code: contract, name: talentName })}</li>
          ))}
        </ul>
        <SignAll eventId={eventId} seen={seen} count={count} sent={sent} onDone={() => setOpen(false)} />
      </Modal>
    </SectionCard>
  );
}

type SignProps = Pick<Props, 'eventId' | 'seen' | 'sent'> & { count: number; onDone: () => void };

function SignAll({ eventId, seen, sent, count, onDone }: SignProps) {
  const t = useTranslations('events.documents.pending');
  const asking = useAction(ASK_AGENCY_CODE);
  const signing = useAction(SIGN_EVENT);
  async function sign(code: string, electronic: boolean) {
    const failure = await signing.tried(
      { eventId, electronic, code },
      { said: (data) => t('done', { count: data }) },
    );
    if (!failure) onDone();
    return failure;
  }
  return (
    <CodeSteps
      consent={t('consent')}
      sent={sent}
      ask={(electronic) => asking.tried({ eventId, seen, electronic }, t('asked'))}
      give={sign}
      giveText={t('sign', { count })}
    />
  );
}
