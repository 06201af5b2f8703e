import { IconAlertTriangle } from '@tabler/icons-react';
import { useFormatter, useTranslations } from 'next-intl';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import type { AgencyField } from '@/lib/contracts/clauses/clause-values';
import styles from './readiness-warning.module.css';

type Props = { missing: readonly AgencyField[]; profileHref: string };

/** Says what the agency's profile lacks before a talent can sign anything; nothing when it lacks nothing. */
export function ReadinessWarning({ missing, profileHref }: Props) {
  const t = useTranslations('events.readiness');
  const format = useFormatter();
  if (missing.length === 0) return null;
  const fields = format.list(
    missing.map((field) => t(field)),
    { type: 'conjunction' },
  );
  return (
    <section className={styles.warning} aria-labelledby="falta-perfil">
      <IconAlertTriangle size={20} stroke={1.5} aria-hidden />
      <div className={styles.words}>
        <h2 id="falta-perfil" className={styles.title}>
          {t('title')}
        </h2>
        <p className={styles.text}>{t('text', { count: missing.length, fields })}</p>
      </div>
      <ButtonLink variant="default" size="xs" href={profileHref}>
        {t('action')}
      </ButtonLink>
    </section>
  );
}
