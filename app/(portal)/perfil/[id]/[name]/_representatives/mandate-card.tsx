'use client';

import { Button, TextInput } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/app/_features/graphql/use-action';
import { CodeSteps } from '@/app/_features/signing/code-steps';
import type { SentCode } from '@/app/_features/signing/sent-code';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { ASK_MANDATE_CODE, GRANT_MANDATE, REVOKE_MANDATE } from '@/lib/contracts/agency-signing/writes';
import styles from '../_parts/profile.module.css';

type Props = {
  /** The standing signature that holds: whose, and its last day in words. */
  mandate: { readonly name: string; readonly day: string } | null;
  hasRepresentative: boolean;
  sent: SentCode | null;
  /** `YYYY-MM-DD` in Bogotá. */
  today: string;
  mayEdit: boolean;
};

/** The agency's standing signature: given with a code until a day, taken back with a press. */
export function MandateCard({ mandate, hasRepresentative, sent, today, mayEdit }: Props) {
  const t = useTranslations('profile.signing');
  const revoking = useAction(REVOKE_MANDATE);
  return (
    <SectionCard title={t('mandate')} description={t('mandateText')}>
      <p>{mandate ? t('on', mandate) : t('off')}</p>
      {!mayEdit && <p className={styles.note}>{t('ownerOnly')}</p>}
      {mayEdit && mandate && (
        <Button
          variant="default"
          color="red"
          loading={revoking.pending}
          onClick={() => void revoking.press({}, t('revoked'))}
        >
          {t('revoke')}
        </Button>
      )}
      {mayEdit && !mandate && !hasRepresentative && <p className={styles.note}>{t('noRepresentative')}</p>}
      {mayEdit && !mandate && hasRepresentative && <GrantForm sent={sent} today={today} />}
    </SectionCard>
  );
}

function GrantForm({ sent, today }: Pick<Props, 'sent' | 'today'>) {
  const t = useTranslations('profile.signing');
  const asking = useAction(ASK_MANDATE_CODE);
  const granting = useAction(GRANT_MANDATE);
  const [until, setUntil] = useState('');
  return (
    <CodeSteps
      consent={t('consent')}
      sent={sent}
      isReady={until !== ''}
      ask={() => asking.tried({ until, electronic: true }, t('asked'))}
      give={(code) => granting.tried({ until, electronic: true, code }, t('granted'))}
      giveText={t('grant')}
    >
      <TextInput
        type="date"
        label={t('until')}
        min={today}
        value={until}
        onChange={(event) => setUntil(event.currentTarget.value)}
      />
    </CodeSteps>
  );
}
