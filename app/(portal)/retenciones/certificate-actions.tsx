'use client';

import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import type { CertifiedTalent } from '@/lib/claims/certificates/queries';
import { ISSUE_CERTIFICATES, RESEND_CERTIFICATE } from '@/lib/claims/certificates/writes';
import { fileUrl } from '@/lib/core/photo-url';
import { useIssued } from './use-issued';
import styles from './withholdings.module.css';

type Props = { talent: CertifiedTalent; year: number; mayIssue: boolean };

/** Opens the certificate of a talent, makes it, or sends it again. */
export function CertificateActions({ talent, year, mayIssue }: Props) {
  const t = useTranslations('withholdings');
  const issuing = useAction(ISSUE_CERTIFICATES);
  const sending = useAction(RESEND_CERTIFICATE);
  const said = useIssued();
  const { state, fileId, certificateId, withheld, name, isOwn } = talent;
  const isMine = mayIssue && isOwn;
  const words = state === 'MISSING' ? 'issue' : withheld > 0 ? 'reissue' : 'end';
  return (
    <div className={styles.actions}>
      {fileId && (
        <ButtonLink
          href={fileUrl(fileId)}
          variant="subtle"
          size="xs"
          target="_blank"
          aria-label={t('openLabel', { talent: name })}
        >
          {t('open')}
        </ButtonLink>
      )}
      {certificateId && !fileId && t('drawing')}
      {isMine && (state === 'MISSING' || state === 'CHANGED') && (
        <PlainButton
          size="xs"
          variant="default"
          disabled={issuing.pending}
          aria-label={t(`${words}Label`, { talent: name })}
          onClick={() => void issuing.press({ year, talentIds: [talent.talentId] }, { said })}
        >
          {t(words)}
        </PlainButton>
      )}
      {isMine && state === 'ISSUED' && fileId && certificateId && (
        <PlainButton
          size="xs"
          variant="subtle"
          disabled={sending.pending}
          aria-label={t('resendLabel', { talent: name })}
          onClick={() => void sending.press({ id: certificateId }, t('resent'))}
        >
          {t('resend')}
        </PlainButton>
      )}
    </div>
  );
}
