'use client';

import { Button, Checkbox, Stack, TextInput } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/app/_features/graphql/use-action';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { ASK_MANDATE_CODE, GRANT_MANDATE, REVOKE_MANDATE } from '../_parts/documents';
import styles from '../_parts/profile.module.css';

type Props = {
  /** The standing signature that holds: whose, and its last day in words. */
  mandate: { readonly name: string; readonly day: string } | null;
  hasRepresentative: boolean;
  /** Masked address to which a code that still serves went; null without one. */
  sent: string | null;
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
  const [electronic, setElectronic] = useState(false);
  const [code, setCode] = useState('');
  const isReady = electronic && until !== '';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void granting.press({ until, electronic, code }, t('granted'));
      }}
    >
      <Stack align="start">
        <TextInput
          type="date"
          label={t('until')}
          min={today}
          value={until}
          onChange={(event) => setUntil(event.currentTarget.value)}
        />
        <Checkbox
          label={t('consent')}
          checked={electronic}
          onChange={(event) => setElectronic(event.currentTarget.checked)}
        />
        {sent && <p role="status">{t('sent', { destination: sent })}</p>}
        <Button
          variant={sent ? 'default' : 'filled'}
          disabled={!isReady}
          loading={asking.pending}
          onClick={() => void asking.press({ until, electronic }, t('asked'))}
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
            <Button type="submit" disabled={!isReady || code.trim() === ''} loading={granting.pending}>
              {t('grant')}
            </Button>
          </>
        )}
      </Stack>
    </form>
  );
}
