'use client';

import { Button, Checkbox, Modal, Stack, TextInput } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/app/_features/graphql/use-action';
import { later } from '@/app/_ui/later/later';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { TREAT_NON_RESIDENT } from '@/lib/claims/review/writes';
import { treatyPath } from '@/lib/core/paths';
import { fileUrl } from '@/lib/core/photo-url';
import styles from './claim.module.css';

const ProofUpload = later(() => import('@/app/_features/receivables/proof-upload'));

type Props = {
  claimId: string;
  /** In words: where and since when it resides. */
  resides: string;
  isShow: boolean;
  treatyRate: string | null;
  treatyFileId: string | null;
  /** Reviews claims, and this one waits. */
  mayTreat: boolean;
};

/** How a talent who resides abroad is withheld from: the reviewer says whether it is a show, or by which treaty. */
export function NonResidentCard({ claimId, resides, isShow, treatyRate, treatyFileId, mayTreat }: Props) {
  const t = useTranslations('claims.nonResident');
  const [show, setShow] = useState(isShow);
  const [rate, setRate] = useState(treatyRate ?? '');
  const [opened, setOpened] = useState(false);
  const treating = useAction(TREAT_NON_RESIDENT);
  const close = () => setOpened(false);
  return (
    <SectionCard title={t('title')}>
      <Stack gap="md" align="stretch">
        <p className={styles.words}>{resides}</p>
        <Checkbox
          label={t('show')}
          description={t('showHint')}
          checked={show}
          disabled={!mayTreat}
          onChange={({ currentTarget }) => setShow(currentTarget.checked)}
        />
        <TextInput
          label={t('rate')}
          description={t('rateHint')}
          inputMode="decimal"
          maxLength={5}
          value={rate}
          disabled={!mayTreat || !treatyFileId}
          onChange={({ currentTarget }) => setRate(currentTarget.value)}
        />
        {treatyFileId && (
          <a href={fileUrl(treatyFileId)} target="_blank" rel="noopener">
            {t('paper')}
          </a>
        )}
        {mayTreat && (
          <div className={styles.actions}>
            <Button variant="default" onClick={() => setOpened(true)}>
              {t(treatyFileId ? 'paperAgain' : 'addPaper')}
            </Button>
            <Button
              loading={treating.pending}
              onClick={() => treating.press({ id: claimId, isShow: show, treatyRate: rate }, t('saved'))}
            >
              {t('save')}
            </Button>
          </div>
        )}
      </Stack>
      <Modal opened={opened} onClose={close} title={t('paperTitle')}>
        {opened && (
          <ProofUpload url={treatyPath(claimId)} label={t('paper')} hint={t('paperHint')} onDone={close} />
        )}
      </Modal>
    </SectionCard>
  );
}
