import { IconFileCheck, IconFileText } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { contractCode } from '@/lib/contracts/rules';
import { fileUrl } from '@/lib/core/photo-url';
import { CONVOCATED } from '@/lib/core/states';
import type { BoardTalent } from './board';
import styles from './talents.module.css';

type Place = Pick<
  BoardTalent,
  | 'name'
  | 'stateId'
  | 'signedAt'
  | 'contractCode'
  | 'contractFileId'
  | 'claimSentAt'
  | 'claimFileId'
  | 'undrawn'
>;

/** How far contract and claim are, with their PDFs; nothing before somebody is confirmed. */
export function PlacePapers({ talent }: { talent: Place }) {
  const t = useTranslations('events.talents');
  if (talent.stateId !== CONVOCATED.CONFIRMED && !talent.signedAt) return null;
  if (!talent.signedAt || talent.contractCode === null) {
    return (
      <p className={styles.papers}>
        <span className={styles.paper}>
          <IconFileText size={14} stroke={1.5} aria-hidden />
          {t('contractPending')}
        </span>
      </p>
    );
  }
  const { name, contractFileId, claimSentAt, claimFileId, undrawn } = talent;
  const code = contractCode(talent.contractCode);
  const contractText = contractFileId
    ? 'contractSigned'
    : undrawn.contract
      ? 'contractUndrawn'
      : 'contractMaking';
  return (
    <p className={styles.papers}>
      <Paper fileId={contractFileId} text={t(contractText, { code })} label={t('pdf', { name })} />
      {claimSentAt && (
        <Paper
          fileId={claimFileId}
          text={t(!claimFileId && undrawn.claim ? 'claimUndrawn' : 'claimSent')}
          label={t('claimPdf', { name })}
        />
      )}
    </p>
  );
}

function Paper({ fileId, text, label }: { fileId: string | null; text: string; label: string }) {
  const icon = <IconFileCheck size={14} stroke={1.5} aria-hidden />;
  if (!fileId) {
    return (
      <span className={styles.paper}>
        {icon}
        {text}
      </span>
    );
  }
  return (
    <a
      className={styles.paper}
      href={fileUrl(fileId)}
      target="_blank"
      rel="noopener"
      aria-label={`${text}: ${label}`}
    >
      {icon}
      {text}
    </a>
  );
}
