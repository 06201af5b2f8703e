'use client';

import { Button, Checkbox, Modal, TextInput } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/app/_features/graphql/use-action';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { ASK_AGENCY_CODE, SIGN_EVENT } from './contract-writes';
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
  /** Masked address to which a code that still serves went; null without one. */
  sent: string | null;
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
  const [electronic, setElectronic] = useState(false);
  const [code, setCode] = useState('');
  const asking = useAction(ASK_AGENCY_CODE);
  const signing = useAction(SIGN_EVENT);
  async function sign() {
    const done = await signing.press(
      { eventId, electronic, code },
      { said: (data) => t('done', { count: data.signEventContracts }) },
    );
    if (done) onDone();
  }
  return (
    <form
      className={styles.signing}
      onSubmit={(event) => {
        event.preventDefault();
        void sign();
      }}
    >
      <Checkbox
        label={t('consent')}
        checked={electronic}
        onChange={(event) => setElectronic(event.currentTarget.checked)}
      />
      {sent && <p role="status">{t('sent', { destination: sent })}</p>}
      <Button
        variant={sent ? 'default' : 'filled'}
        disabled={!electronic}
        loading={asking.pending}
        onClick={() => void asking.press({ eventId, seen, electronic }, t('asked'))}
      >
        {t('ask')}
      </Button>
      {sent && (
        <>
          <TextInput
            label={t('code')}
            value={code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={60}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          <Button type="submit" disabled={!electronic || code.trim() === ''} loading={signing.pending}>
            {t('sign', { count })}
          </Button>
        </>
      )}
    </form>
  );
}
