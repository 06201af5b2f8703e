'use client';

import { Button, Modal } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/app/_features/graphql/use-action';
import { downloadBatchFile } from '@/app/_features/payouts/download-batch-file';
import { SelectInput } from '@/app/_ui/controls/select-input';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { Notice } from '@/app/_ui/feedback/notice';
import { later } from '@/app/_ui/later/later';
import { SectionCard } from '@/app/_ui/layout/section-card';
import text from '@/app/_ui/theme/text.module.css';
import type { BatchState } from '@/db/values/payouts';
import { payoutFilePath } from '@/lib/core/paths';
import {
  APPROVE_BATCH,
  CANCEL_BATCH,
  EXPORT_BATCH,
  SET_LAYOUT,
  SUBMIT_BATCH,
  WITHDRAW_BATCH,
} from '@/lib/payouts/writes';
import styles from '../payouts.module.css';
import { BatchProof } from './batch-proof';
import { SourceChoice, type SourceOption } from './source-choice';

const PayForm = later(() => import('./pay-form'));

export type SteppedBatch = {
  readonly id: string;
  readonly state: BatchState;
  readonly currency: string;
  readonly layout: string;
  readonly isEmpty: boolean;
  /** The reader made it, filled it or submitted it: another person approves it. */
  readonly isOwn: boolean;
  /** Something of it was paid or rejected: it does not go back. */
  readonly isTouched: boolean;
  /** Somebody has its file already. */
  readonly isDownloaded: boolean;
  /** The account that pays it, by its id and in words. */
  readonly accountId: string | null;
  readonly source: string | null;
  /** Of the bank's proof of it all; null for none. */
  readonly proofName: string | null;
  /** Said below the title of a batch that has ended. */
  readonly ended: string;
};

type Props = {
  batch: SteppedBatch;
  layouts: readonly { readonly value: string; readonly label: string; readonly isUnconfirmed: boolean }[];
  accounts: readonly SourceOption[];
  today: string;
};

/** The one thing to do next with a batch, and the ways back. */
export function BatchStep({ batch, layouts, accounts, today }: Props) {
  const t = useTranslations('payouts');
  const [isPaying, setPaying] = useState(false);
  const [isDownloaded, setDownloaded] = useState(batch.isDownloaded);
  const { id, state } = batch;
  const hasNoFile = state === 'DRAFT' || state === 'SUBMITTED' || state === 'APPROVED';
  const isUnconfirmed = layouts.some(({ value, isUnconfirmed }) => value === batch.layout && isUnconfirmed);
  const hasEnded = state === 'CLOSED' || state === 'CANCELLED';
  const step =
    state === 'SUBMITTED' && batch.isOwn
      ? 'waits'
      : state === 'EXPORTED' && isDownloaded
        ? 'downloaded'
        : state;
  return (
    <SectionCard
      title={t(`steps.${step}.title`)}
      description={step === 'CLOSED' || step === 'CANCELLED' ? batch.ended : t(`steps.${step}.text`)}
    >
      <div className={styles.step}>
        {hasNoFile && <SourceChoice batchId={id} accountId={batch.accountId} accounts={accounts} />}
        {!hasNoFile && batch.source && (
          <p className={text.note}>{t('source.from', { account: batch.source })}</p>
        )}
        {state === 'APPROVED' && <LayoutChoice batch={batch} layouts={layouts} />}
        {(state === 'APPROVED' || state === 'EXPORTED') && isUnconfirmed && (
          <Notice title={t('layout.warning')}>{t('layout.warningText')}</Notice>
        )}
        <div className={styles.buttons}>
          <NextButton batch={batch} />
          {state === 'EXPORTED' && isDownloaded && <PayButton pay={() => setPaying(true)} />}
          {(state === 'EXPORTED' || state === 'CLOSED') && (
            <Button
              component="a"
              href={payoutFilePath(id)}
              download
              variant={state === 'EXPORTED' && !isDownloaded ? 'filled' : 'default'}
              onClick={() => setDownloaded(true)}
            >
              {t('download')}
            </Button>
          )}
          {state === 'EXPORTED' && !isDownloaded && <PayButton pay={() => setPaying(true)} isSecond />}
          {state === 'CLOSED' && <BatchProof batchId={id} name={batch.proofName} />}
          {!hasEnded && !batch.isTouched && <WaysBack batch={batch} />}
        </div>
      </div>
      <Modal opened={isPaying} onClose={() => setPaying(false)} title={t('paid.title')}>
        {isPaying && (
          <PayForm batchId={id} currency={batch.currency} today={today} onDone={() => setPaying(false)} />
        )}
      </Modal>
    </SectionCard>
  );
}

function PayButton({ pay, isSecond = false }: { pay: () => void; isSecond?: boolean }) {
  const t = useTranslations('payouts.steps');
  return (
    <Button onClick={pay} {...(isSecond ? { variant: 'default' } : {})}>
      {t('EXPORTED.button')}
    </Button>
  );
}

function NextButton({ batch: { id, state, isOwn, isEmpty } }: { batch: SteppedBatch }) {
  const t = useTranslations('payouts.steps');
  const submitting = useAction(SUBMIT_BATCH);
  const approving = useAction(APPROVE_BATCH);
  const exporting = useAction(EXPORT_BATCH);
  const next =
    state === 'DRAFT' && !isEmpty
      ? submitting
      : state === 'SUBMITTED' && !isOwn
        ? approving
        : state === 'APPROVED'
          ? exporting
          : null;
  if (!next || (state !== 'DRAFT' && state !== 'SUBMITTED' && state !== 'APPROVED')) return null;
  const { press, pending } = next;
  const said = t(`${state}.done`);
  async function go() {
    if ((await press({ id }, said)) && state === 'APPROVED') downloadBatchFile(id);
  }
  return (
    <Button loading={pending} onClick={() => void go()}>
      {t(`${state}.button`)}
    </Button>
  );
}

function LayoutChoice({ batch, layouts }: Pick<Props, 'batch' | 'layouts'>) {
  const t = useTranslations('payouts.layout');
  const choosing = useAction(SET_LAYOUT);
  return (
    <div className={styles.layout}>
      <SelectInput
        label={t('label')}
        description={t('hint')}
        data={layouts}
        value={batch.layout}
        allowDeselect={false}
        disabled={choosing.pending}
        onChange={(layout) => {
          if (layout && layout !== batch.layout) void choosing.press({ id: batch.id, layout }, t('done'));
        }}
      />
    </div>
  );
}

function WaysBack({ batch: { id, state, isDownloaded } }: { batch: SteppedBatch }) {
  const t = useTranslations('payouts');
  const confirm = useConfirm();
  const withdrawing = useAction(WITHDRAW_BATCH);
  const cancelling = useAction(CANCEL_BATCH);
  /** One whose file was downloaded stays until a second person has said the same. */
  const said = (way: 'withdraw' | 'cancel', after: string) =>
    after === 'EXPORTED' ? t('notProcessed.asked') : t(`${way}.done`);
  const back = {
    withdraw: (reason: string) =>
      withdrawing.confirmed({ id, reason }, { said: (data) => said('withdraw', data.state) }),
    cancel: (reason: string) =>
      cancelling.confirmed({ id, reason }, { said: (data) => said('cancel', data.state) }),
  };
  const ask = (way: keyof typeof back) =>
    confirm({
      title: isDownloaded ? t(`notProcessed.${way}`) : t(`${way}.title`),
      message: isDownloaded ? t('notProcessed.text') : t(`${way}.text`),
      confirmLabel: t(`${way}.button`),
      ...(way === 'cancel' ? { tone: 'danger' as const, cancelLabel: t('keep') } : {}),
      reason: { label: t('reason'), maxLength: 500 },
      onConfirm: back[way],
    });
  return (
    <>
      {state !== 'DRAFT' && (
        <Button variant="default" onClick={() => void ask('withdraw')}>
          {t('withdraw.button')}
        </Button>
      )}
      <Button variant="subtle" color="red" onClick={() => void ask('cancel')}>
        {t('cancel.button')}
      </Button>
    </>
  );
}
