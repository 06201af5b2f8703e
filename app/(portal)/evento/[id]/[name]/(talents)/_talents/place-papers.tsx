import { useTranslations } from 'next-intl';
import { RowIcon } from '@/app/_ui/list/row-icons';
import { contractCode } from '@/lib/contracts/rules';
import { fileUrl } from '@/lib/core/photo-url';
import type { Papers } from './papers';
import styles from './talents.module.css';

/** How far contract and claim are, with their PDFs. Its page has the `RowIconSheet`. */
export function PlacePapers({ papers: { contract, claim }, name }: { papers: Papers; name: string }) {
  const t = useTranslations('events.talents');
  if (!contract) {
    return (
      <p className={styles.papers}>
        <span className={styles.paper}>
          <RowIcon name="file" />
          {t('contractPending')}
        </span>
      </p>
    );
  }
  const code = contractCode(contract);
  const contractText = contract.fileId
    ? contract.isComplete
      ? 'contractComplete'
      : 'contractSigned'
    : contract.undrawn
      ? 'contractUndrawn'
      : 'contractMaking';
  return (
    <p className={styles.papers}>
      <Paper fileId={contract.fileId} text={t(contractText, { code })} label={t('pdf', { name })} />
      {claim && (
        <Paper
          fileId={claim.fileId}
          text={t(!claim.fileId && claim.undrawn ? 'claimUndrawn' : 'claimSent')}
          label={t('claimPdf', { name })}
        />
      )}
    </p>
  );
}

function Paper({ fileId, text, label }: { fileId: string | null; text: string; label: string }) {
  if (!fileId) {
    return (
      <span className={styles.paper}>
        <RowIcon name="fileDone" />
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
      <RowIcon name="fileDone" />
      {text}
    </a>
  );
}
