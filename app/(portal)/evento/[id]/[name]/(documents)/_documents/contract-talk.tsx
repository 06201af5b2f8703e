'use client';

import { Button, Modal } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { later } from '@/app/_ui/later/later';
import type { ContractTalk } from '@/lib/contracts/acts/event-queries';
import { fileUrl } from '@/lib/core/photo-url';
import styles from './documents.module.css';
import { TextWrite } from './text-write';

const AmendmentForm = later(() => import('./amendment-form'));

export type TalkedContract = {
  readonly eventId: string;
  readonly talentId: string;
  readonly contractId: string | null;
  readonly name: string;
  readonly timeZone: string;
  /** Both have signed and nothing was claimed: it may be changed or annulled. */
  readonly isOpen: boolean;
  readonly mayWrite: boolean;
};

type Props = { contract: TalkedContract; talk: ContractTalk };

/** A button that opens what was asked and agreed about a contract, with the ways to answer and to propose. */
export function ContractTalkButton({ contract, talk }: Props) {
  const t = useTranslations('events.documents');
  const [open, setOpen] = useState(false);
  const waits = talk.questions.at(-1)?.author === 'TALENT';
  return (
    <>
      {waits && <SoftBadge tone="yellow">{t('unanswered')}</SoftBadge>}
      <Button
        variant="subtle"
        size="compact-xs"
        aria-label={t('more', { name: contract.name })}
        onClick={(event) => {
          // Its row is a link.
          event.preventDefault();
          event.stopPropagation();
          setOpen(true);
        }}
      >
        {t('moreShort')}
      </Button>
      <Modal
        opened={open}
        onClose={() => setOpen(false)}
        onClick={(event) => event.stopPropagation()}
        title={t('thread.title', { name: contract.name })}
        size="lg"
      >
        <Talk contract={contract} talk={talk} />
      </Modal>
    </>
  );
}

function Talk({ contract, talk }: Props) {
  const t = useTranslations('events.documents.thread');
  const { eventId, talentId, contractId, isOpen, mayWrite } = contract;
  const [proposing, propose] = useState<'amend' | 'annul' | null>(null);
  const hasOpen = talk.acts.some(({ state }) => state === 'PROPOSED');
  const mayPropose = mayWrite && isOpen && contractId && talk.terms && !hasOpen;
  return (
    <div className={styles.signing}>
      <h3>{t('questions')}</h3>
      {talk.questions.length === 0 && <p className={styles.when}>{t('none')}</p>}
      <ol className={styles.pending}>
        {talk.questions.map(({ id, author, text }) => (
          <li key={id}>
            <span className={styles.when}>{t(author)}</span>
            <p className={styles.said}>{text}</p>
          </li>
        ))}
      </ol>
      {mayWrite && (
        <TextWrite kind="answer" target={{ eventId, talentId }} label={t('answer')} save={t('send')} />
      )}
      <h3>{t('acts')}</h3>
      {talk.acts.length === 0 && <p className={styles.when}>{t('noActs')}</p>}
      {talk.acts.map((act) => (
        <section key={act.id} className={styles.act}>
          <p>
            <strong>{act.title}</strong>{' '}
            <SoftBadge tone={act.state === 'COMPLETE' ? 'green' : 'yellow'}>{t(act.state)}</SoftBadge>
          </p>
          {act.paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.said}>
              {paragraph}
            </p>
          ))}
          {act.endedReason && <p className={styles.when}>{act.endedReason}</p>}
          {act.pdfFileId && (
            <a href={fileUrl(act.pdfFileId)} target="_blank" rel="noopener">
              {t('pdf')}
            </a>
          )}
          {act.state === 'PROPOSED' && (
            <>
              <p className={styles.when}>{t(act.talentSigned ? 'waitsAgency' : 'waitsTalent')}</p>
              {mayWrite && (
                <TextWrite
                  kind="end"
                  target={{ id: act.id }}
                  label={t('reason')}
                  save={t(act.isOwn ? 'end' : 'reject')}
                />
              )}
            </>
          )}
        </section>
      ))}
      {mayPropose && proposing === null && (
        <div className={styles.paper}>
          <Button variant="default" onClick={() => propose('amend')}>
            {t('amend')}
          </Button>
          <Button variant="default" onClick={() => propose('annul')}>
            {t('annul')}
          </Button>
        </div>
      )}
      {mayPropose && proposing === 'annul' && (
        <>
          <p>{t('annulText')}</p>
          <TextWrite kind="annul" target={{ contractId }} label={t('reason')} save={t('proposeAnnulment')} />
        </>
      )}
      {mayPropose && talk.terms && proposing === 'amend' && (
        <AmendmentForm contractId={contractId} terms={talk.terms} timeZone={contract.timeZone} />
      )}
    </div>
  );
}
